import { range } from '../../illustrations/geometry';
import { contactHref } from '../../next-steps';
import { AddedSections } from '../../parts/added-sections';
import { ClosingCall } from '../../parts/closing-call';
import { Exhibit } from '../../parts/exhibit';
import { Explanation } from '../../parts/explanation';
import { InkHero } from '../../parts/heroes';
import { Rows } from '../../parts/rows';
import { AsideSection, ColumnsSection, Section } from '../../parts/section';
import type { PageProps } from '../written-page';
import { beliefAfter } from './belief';
import type { unfakedCopy } from './unfaked-copy';

type Copy = typeof unfakedCopy.sections;

const actions = [
  { label: 'Ask for access', href: contactHref('access') },
  { label: 'Explore Bliss', href: '/services/ai-solutions/platforms/bliss' },
];

export function UnfakedPage({ copy, added }: PageProps<Copy>) {
  return (
    <>
      <InkHero
        eyebrow="Unfaked"
        title={copy.hero.title}
        lead={copy.hero.content}
        actions={actions}
        motif="provenance"
        seed="/services/ai-solutions/platforms/unfaked"
      />
      <Section id="trace" title={copy.trace.title} lead={copy.trace.content}>
        <Trace copy={copy.trace} />
      </Section>
      <Origins copy={copy.origins} />
      <Section id="evidence" title={copy.evidence.title}>
        <Evidence copy={copy.evidence} />
      </Section>
      <AsideSection id="newsroom" title={copy.newsroom.title} tone="ink">
        <Rows rows={copy.newsroom.items} />
      </AsideSection>
      <AsideSection id="limits" title={copy.limits.title}>
        <p className="max-w-(--measure) text-xl leading-relaxed">{copy.limits.content}</p>
      </AsideSection>
      <AddedSections sections={added} />
      <ClosingCall {...copy.closing} actions={actions} />
    </>
  );
}

/** The words grow as the claim travels, and what they lost stands beside them. */
function Trace({ copy }: { copy: Copy['trace'] }) {
  const sizes = ['text-lg', 'text-xl', 'text-2xl', 'text-4xl'];
  return (
    <ol className="border-t border-line">
      {copy.items.map(({ day, where, words, lost, gained }, index) => (
        <li
          key={day}
          className="grid items-baseline gap-x-8 gap-y-3 border-b border-line py-7 lg:grid-cols-[min(11rem,19%)_minmax(0,1fr)_min(16rem,44%)]"
        >
          <p className="text-sm">
            <span className="font-mono text-accent">{day}</span>
            <span className="block text-muted">{where}</span>
          </p>
          <p className={`font-display leading-tight font-semibold tracking-tight text-balance ${sizes[index] ?? ''}`}>
            {words}
          </p>
          <dl className="text-sm">
            {lost && (
              <div className="grid grid-cols-[4rem_1fr]">
                <dt className="text-muted">{copy.lost}</dt>
                <dd>
                  <del className="decoration-warm">{lost}</del>
                </dd>
              </div>
            )}
            {gained && (
              <div className="grid grid-cols-[4rem_1fr]">
                <dt className="text-muted">{copy.gained}</dt>
                <dd className="text-warm">
                  <ins className="no-underline">{gained}</ins>
                </dd>
              </div>
            )}
          </dl>
        </li>
      ))}
    </ol>
  );
}

const HEADLINES = 12;

function Origins({ copy }: { copy: Copy['origins'] }) {
  return (
    <ColumnsSection id="origins" tone="sunken">
      <div className="col-span-12 lg:col-span-5">
        <Explanation id="origins" title={copy.title} content={copy.content} paragraphs={copy.paragraphs} />
      </div>
      <Exhibit caption={copy.caption} className="col-span-12 lg:col-span-7">
        <div className="relative overflow-x-auto">
          <table className="w-full text-left">
            <caption className="sr-only">{copy.title}</caption>
            <thead className="text-sm text-muted">
              <tr className="border-b border-line-strong">
                <th scope="col" className="pr-4 pb-3 font-normal">
                  {copy.headlines}
                </th>
                <th scope="col" className="pb-3 font-normal">
                  {copy.origins}
                </th>
                <th scope="col" className="pb-3 text-right font-normal">
                  {copy.belief}
                </th>
              </tr>
            </thead>
            <tbody>
              {[1, 2, 3, 4].map((origins) => (
                <tr key={origins} className="border-b border-line">
                  <td className="w-2/5 py-4 pr-4 sm:w-3/5">
                    <Copies origins={origins} />
                    <span className="sr-only">{HEADLINES}</span>
                  </td>
                  <th scope="row" className="py-4 font-display text-2xl font-semibold">
                    {origins}
                  </th>
                  <td className="py-4 text-right font-mono text-lg">
                    {Math.round(beliefAfter(origins, 0.1, 3) * 100)}%
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Exhibit>
    </ColumnsSection>
  );
}

/** Twelve headlines above, each joined to the origin below that it goes back to. */
function Copies({ origins }: { origins: number }) {
  const place = (index: number, count: number) => ((index + 0.5) / count) * 240;
  const originOf = (headline: number) => Math.floor((headline * origins) / HEADLINES);
  const threads = range(HEADLINES).map((headline) => {
    const from = Math.round(place(headline, HEADLINES));
    const to = Math.round(place(originOf(headline), origins));
    return `M${from} 8C${from} 28 ${to} 22 ${to} 42`;
  });
  return (
    <svg aria-hidden="true" viewBox="0 0 240 52" className="w-full max-w-80" fill="none">
      <path d={threads.join('')} className="stroke-line-strong" strokeWidth="1" />
      {range(HEADLINES).map((headline) => (
        <rect
          key={headline}
          x={place(headline, HEADLINES) - 6}
          y="2"
          width="12"
          height="6"
          className="fill-line-strong"
        />
      ))}
      {range(origins).map((origin) => (
        <circle key={origin} cx={place(origin, origins)} cy="45" r="5.5" className="fill-accent" />
      ))}
    </svg>
  );
}

function Evidence({ copy }: { copy: Copy['evidence'] }) {
  const sides = [
    { title: copy.for_title, items: copy.for_items },
    { title: copy.against_title, items: copy.against_items },
  ];
  return (
    <div className="border border-line">
      <p className="border-b border-line p-6 font-display text-2xl leading-tight font-semibold sm:px-10 sm:py-8">
        {copy.claimed}
      </p>
      <div className="grid md:grid-cols-2">
        {sides.map(({ title, items }, index) => (
          <div key={title} className={`p-6 sm:p-10 ${index === 1 ? 'border-line max-md:border-t md:border-l' : ''}`}>
            <h3 className="text-lg">{title}</h3>
            <ul className="mt-4 grid gap-5">
              {items.map(({ text, kind }) => (
                <li key={text}>
                  {text}
                  <span className="mt-1 block font-mono text-xs text-muted">{kind}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className="border-t border-line bg-accent-soft p-6 sm:px-10">
        <strong className="font-semibold">{copy.open}:</strong> {copy.open_text}
      </p>
    </div>
  );
}
