import { ResultFigure } from '../../case-studies/result-figure';
import { SuccessStories } from '../../case-studies/success-stories';
import { ToldCase } from '../../case-studies/told-case';
import { figure } from '../../claims';
import { requestDemo, talkToExperts } from '../../next-steps';
import { ClosingCall } from '../../parts/closing-call';
import { Exhibit } from '../../parts/exhibit';
import { FigureSection } from '../../parts/figures';
import { SplitHero } from '../../parts/heroes';
import { Questions } from '../../parts/questions';
import { AsideSection, BareSection, ColumnsSection, Section } from '../../parts/section';
import type { PageProps, Story } from '../written-page';
import { Gantt } from './gantt';
import type { manufacturingCopy } from './manufacturing-copy';

type Copy = typeof manufacturingCopy.sections;

const actions = [requestDemo('quantum', 'Manufacturing'), talkToExperts];

export function ManufacturingPage({ copy, stories }: PageProps<Copy>) {
  const left = Math.round(40 * (1 - Number.parseFloat(figure('factory-downtime')) / 100));
  return (
    <>
      <SplitHero
        eyebrow={copy.hero.eyebrow}
        title={copy.hero.title}
        lead={copy.hero.content}
        actions={actions}
        motif="factory-line"
        seed="/industries/manufacturing"
        proof={<p className="border-t border-line pt-4 text-sm text-muted">{copy.hero.note}</p>}
      />
      <Section id="exhibit" title={copy.exhibit.title} lead={copy.exhibit.content} tone="sunken">
        <Exhibit caption={copy.exhibit.caption}>
          <Gantt copy={copy.exhibit} />
        </Exhibit>
      </Section>
      <Overview copy={copy.overview} />
      <FigureSection id="impact" title={copy.impact.title} claims={copy.impact.claims}>
        <p className="page-wide pt-6 text-muted">
          <span className="block max-w-[72ch]">{copy.impact.arithmetic.replace('{left}', String(left))}</span>
        </p>
      </FigureSection>
      <AsideSection id="core-solutions" title={copy.core_solutions.title}>
        <ul className="grid gap-x-10 gap-y-12 sm:grid-cols-2">
          {copy.core_solutions.items.map(({ title, description }) => (
            <li key={title}>
              <h3 className="border-b border-line pb-3 text-xl">{title}</h3>
              <p className="mt-4 text-muted">{description}</p>
            </li>
          ))}
        </ul>
      </AsideSection>
      <Highlight story={stories[0]} />
      <UseCases copy={copy.use_cases} />
      <SuccessStories industry="Manufacturing" stories={stories} />
      <Reasons copy={copy.reasons} questions={copy.questions} />
      <ClosingCall {...copy.closing} actions={actions} />
    </>
  );
}

function Overview({ copy }: { copy: Copy['overview'] }) {
  const oee = Math.round(0.9 ** copy.items.length * 100);
  return (
    <BareSection id="overview">
      <div className="grid grid-cols-12 gap-x-4 gap-y-6 lg:gap-x-8">
        <h2 id="overview-title" className="col-span-12 text-3xl lg:col-span-5">
          {copy.title}
        </h2>
        <p className="col-span-12 max-w-[60ch] text-lg leading-relaxed text-muted lg:col-span-6 lg:col-start-7">
          {copy.content}
        </p>
      </div>
      <dl className="mt-12 grid border-y border-line-strong lg:grid-cols-3">
        {copy.items.map(({ term, text, work }, index) => (
          <div
            key={term}
            className={`relative py-7 lg:px-8 lg:first:pl-0 ${index > 0 ? 'border-line max-lg:border-t lg:border-l' : ''}`}
          >
            <dt className="font-display text-2xl font-semibold">
              {index > 0 && (
                <span aria-hidden="true" className="mr-3 text-accent">
                  ×
                </span>
              )}
              {term}
            </dt>
            <dd className="mt-3">{text}</dd>
            <dd className="mt-1 text-sm text-accent">{work}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 text-muted">{copy.product.replace('{oee}', String(oee))}</p>
    </BareSection>
  );
}

function Highlight({ story }: { story: Story | undefined }) {
  if (!story) return null;
  return (
    <section aria-labelledby="case-title" className="page-wide">
      <div className="grid grid-cols-12 gap-x-4 border-2 border-text lg:gap-x-8">
        <div className="col-span-12 p-6 sm:p-10 lg:col-span-8 lg:p-14">
          <ToldCase story={story} />
        </div>
        {story.resultsAchieved && (
          <div className="on-ink col-span-12 flex flex-col justify-end p-6 sm:p-10 lg:col-span-4">
            <ResultFigure text={story.resultsAchieved} size="band" />
          </div>
        )}
      </div>
    </section>
  );
}

function UseCases({ copy }: { copy: Copy['use_cases'] }) {
  return (
    <BareSection id="uses">
      <h2 id="uses-title" className="pb-8 text-3xl">
        {copy.title}
      </h2>
      <div className="@container">
        <table className="data-table stacked-table">
          <thead>
            <tr>
              <th scope="col">{copy.plant}</th>
              <th scope="col">{copy.decision}</th>
              <th scope="col">{copy.gain}</th>
            </tr>
          </thead>
          <tbody>
            {copy.items.map(({ plant, decision, gain }) => (
              <tr key={plant}>
                <th scope="row" className="text-base">
                  {plant}
                </th>
                <td className="text-base">{decision}</td>
                <td className="text-muted">{gain}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </BareSection>
  );
}

function Reasons({ copy, questions }: { copy: Copy['reasons']; questions: Copy['questions'] }) {
  return (
    <div className="border-t border-line bg-sunken">
      <section aria-labelledby="reasons-title" className="page-wide pt-16 lg:pt-24">
        <h2 id="reasons-title" className="text-4xl">
          {copy.title}
        </h2>
        <p className="mt-4 text-lg text-muted">{copy.content}</p>
        <ol className="mt-12 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {copy.items.map(({ title, description }) => (
            <li key={title}>
              <h3 className="text-lg">{title}</h3>
              <p className="mt-2 text-sm text-muted">{description}</p>
            </li>
          ))}
        </ol>
      </section>
      <ColumnsSection id="questions" rowGap="gap-y-8">
        <h2 id="questions-title" className="col-span-12 text-2xl lg:col-span-4">
          {questions.title}
        </h2>
        <div className="col-span-12 lg:col-span-8">
          <Questions questions={questions.items} />
        </div>
      </ColumnsSection>
    </div>
  );
}
