import { SuccessStories } from '../../case-studies/success-stories';
import { CaseBand } from '../../case-studies/told-case';
import { requestDemo, talkToExperts } from '../../next-steps';
import { QuietClosing } from '../../parts/closing-call';
import { Exhibit } from '../../parts/exhibit';
import { FigureSection } from '../../parts/figures';
import { BandHero } from '../../parts/heroes';
import { Questions } from '../../parts/questions';
import { AsideSection, BareSection, ColumnsSection } from '../../parts/section';
import type { PageProps } from '../written-page';
import type { financeCopy } from './finance-copy';
import { FraudTable } from './fraud-table';
import { PortfolioChart } from './portfolio-chart';

type Copy = typeof financeCopy.sections;

const actions = [requestDemo('quantum', 'Finance'), talkToExperts];

export function FinancePage({ copy, stories }: PageProps<Copy>) {
  return (
    <>
      <BandHero
        eyebrow={copy.hero.eyebrow}
        title={copy.hero.title}
        lead={copy.hero.content}
        actions={actions}
        motif="order-book"
        seed="/industries/finance"
      />
      <FigureSection id="impact" title={copy.impact.title} claims={copy.impact.claims} />
      <Overview copy={copy.overview} />
      <CoreSolutions copy={copy.core_solutions} />
      <ColumnsSection id="fraud">
        <div className="col-span-12 lg:col-span-5">
          <h2 id="fraud-title" className="text-3xl">
            {copy.fraud.title}
          </h2>
          <p className="mt-5 max-w-[52ch] text-muted">{copy.fraud.content}</p>
        </div>
        <Exhibit caption={copy.fraud.caption} className="col-span-12 min-w-0 lg:col-span-7">
          <FraudTable copy={copy.fraud} />
        </Exhibit>
      </ColumnsSection>
      <CaseBand story={stories[0]} tone="ink" />
      <UseCases copy={copy.use_cases} />
      <SuccessStories industry="Finance" stories={stories} />
      <AsideSection id="reasons" title={copy.reasons.title} lead={copy.reasons.content} tone="sunken">
        <ol className="grid gap-10">
          {copy.reasons.items.map(({ title, description }) => (
            <li key={title} className="border-l-2 border-accent pl-6">
              <h3 className="text-2xl">{title}</h3>
              <p className="mt-2 max-w-[60ch] text-muted">{description}</p>
            </li>
          ))}
        </ol>
      </AsideSection>
      <BareSection id="questions">
        <h2 id="questions-title" className="pb-8 text-2xl">
          {copy.questions.title}
        </h2>
        <Questions questions={copy.questions.items} />
      </BareSection>
      <QuietClosing {...copy.closing} actions={actions} />
    </>
  );
}

function Overview({ copy }: { copy: Copy['overview'] }) {
  return (
    <ColumnsSection id="overview">
      <Exhibit caption={copy.caption} className="order-last col-span-12 min-w-0 lg:order-none lg:col-span-7">
        <PortfolioChart copy={copy} />
      </Exhibit>
      <div className="col-span-12 lg:col-span-5 lg:pl-6">
        <h2 id="overview-title" className="text-3xl">
          {copy.title}
        </h2>
        <p className="mt-6 leading-relaxed text-muted">{copy.content}</p>
        <h3 className="mt-12 text-lg">{copy.matrix_title}</h3>
        <div className="mt-4 border-y border-line py-5 font-mono text-sm leading-loose">
          min −Σ<sub>i</sub> μ<sub>i</sub>x<sub>i</sub>
          <br />
          &nbsp;&nbsp;+ γ Σ<sub>ij</sub> x<sub>i</sub>σ<sub>ij</sub>x<sub>j</sub>
          <br />
          &nbsp;&nbsp;+ P (Σ<sub>i</sub> x<sub>i</sub> − k)²
        </div>
        <p className="mt-4 text-sm text-muted">{copy.matrix}</p>
      </div>
    </ColumnsSection>
  );
}

function CoreSolutions({ copy }: { copy: Copy['core_solutions'] }) {
  return (
    <section aria-labelledby="solutions-title" className="border-y border-line">
      <div className="page-wide">
        <h2 id="solutions-title" className="py-12 text-4xl lg:py-16">
          {copy.title}
        </h2>
        <ul className="grid border-t border-line md:grid-cols-2">
          {copy.items.map(({ title, description }, index) => (
            <li
              key={title}
              className={`border-line py-8 md:py-12 ${index % 2 ? 'md:border-l md:pl-10' : 'md:pr-10'} ${index > 0 ? 'max-md:border-t' : ''} ${index > 1 ? 'md:border-t' : ''}`}
            >
              <h3 className="text-2xl">{title}</h3>
              <p className="mt-3 max-w-[56ch] text-muted">{description}</p>
            </li>
          ))}
        </ul>
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
      <ul className="border-t border-line-strong">
        {copy.items.map(({ title, description, rhythm }) => (
          <li
            key={title}
            className="grid grid-cols-12 items-baseline gap-x-4 gap-y-1 border-b border-line py-4 lg:gap-x-8"
          >
            <h3 className="col-span-8 text-lg md:col-span-4">{title}</h3>
            <p className="col-span-12 row-start-2 text-muted md:col-span-6 md:row-start-auto">{description}</p>
            <p className="col-span-4 text-right font-mono text-xs text-accent md:col-span-2">{rhythm}</p>
          </li>
        ))}
      </ul>
    </BareSection>
  );
}
