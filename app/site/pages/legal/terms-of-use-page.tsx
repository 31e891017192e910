import { longDate } from '~/lib/dates';
import { claim } from '../../claims';
import { Exhibit } from '../../parts/exhibit';
import type { PageProps } from '../written-page';
import { LegalPage } from './legal-page';
import type { TermsOfUseCopy } from './terms-of-use-copy';

export function TermsOfUsePage({ copy: { hero, ...articles } }: PageProps<TermsOfUseCopy>) {
  return (
    <LegalPage hero={hero} articles={articles} exhibits={{ figures: <RegisterEntry copy={articles.figures} /> }} />
  );
}

/** A figure as the register has it, with what each part is called. */
function RegisterEntry({ copy }: { copy: TermsOfUseCopy['figures'] }) {
  const { value, label, source, reviewDate } = claim(copy.claim);
  const parts = [
    { name: copy.value, text: value },
    { name: copy.label, text: label },
    { name: copy.source, text: source },
    { name: copy.review, text: longDate(reviewDate) },
  ];
  return (
    <Exhibit caption={copy.note} className="mt-8">
      <dl className="grid gap-x-8 gap-y-1 sm:grid-cols-[11rem_1fr] sm:gap-y-4">
        {parts.map(({ name, text }, n) => (
          <div key={name} className="contents">
            <dt className="text-sm text-muted sm:pt-1">{name}</dt>
            <dd className={n === 0 ? 'font-display text-2xl font-semibold' : 'max-sm:pb-3'}>{text}</dd>
          </div>
        ))}
      </dl>
    </Exhibit>
  );
}
