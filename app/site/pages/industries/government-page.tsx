import { ArrowLink } from '~/ui/arrow-link';
import { ResultFigure } from '../../case-studies/result-figure';
import { SuccessStories } from '../../case-studies/success-stories';
import { ToldCase } from '../../case-studies/told-case';
import { LateIllustration } from '../../illustrations/illustration';
import { requestDemo, talkToExperts } from '../../next-steps';
import { Actions } from '../../parts/actions';
import { QuietClosing } from '../../parts/closing-call';
import { Exhibit } from '../../parts/exhibit';
import { FigureColumn, FigureSection } from '../../parts/figures';
import { Rows } from '../../parts/rows';
import { AsideSection, BareSection, ColumnsSection } from '../../parts/section';
import type { PageProps, Story } from '../written-page';
import type { governmentCopy } from './government-copy';
import { Horizon } from './horizon';

type Copy = typeof governmentCopy.sections;

const actions = [requestDemo('other', 'Government'), talkToExperts];

export function GovernmentPage({ copy, stories }: PageProps<Copy>) {
  return (
    <>
      <Hero copy={copy.hero} />
      <ColumnsSection id="exhibit" tone="sunken">
        <div className="col-span-12 lg:col-span-4">
          <h2 id="exhibit-title" className="text-3xl">
            {copy.exhibit.title}
          </h2>
          <p className="mt-5 max-w-[52ch] text-muted">{copy.exhibit.content}</p>
        </div>
        <Exhibit caption={copy.exhibit.caption} className="col-span-12 lg:col-span-8">
          <Horizon copy={copy.exhibit} />
        </Exhibit>
      </ColumnsSection>
      <Sizes copy={copy.sizes} />
      <ColumnsSection id="overview" tone="ink" rowGap="gap-y-8">
        <h2 id="overview-title" className="col-span-12 text-4xl lg:col-span-7">
          {copy.overview.title}
        </h2>
        <p className="col-span-12 max-w-[60ch] text-lg leading-relaxed text-muted lg:col-span-6 lg:col-start-7">
          {copy.overview.content}
        </p>
      </ColumnsSection>
      <AsideSection id="core-solutions" title={copy.core_solutions.title}>
        <Rows rows={copy.core_solutions.items} />
        <p className="mt-8">
          <ArrowLink href="/solutions/government">{copy.core_solutions.link}</ArrowLink>
        </p>
      </AsideSection>
      <Proof impact={copy.impact} story={stories[0]} />
      <BareSection id="uses">
        <h2 id="uses-title" className="pb-8 text-2xl">
          {copy.use_cases.title}
        </h2>
        <ul className="gap-x-16 border-t border-line md:columns-2">
          {copy.use_cases.items.map((item) => (
            <li key={item} className="break-inside-avoid border-b border-line py-4">
              {item}
            </li>
          ))}
        </ul>
      </BareSection>
      <SuccessStories industry="Government" stories={stories} />
      <section aria-labelledby="reasons-title" className="border-t border-line">
        <div className="page-wide grid grid-cols-12 gap-x-4 gap-y-10 py-16 lg:gap-x-8 lg:py-24">
          <h2 id="reasons-title" className="col-span-12 text-3xl lg:col-span-3">
            {copy.reasons.title}
          </h2>
          {copy.reasons.items.map(({ title, description }) => (
            <div key={title} className="col-span-12 border-l border-line pl-6 sm:col-span-4 lg:col-span-3">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-3 text-muted">{description}</p>
            </div>
          ))}
        </div>
      </section>
      <QuietClosing {...copy.closing} actions={actions} />
    </>
  );
}

/** Set like the first page of a file: the matter on the left, the docket on the right, the seal under it. */
function Hero({ copy }: { copy: Copy['hero'] }) {
  return (
    <div className="page-wide grid grid-cols-12 gap-x-4 gap-y-12 pt-12 pb-16 lg:gap-x-8 lg:pt-20 lg:pb-24">
      <div className="col-span-12 lg:col-span-8">
        <p className="font-medium text-accent">{copy.eyebrow}</p>
        <h1 className="mt-4 max-w-[14ch] text-5xl leading-[0.98]">{copy.title}</h1>
        <p className="mt-9 max-w-[60ch] text-lg leading-relaxed text-muted">{copy.content}</p>
        <Actions actions={actions} className="mt-9" />
      </div>
      <div className="col-span-12 grid content-start gap-6 lg:col-span-4">
        <dl className="border-t-2 border-text">
          {copy.items.map(({ term, text }) => (
            <div key={term} className="border-b border-line py-4">
              <dt className="text-sm text-accent">{term}</dt>
              <dd className="mt-1">{text}</dd>
            </div>
          ))}
        </dl>
        <LateIllustration
          motif="civic"
          seed="/industries/government"
          className="block aspect-16/9 w-full max-lg:order-first"
        />
      </div>
    </div>
  );
}

function Sizes({ copy }: { copy: Copy['sizes'] }) {
  return (
    <ColumnsSection id="sizes" rowGap="gap-y-8">
      <div className="col-span-12 min-w-0 overflow-x-auto lg:col-span-7">
        <table className="data-table" aria-labelledby="sizes-title">
          <thead>
            <tr>
              {copy.columns.map((column, index) => (
                <th
                  key={column}
                  scope="col"
                  className={index > 1 ? 'number' : index === 1 ? 'max-sm:hidden' : undefined}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {copy.items.map(({ name, standard, key, other, safe }) => (
              <tr key={name}>
                <th scope="row" className={`font-mono whitespace-nowrap ${safe ? 'text-accent' : ''}`}>
                  {name}
                  <span className="block font-sans text-xs text-muted sm:hidden">{standard}</span>
                </th>
                <td className="whitespace-nowrap text-muted max-sm:hidden">{standard}</td>
                <td className="number">{key}</td>
                <td className="number">{other}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-4 text-sm text-muted">{copy.note}</p>
      </div>
      <div className="col-span-12 max-lg:order-first lg:col-span-4 lg:col-start-9">
        <h2 id="sizes-title" className="text-2xl">
          {copy.title}
        </h2>
        <p className="mt-4 text-muted">{copy.content}</p>
      </div>
    </ColumnsSection>
  );
}

function Proof({ impact, story }: { impact: Copy['impact']; story: Story | undefined }) {
  if (!story) return <FigureSection id="impact" title={impact.title} claims={impact.claims} />;
  return (
    <div className="border-y border-line bg-sunken">
      <div className="page-wide grid grid-cols-12 gap-x-4 lg:gap-x-8">
        <section
          aria-labelledby="impact-title"
          className="col-span-12 pt-16 pb-10 md:col-span-5 lg:col-span-4 lg:py-24"
        >
          <h2 id="impact-title" className="pb-6 text-2xl">
            {impact.title}
          </h2>
          <FigureColumn claims={impact.claims} />
        </section>
        <section
          aria-labelledby="case-title"
          className="col-span-12 border-line py-12 max-md:border-t md:col-span-7 md:border-l md:pl-10 lg:col-span-7 lg:col-start-6 lg:py-24 lg:pl-16"
        >
          <ToldCase story={story} size="text-4xl">
            {story.resultsAchieved && (
              <div className="mt-10">
                <ResultFigure text={story.resultsAchieved} size="band" />
              </div>
            )}
          </ToldCase>
        </section>
      </div>
    </div>
  );
}
