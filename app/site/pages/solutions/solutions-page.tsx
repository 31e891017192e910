import { ArrowLink } from '~/ui/arrow-link';
import { LateIllustration } from '../../illustrations/illustration';
import { contactHref } from '../../next-steps';
import { Actions } from '../../parts/actions';
import { AddedSections } from '../../parts/added-sections';
import { ClosingCall } from '../../parts/closing-call';
import { FigureSection } from '../../parts/figures';
import { BandHero } from '../../parts/heroes';
import { BareSection, ColumnsSection, Section } from '../../parts/section';
import type { PageProps } from '../written-page';
import type { solutionsCopy } from './solutions-copy';

type Copy = typeof solutionsCopy.sections;

const consultation = { label: 'Schedule Consultation', href: contactHref('consultation') };
const caseStudies = { label: 'View Case Studies', href: '/insights' };
const next = (href: string, about: string) => [
  { label: 'Learn More', href, about },
  { label: 'Get Quote', href: contactHref('quote') },
];

export function SolutionsPage({ copy, added }: PageProps<Copy>) {
  return (
    <>
      <BandHero
        eyebrow={copy.hero.eyebrow}
        title={copy.hero.title}
        lead={copy.hero.content}
        actions={[consultation, caseStudies]}
        motif="network"
        seed="/solutions"
      />
      <FigureSection id="stats" title={copy.stats.title} claims={copy.stats.claims}>
        {copy.stats.content && <p className="page-wide pt-8 text-muted">{copy.stats.content}</p>}
      </FigureSection>
      <Choice copy={copy.choice} />
      <Quantum copy={copy.quantum} />
      <Ai copy={copy.ai} />
      <Enterprise copy={copy.enterprise} />
      <Section id="together" title={copy.together.title} lead={copy.together.content}>
        <ol className="grid lg:grid-cols-3">
          {copy.together.items.map(({ title, description }, index) => (
            <li
              key={title}
              className={`relative border-line pt-8 pb-8 max-lg:border-l max-lg:pl-8 lg:border-t lg:pr-10 ${index === 2 ? 'max-lg:pb-0' : ''}`}
            >
              <span
                aria-hidden="true"
                className="absolute top-8 -left-[7px] size-[13px] rounded-full bg-accent lg:-top-[7px] lg:left-0"
              />
              <h3 className="-mt-1.5 text-2xl lg:mt-0">{title}</h3>
              <p className="mt-3 max-w-[48ch] text-muted">{description}</p>
            </li>
          ))}
        </ol>
      </Section>
      <AddedSections sections={added} />
      <ClosingCall {...copy.consultation} actions={[consultation, caseStudies]} />
    </>
  );
}

/** A ladder of questions: the first yes leaves it to the right. */
function Choice({ copy }: { copy: Copy['choice'] }) {
  return (
    <Section id="choice" title={copy.title} lead={copy.content}>
      <ol>
        {copy.items.map((item, index) => (
          <li key={item.question} className="grid grid-cols-12 gap-x-4 lg:gap-x-8">
            <div className="relative col-span-12 border-l-2 border-line-strong pb-8 pl-7 md:col-span-7">
              <span
                aria-hidden="true"
                className="absolute top-0 -left-[13px] grid size-6 place-items-center rounded-full border-2 border-line-strong bg-ground font-mono text-2xs"
              >
                {index + 1}
              </span>
              <h3 className="max-w-[36ch] text-xl">{item.question}</h3>
              <p className="mt-2 text-sm text-muted max-md:hidden">{copy.no} ↓</p>
            </div>
            <div className="col-span-12 border-l-2 border-line-strong pb-10 pl-7 md:col-span-5 md:border-0 md:pl-0">
              <p className="grid grid-cols-[3.5rem_1fr] items-baseline gap-x-4">
                <span className="text-sm text-muted">{copy.yes} →</span>
                <span>
                  {'href' in item ? (
                    <ArrowLink href={item.href} className="text-xl">
                      {item.answer}
                    </ArrowLink>
                  ) : (
                    <span className="text-xl font-medium text-warm">{item.answer}</span>
                  )}
                  <span className="mt-1 block text-muted">{item.detail}</span>
                </span>
              </p>
            </div>
          </li>
        ))}
      </ol>
      <p className="border-l-2 border-accent pl-7 text-lg">{copy.last}</p>
    </Section>
  );
}

