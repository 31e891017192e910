import { company } from '~/lib/company';
import { ButtonLink } from '~/ui/button';
import type { HomeCopy } from './home-copy';

const facts = [
  { term: 'Founded', text: String(company.foundedYear) },
  {
    term: 'Headquarters',
    text: `${company.headquarters.city} ${company.headquarters.postalCode}, ${company.headquarters.country}`,
  },
  {
    term: 'Second office',
    text: `${company.secondOffice.city}, ${company.secondOffice.country}. ${company.secondOffice.note}`,
  },
  { term: 'Products', text: 'In production' },
];

export function WhoWeAre({ copy }: { copy: HomeCopy['who_we_are'] }) {
  return (
    <section aria-labelledby="who-title" className="page-wide section-y grid grid-cols-12 gap-x-4 lg:gap-x-8">
      <h2 id="who-title" className="col-span-12 text-xl lg:col-span-3 lg:pt-2">
        {copy.title}
      </h2>
      <p className="col-span-12 mt-6 font-display text-3xl leading-[1.12] font-semibold tracking-tight text-balance lg:col-span-9 lg:mt-0">
        {copy.statement}
      </p>
      <div className="col-span-12 mt-10 md:col-span-6 lg:col-span-5 lg:col-start-4 lg:mt-16">
        <p className="text-lg leading-relaxed text-muted">{copy.content}</p>
        <p className="mt-8">
          <ButtonLink href="/about" variant="outline">
            About Us
          </ButtonLink>
        </p>
      </div>
      <dl className="col-span-12 mt-12 border-t border-line md:col-span-6 md:mt-10 lg:col-span-4 lg:mt-16">
        {facts.map(({ term, text }) => (
          <div key={term} className="grid grid-cols-[8.5rem_1fr] gap-4 border-b border-line py-3 text-sm">
            <dt className="text-muted">{term}</dt>
            <dd className="tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
