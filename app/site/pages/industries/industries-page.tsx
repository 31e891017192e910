import { ArrowLink } from '~/ui/arrow-link';
import { titleOf } from '../../articles/article-facts';
import { claim } from '../../claims';
import { LateIllustration } from '../../illustrations/illustration';
import { contactHref } from '../../next-steps';
import { Actions } from '../../parts/actions';
import { ClosingCall } from '../../parts/closing-call';
import { ColumnsSection, Section } from '../../parts/section';
import type { PageProps, Story } from '../written-page';
import { timeToTryAll } from './growth-model';
import type { industriesCopy } from './industries-copy';

type Copy = typeof industriesCopy.sections;
type Item = Copy['industries']['items'][number];

const actions = [
  { label: 'Discuss Solutions', href: contactHref('consultation') },
  { label: 'Start Your Transformation', href: contactHref('sales') },
];

export function IndustriesPage({ copy, stories }: PageProps<Copy>) {
  return (
    <>
      <div className="page-wide pt-12 pb-12 lg:pt-20 lg:pb-16">
        <p className="font-medium text-accent">{copy.hero.eyebrow}</p>
        <h1 className="mt-4 max-w-[18ch] text-5xl leading-[0.98]">{copy.hero.title}</h1>
        <div className="mt-8 grid grid-cols-12 items-end gap-x-4 gap-y-7 lg:gap-x-8">
          <p className="col-span-12 max-w-[60ch] text-lg leading-relaxed text-muted lg:col-span-7">
            {copy.hero.content}
          </p>
          <Actions actions={actions} className="col-span-12 lg:col-span-5 lg:justify-end" />
        </div>
      </div>
      <section aria-labelledby="industries-title" className="border-t border-line">
        <h2 id="industries-title" className="sr-only">
          {copy.industries.title}
        </h2>
        <ul className="page-wide">
          {copy.industries.items.map((item, index) => (
            <Industry
              key={item.href}
              item={item}
              words={copy.industries}
              story={stories.find(({ industry }) => industry === item.industry)}
              mirrored={index % 2 === 1}
            />
          ))}
        </ul>
      </section>
      <Growth copy={copy.growth} />
      <Impact copy={copy.impact} />
      <ClosingCall {...copy.closing} actions={actions.toReversed()} />
    </>
  );
}

interface IndustryProps {
  item: Item;
  words: Copy['industries'];
  story: Story | undefined;
  mirrored: boolean;
}

function Industry({ item, words, story, mirrored }: IndustryProps) {
  return (
    <li className="grid grid-cols-12 gap-x-4 gap-y-6 border-b border-line py-10 last:border-0 lg:gap-x-8 lg:py-14">
      <LateIllustration
        motif={item.motif}
        seed={item.href}
        className={`col-span-12 block aspect-3/2 w-full sm:col-span-4 ${mirrored ? 'sm:order-last' : ''}`}
      />
      <div className="col-span-12 grid content-between gap-y-6 sm:col-span-8 lg:grid-cols-8 lg:gap-x-8">
        <div className="lg:col-span-5">
          <h3 className="text-3xl">{item.title}</h3>
          <p className="mt-4 max-w-[52ch] text-lg leading-relaxed text-muted">{item.description}</p>
        </div>
        <div className="lg:col-span-3">
          <h4 className="font-sans text-sm font-medium text-muted">{words.solutions_title}</h4>
          <ul className="mt-2">
            {item.solutions.map((solution) => (
              <li key={solution} className="border-t border-line py-2">
                {solution}
              </li>
            ))}
          </ul>
        </div>
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-t border-line pt-4 lg:col-span-8">
          {story && (
            <div className="max-w-[60ch]">
              <h4 className="font-sans text-sm font-medium text-muted">{words.case_title}</h4>
              <p className="mt-1">
                <a href={story.path} className="underline-accent font-medium">
                  {titleOf(story)}
                </a>
                {story.resultsAchieved && <span className="mt-1 block text-muted">{story.resultsAchieved}</span>}
              </p>
            </div>
          )}
          <ArrowLink href={item.href}>
            Learn More<span className="sr-only"> about {item.title}</span>
          </ArrowLink>
        </div>
      </div>
    </li>
  );
}

function Growth({ copy }: { copy: Copy['growth'] }) {
  return (
    <ColumnsSection id="growth" tone="ink">
      <div className="col-span-12 lg:col-span-4">
        <h2 id="growth-title" className="text-4xl">
          {copy.title}
        </h2>
        <p className="mt-6 max-w-[52ch] text-muted">{copy.content}</p>
      </div>
      <div className="@container col-span-12 min-w-0 lg:col-span-8">
        <table className="data-table stacked-table" aria-labelledby="growth-title">
          <thead>
            <tr>
              <th scope="col">{copy.decisions}</th>
              <th scope="col">{copy.example}</th>
              <th scope="col" className="number">
                {copy.time}
              </th>
            </tr>
          </thead>
          <tbody>
            {copy.counts.map((count, index) => {
              const { amount, unit } = timeToTryAll(count);
              return (
                <tr key={count}>
                  <th scope="row" className="font-display text-2xl">
                    {count}
                  </th>
                  <td className="text-muted">{copy.examples[index]}</td>
                  <td className="number text-base lg:whitespace-nowrap">
                    {amount} {unit}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
        <p className="mt-8 max-w-[72ch] border-l-2 border-warm pl-5 text-muted">{copy.note}</p>
      </div>
    </ColumnsSection>
  );
}

function Impact({ copy }: { copy: Copy['impact'] }) {
  return (
    <Section id="impact" title={copy.title} lead={copy.content}>
      <dl className="border-t border-line-strong">
        {copy.claims.map((id, index) => {
          const { value, label, source } = claim(id);
          return (
            <div
              key={id}
              className="grid grid-cols-12 items-baseline gap-x-4 gap-y-2 border-b border-line py-7 lg:gap-x-8 lg:py-9"
            >
              <dt className="col-span-12 md:col-span-6">
                <span className="block font-display text-4xl leading-none font-semibold tabular-nums">{value}</span>{' '}
                <span className="mt-2 block text-lg">{label}</span>
              </dt>
              <dd className="col-span-12 text-muted md:col-span-6 lg:col-span-5 lg:col-start-8">
                {copy.notes[index]}
                <span className="mt-2 block text-xs">{source}</span>
              </dd>
            </div>
          );
        })}
      </dl>
    </Section>
  );
}