function Quantum({ copy }: { copy: Copy['quantum'] }) {
  return (
    <section aria-labelledby="quantum-title" id="quantum" className="on-ink relative overflow-hidden">
      <div className="relative h-[clamp(13rem,56vw,24rem)] lg:absolute lg:inset-y-0 lg:right-0 lg:h-auto lg:w-[42%]">
        <LateIllustration theme="dark" motif="bloch-sphere" seed="/solutions/quantum" className="hero-band-art" />
      </div>
      <div className="page-wide relative grid grid-cols-12 gap-x-4 py-16 lg:gap-x-8 lg:py-28">
        <div className="col-span-12 lg:col-span-6">
          <h2 id="quantum-title" className="text-4xl">
            {copy.title}
          </h2>
          <p className="mt-6 max-w-[56ch] text-lg leading-relaxed text-muted">{copy.content}</p>
          <ul className="mt-8 border-t border-line">
            {copy.items.map((item) => (
              <li key={item} className="border-b border-line py-3">
                {item}
              </li>
            ))}
          </ul>
          <Actions actions={next(copy.href, 'quantum solutions')} className="mt-9" />
        </div>
      </div>
    </section>
  );
}

function Ai({ copy }: { copy: Copy['ai'] }) {
  return (
    <ColumnsSection id="ai">
      <div className="col-span-12 lg:col-span-5">
        <LateIllustration
          motif="token-tree"
          seed="/solutions/ai"
          className="block aspect-4/3 w-full lg:aspect-square"
        />
      </div>
      <div className="col-span-12 self-center lg:col-span-6 lg:col-start-7">
        <h2 id="ai-title" className="text-4xl">
          {copy.title}
        </h2>
        <p className="mt-6 max-w-[56ch] text-lg leading-relaxed text-muted">{copy.content}</p>
        <ul className="mt-8 grid gap-x-8 gap-y-4 sm:grid-cols-2">
          {copy.items.map((item) => (
            <li key={item} className="border-l-2 border-accent pl-4">
              {item}
            </li>
          ))}
        </ul>
        <Actions actions={next(copy.href, 'AI solutions')} className="mt-9" />
      </div>
    </ColumnsSection>
  );
}

function Enterprise({ copy }: { copy: Copy['enterprise'] }) {
  return (
    <BareSection id="enterprise" tone="sunken">
      <div className="grid grid-cols-12 items-end gap-x-4 gap-y-6 lg:gap-x-8">
        <h2 id="enterprise-title" className="col-span-12 text-4xl lg:col-span-5">
          {copy.title}
        </h2>
        <p className="col-span-12 max-w-[60ch] text-lg leading-relaxed text-muted lg:col-span-6 lg:col-start-7">
          {copy.content}
        </p>
      </div>
      <dl className="mt-12 grid border-y border-line-strong sm:grid-cols-2 lg:grid-cols-4">
        {copy.items.map(({ term, text }) => (
          <div
            key={term}
            className="border-line py-6 max-sm:border-b max-sm:last:border-0 sm:px-6 sm:odd:pl-0 lg:border-l lg:px-6 lg:first:border-0 lg:first:pl-0 lg:odd:pl-6 lg:first:odd:pl-0"
          >
            <dt className="font-display text-2xl font-semibold">{term}</dt>
            <dd className="mt-2 text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <Actions actions={next(copy.href, 'enterprise solutions')} className="mt-10" />
    </BareSection>
  );
}
