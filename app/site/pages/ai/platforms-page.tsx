import { ButtonLink } from '~/ui/button';
import { LateIllustration } from '../../illustrations/illustration';
import { AddedSections } from '../../parts/added-sections';
import { QuietClosing } from '../../parts/closing-call';
import { BareSection, ColumnsSection, Section } from '../../parts/section';
import { StackingTable } from '../../parts/stacking-table';
import type { PageProps } from '../written-page';
import type { platformsCopy } from './platforms-copy';

type Copy = typeof platformsCopy.sections;
type Platform = Copy['platforms']['items'][number];

export function PlatformsPage({ copy, added }: PageProps<Copy>) {
  const { platforms } = copy;
  return (
    <>
      <div className="page-wide grid grid-cols-12 items-end gap-x-4 gap-y-6 pt-12 pb-10 lg:gap-x-8 lg:pt-20 lg:pb-14">
        <h1 className="col-span-12 text-5xl leading-[0.98] lg:col-span-7">{copy.hero.title}</h1>
        <p className="col-span-12 text-lg leading-relaxed text-muted md:col-span-9 lg:col-span-5">
          {copy.hero.content}
        </p>
      </div>
      <div className="grid border-y border-line md:grid-cols-2">
        {platforms.items.map((platform, index) => (
          <Door key={platform.path} platform={platform} dark={index === 0} />
        ))}
      </div>
      <SideBySide copy={platforms} />
      <Engine copy={copy.engine} platforms={platforms.items} />
      <Promises copy={copy.promises} />
      <AddedSections sections={added} />
      <QuietClosing
        {...copy.closing}
        actions={platforms.items.map(({ action, path }) => ({ label: action, href: path }))}
      />
    </>
  );
}

function Door({ platform, dark }: { platform: Platform; dark: boolean }) {
  return (
    <div
      className={`card-link group relative flex flex-col ${dark ? 'on-ink' : 'border-line max-md:border-t md:border-l'}`}
    >
      <div className="relative h-64 overflow-hidden sm:h-80 xl:h-112">
        <LateIllustration
          motif={platform.motif}
          seed={platform.path}
          className="card-art"
          theme={dark ? 'dark' : undefined}
        />
      </div>
      <div className="grid justify-items-start gap-6 border-t border-line p-(--page-gutter) lg:grid-cols-[1fr_auto] lg:items-end">
        <div>
          <p className="text-muted">{platform.line}</p>
          <p className="mt-1 font-display text-4xl leading-none font-semibold">{platform.name}</p>
        </div>
        <ButtonLink href={platform.path} size="lg" variant={dark ? 'primary' : 'outline'}>
          {platform.action}
        </ButtonLink>
      </div>
    </div>
  );
}

/** What each is for, in the size of what it is about: first the aim, then what it gives, then how and to whom. */
function SideBySide({ copy }: { copy: Copy['platforms'] }) {
  return (
    <BareSection id="platforms">
      <h2 id="platforms-title" className="sr-only">
        {copy.title}
      </h2>
      <div className="grid gap-x-10 gap-y-16 md:grid-cols-2 lg:gap-x-12">
        {copy.items.map((platform) => (
          <PlatformColumn key={platform.path} platform={platform} words={copy} />
        ))}
      </div>
    </BareSection>
  );
}

function PlatformColumn({ platform, words }: { platform: Platform; words: Copy['platforms'] }) {
  return (
    <article className="grid content-start gap-y-12 border-t-2 border-text pt-6 md:row-span-4 md:grid-rows-subgrid">
      <div>
        <h3 className="text-base text-accent">{platform.name}</h3>
        <h4 className="sr-only">{words.vision}</h4>
        <p className="mt-6 font-display text-3xl leading-tight font-semibold tracking-tight text-balance">
          {platform.vision}
        </p>
      </div>
      <div>
        <h4 className="text-sm text-muted">{words.features}</h4>
        <ul className="mt-3 border-t border-line">
          {platform.features.map((feature) => (
            <li key={feature} className="border-b border-line py-4 text-lg leading-snug">
              {feature}
            </li>
          ))}
        </ul>
      </div>
      <Words title={words.capabilities} text={platform.capabilities} />
      <Words title={words.impact} text={platform.impact} />
    </article>
  );
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <div className="grid content-start gap-x-8 gap-y-2 lg:grid-cols-[8rem_1fr]">
      <h4 className="text-sm leading-7 text-muted">{title}</h4>
      <p className="max-w-[56ch]">{text}</p>
    </div>
  );
}

/** The same four steps over two questions, one of each platform. */
function Engine({ copy, platforms }: { copy: Copy['engine']; platforms: readonly Platform[] }) {
  return (
    <Section id="engine" title={copy.title} lead={copy.content} tone="ink">
      <StackingTable
        head={copy.step}
        columns={[
          { label: copy.always, cell: 'text-muted' },
          ...platforms.map(({ name }) => ({ label: name, cell: 'lg:w-1/3 lg:text-lg leading-snug' })),
        ]}
        rows={copy.steps.map(({ name, text, examples }) => ({ title: name, cells: [text, ...examples] }))}
      />
      <p className="mt-10 text-lg text-muted">
        {copy.otherwise} <span className="font-mono text-base text-warm">{copy.silence}</span>
      </p>
      <p className="mt-3 text-sm text-muted">{copy.note}</p>
    </Section>
  );
}

function Promises({ copy }: { copy: Copy['promises'] }) {
  return (
    <ColumnsSection id="promises">
      <h2 id="promises-title" className="col-span-12 text-3xl lg:col-span-4">
        {copy.title}
      </h2>
      <dl className="col-span-12 border-t border-line lg:col-span-8">
        {copy.items.map(({ title, description }) => (
          <div key={title} className="grid gap-x-8 gap-y-2 border-b border-line py-8 md:grid-cols-2">
            <dt className="font-display text-3xl leading-none font-semibold tracking-tight">{title}</dt>
            <dd className="max-w-[56ch] text-lg text-muted">{description}</dd>
          </div>
        ))}
      </dl>
    </ColumnsSection>
  );
}
