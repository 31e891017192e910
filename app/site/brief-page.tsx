import { ButtonLink } from '~/ui/button';
import type { Brief, BriefFact } from './briefs';
import { claim } from './claims';
import { Illustration } from './illustrations/illustration';
import { Nearby } from './parts/nearby';
import type { SitePage } from './site-map';

/** A page in short: its title and lead, three facts, its picture and the ways on. */
export function BriefPage({ page, brief }: { page: SitePage; brief: Brief }) {
  const [first, ...rest] = brief.actions;
  return (
    <article>
      <div className="page-wide grid grid-cols-12 gap-x-4 lg:gap-x-8 gap-y-12 pt-12 pb-16 lg:pt-20 lg:pb-24">
        <div className="col-span-12 lg:col-span-7">
          <p className="font-medium text-accent">{page.label}</p>
          <h1 className="mt-4 text-4xl">{brief.heading}</h1>
          <p className="mt-7 max-w-[60ch] text-lg leading-relaxed text-muted">{brief.lead}</p>
          <p className="mt-9 flex flex-wrap gap-3">
            <ButtonLink href={first.href} size="lg">
              {first.label}
            </ButtonLink>
            {rest.map((action) => (
              <ButtonLink key={action.href + action.label} href={action.href} size="lg" variant="outline">
                {action.label}
              </ButtonLink>
            ))}
          </p>
        </div>
        <div className="col-span-12 sm:col-span-10 lg:col-span-5">
          <Illustration motif={page.motif} seed={page.path} className="block aspect-4/3 w-full lg:aspect-square" />
        </div>
      </div>
      <Facts facts={brief.facts} />
      <Nearby path={page.path} />
    </article>
  );
}

function Facts({ facts }: { facts: readonly BriefFact[] }) {
  return (
    <div className="border-y border-line">
      <dl className="page-wide grid divide-line max-md:divide-y md:grid-cols-3 md:divide-x">
        {facts.map((fact) => (
          <Fact key={'claim' in fact ? fact.claim : fact.term} fact={fact} />
        ))}
      </dl>
    </div>
  );
}

function Fact({ fact }: { fact: BriefFact }) {
  const { term, text, source } =
    'claim' in fact
      ? { term: claim(fact.claim).value, text: claim(fact.claim).label, source: claim(fact.claim).source }
      : { ...fact, source: undefined };
  return (
    <div className="py-8 md:px-8 md:py-10 md:first:pl-0 md:last:pr-0">
      <dt className={`font-display leading-none font-semibold tabular-nums ${source ? 'text-3xl' : 'text-xl'}`}>
        {term}
      </dt>
      <dd className="mt-3 break-words">{text}</dd>
      {source && <dd className="mt-2 text-xs text-muted">{source}</dd>}
    </div>
  );
}
