import { ButtonLink } from '~/ui/button';
import { LateIllustration } from '../../illustrations/illustration';
import { AddedSections } from '../../parts/added-sections';
import { QuietClosing } from '../../parts/closing-call';
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
      <section aria-labelledby="platforms-title" className="page-wide section-y">
        <h2 id="platforms-title" className="sr-only">
          {platforms.title}
        </h2>
        <div className="grid gap-x-10 gap-y-16 md:grid-cols-2 lg:gap-x-16">
          {platforms.items.map((platform) => (
            <PlatformColumn key={platform.path} platform={platform} words={platforms} />
          ))}
        </div>
      </section>
      <Engine copy={copy.engine} />
      <Promises copy={copy.promises} />
      <AddedSections sections={added} />
      <QuietClosing
        title={copy.closing.title}
        content={copy.closing.content}
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
      <div className="flex flex-wrap items-end justify-between gap-6 border-t border-line p-(--page-gutter)">
        <div>
          <p className="text-muted">{platform.line}</p>
          <p className="mt-1 font-display text-3xl leading-none font-semibold">{platform.name}</p>
        </div>
        <ButtonLink href={platform.path} size="lg" variant={dark ? 'primary' : 'outline'}>
          {platform.action}
        </ButtonLink>
      </div>
    </div>
  );
}

function PlatformColumn({ platform, words }: { platform: Platform; words: Copy['platforms'] }) {
  return (
    <article className="grid content-start gap-y-10 md:row-span-5 md:grid-rows-subgrid">
      <h3 className="border-b-2 border-text pb-4 text-3xl">{platform.name}</h3>
      <div>
        <h4 className="text-sm text-muted">{words.features}</h4>
        <ul className="mt-3 border-t border-line">
          {platform.features.map((feature) => (
            <li key={feature} className="border-b border-line py-3">
              {feature}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h4 className="text-sm text-muted">{words.capabilities}</h4>
        <p className="mt-3">{platform.capabilities}</p>
      </div>
      <div>
        <h4 className="text-sm text-muted">{words.impact}</h4>
        <p className="mt-3">{platform.impact}</p>
      </div>
      <div>
        <h4 className="text-sm text-muted">{words.vision}</h4>
        <p className="mt-3 font-display text-2xl leading-snug font-semibold tracking-tight">{platform.vision}</p>
      </div>
    </article>
  );
}

function Engine({ copy }: { copy: Copy['engine'] }) {
  return (
    <section aria-labelledby="engine-title" id="engine" className="on-ink">
      <div className="page-wide section-y">
        <h2 id="engine-title" className="text-4xl">
          {copy.title}
        </h2>
        <p className="mt-6 max-w-[52ch] text-lg leading-relaxed text-muted">{copy.content}</p>
        <ol className="mt-14 grid border-line max-lg:border-l lg:grid-cols-4 lg:border-t">
          {copy.steps.map(({ name, text }) => (
            <li key={name} className="relative px-6 pb-10 last:pb-0 lg:pt-8 lg:pr-8 lg:pb-0 lg:pl-0">
              <span
                aria-hidden="true"
                className="absolute top-1.5 -left-1.5 size-3 rounded-full bg-accent lg:-top-1.5 lg:left-0"
              />
              <h3 className="text-2xl">{name}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ol>
        <p className="mt-14 border-t border-dashed border-line-strong pt-6 text-muted">
          {copy.otherwise} <span className="font-mono text-warm">{copy.silence}</span>
        </p>
      </div>
    </section>
  );
}

function Promises({ copy }: { copy: Copy['promises'] }) {
  return (
    <section
      aria-labelledby="promises-title"
      id="promises"
      className="page-wide section-y grid grid-cols-12 gap-x-4 gap-y-10 lg:gap-x-8"
    >
      <h2 id="promises-title" className="col-span-12 text-3xl lg:col-span-4">
        {copy.title}
      </h2>
      <dl className="col-span-12 grid gap-10 lg:col-span-7 lg:col-start-6">
        {copy.items.map(({ title, description }) => (
          <div key={title}>
            <dt className="font-display text-3xl font-semibold tracking-tight">{title}</dt>
            <dd className="mt-2 max-w-[56ch] text-lg text-muted">{description}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
