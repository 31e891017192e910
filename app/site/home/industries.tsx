import { ButtonLink } from '~/ui/button';
import { claim } from '../claims';
import { LateIllustration } from '../illustrations/illustration';
import { requirePage } from '../site-map';
import type { HomeCopy } from './home-copy';

/** The heading stays in view while the six fields pass it. */
export function Industries({ copy }: { copy: HomeCopy['industries'] }) {
  return (
    <section aria-labelledby="industries-title" className="border-y border-line bg-sunken">
      <div className="page-wide section-y grid grid-cols-12 gap-x-4 lg:gap-x-8 gap-y-12">
        <div className="col-span-12 lg:col-span-4">
          <div className="lg:sticky lg:top-[calc(var(--header-height)+3rem)]">
            <h2 id="industries-title" className="text-4xl">
              {copy.title}
            </h2>
            <p className="mt-6 max-w-[44ch] text-lg leading-relaxed text-muted">{copy.content}</p>
            <p className="mt-8">
              <ButtonLink href="/industries" size="lg">
                Explore Industries
              </ButtonLink>
            </p>
          </div>
        </div>
        <ul className="col-span-12 grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:col-span-8">
          {copy.items.map((item) => (
            <IndustryCard key={item.path} item={item} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function IndustryCard({ item }: { item: HomeCopy['industries']['items'][number] }) {
  const page = requirePage(item.path);
  const { value, label } = claim(item.claim);
  return (
    <li className={`card-link group relative ${item.wide ? 'sm:col-span-2' : ''}`}>
      <div
        className={`relative overflow-hidden border border-line ${item.wide ? 'aspect-4/3 sm:aspect-2/1' : 'aspect-4/3'}`}
      >
        <LateIllustration motif={page.motif} seed={page.path} className="card-art" />
      </div>
      <div className="mt-5 flex flex-wrap items-start gap-x-4">
        <div className="grow basis-36">
          <h3 className="text-xl">
            <a href={page.path} className="underline-accent after:absolute after:inset-0">
              {page.label}
            </a>
          </h3>
          <p className="mt-1.5 text-sm text-muted">{page.summary}</p>
        </div>
        <p className="max-w-28 text-right">
          <span className="block font-display text-xl leading-tight font-semibold tabular-nums">{value}</span>
          <span className="block text-xs leading-snug text-muted">{label}</span>
        </p>
      </div>
    </li>
  );
}
