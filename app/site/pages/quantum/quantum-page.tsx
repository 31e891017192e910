import { figure } from '../../claims';
import { LateIllustration } from '../../illustrations/illustration';
import { contactSales, requestDemo } from '../../next-steps';
import { CardLink } from '../../parts/card-link';
import { ClosingCall } from '../../parts/closing-call';
import { FigureColumn } from '../../parts/figures';
import { InkHero } from '../../parts/heroes';
import { QuestionsSection } from '../../parts/questions';
import { Rows } from '../../parts/rows';
import { AsideSection, Section } from '../../parts/section';
import { StackingTable } from '../../parts/stacking-table';
import type { PageProps } from '../written-page';
import { ThreeForms } from './exhibits/three-forms';
import type { quantumCopy } from './quantum-copy';

type Copy = typeof quantumCopy.sections;
type Offer = Copy['offers']['items'][number];
const path = '/services/quantum-computing';

export function QuantumPage({ copy }: PageProps<Copy>) {
  return (
    <>
      <InkHero
        eyebrow="Quantum Computing"
        title={copy.hero.title}
        lead={copy.hero.content}
        motif="bloch-sphere"
        seed={path}
        actions={[requestDemo('quantum'), contactSales]}
      />
      <Section id="offers" title={copy.offers.title} lead={copy.offers.content}>
        <ul className="grid gap-px border border-line bg-line sm:grid-cols-2 lg:grid-cols-6">
          {copy.offers.items.map((offer, index) => (
            <OfferCard key={offer.href} offer={offer} wide={index < 2} last={index === copy.offers.items.length - 1} />
          ))}
        </ul>
      </Section>
      <Section id="forms" title={copy.forms.title} lead={copy.forms.content} tone="sunken">
        <ThreeForms copy={copy.forms} />
      </Section>
      <Section id="use-cases" title={copy.use_cases.title} lead={copy.use_cases.content}>
        <UseCases copy={copy.use_cases} />
      </Section>
      <AsideSection id="not-yet" title={copy.not_yet.title} tone="ink">
        <Rows rows={copy.not_yet.items} />
      </AsideSection>
      <AsideSection id="figures" title={copy.figures.title} lead={copy.figures.content}>
        <div className="grid gap-x-8 sm:grid-cols-2">
          <FigureColumn claims={copy.figures.claims.slice(0, 3)} />
          <FigureColumn claims={copy.figures.claims.slice(3)} />
        </div>
      </AsideSection>
      <QuestionsSection copy={copy.questions} tone="sunken" />
      <ClosingCall {...copy.closing} actions={[requestDemo('quantum'), { label: 'Consulting', href: '/consulting' }]} />
    </>
  );
}

function OfferCard({ offer, wide, last }: { offer: Offer; wide: boolean; last: boolean }) {
  return (
    <li
      className={`card-link group relative flex flex-col bg-ground ${wide ? 'lg:col-span-3' : 'lg:col-span-2'} ${last ? 'sm:max-lg:col-span-2' : ''}`}
    >
      <div className={`relative h-56 overflow-hidden ${wide ? 'lg:h-80' : ''}`}>
        <LateIllustration motif={offer.motif} seed={offer.href} className="card-art" />
      </div>
      <div className="flex grow flex-col p-6 sm:p-8">
        <h3 className={wide ? 'text-3xl' : 'text-2xl'}>
          <CardLink href={offer.href} title={offer.title} />
        </h3>
        <p className="mt-3 max-w-[48ch] text-muted">{offer.description}</p>
        {'claim' in offer && offer.claim && (
          <p className="mt-auto pt-6 font-mono text-sm">
            <span className="text-accent">{figure(offer.claim)}</span> qubits
          </p>
        )}
      </div>
    </li>
  );
}

function UseCases({ copy }: { copy: Copy['use_cases'] }) {
  const [problem, start, because, today] = copy.columns;
  return (
    <StackingTable
      head={problem}
      columns={[
        { label: start, cell: 'font-mono text-sm text-accent' },
        { label: because, cell: 'max-w-[36ch]' },
        { label: today, cell: 'max-w-[24ch] text-sm text-muted' },
      ]}
      rows={copy.items.map((item) => ({ title: item.title, cells: [item.machine, item.reason, item.today] }))}
    />
  );
}
