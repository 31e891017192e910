import { slugify } from '~/lib/slug';
import type { AddedSection } from '../pages/plain-copy';

/** Sections that editors added to a page, in their order. */
export function AddedSections({ sections }: { sections: readonly AddedSection[] }) {
  return sections.map(({ key, title, paragraphs }) => (
    <section
      key={key}
      id={`section-${slugify(key)}`}
      aria-label={title || undefined}
      className="page-wide grid grid-cols-12 gap-x-4 gap-y-6 border-t border-line py-16 lg:gap-x-8 lg:py-24"
    >
      {title && <h2 className="col-span-12 text-3xl lg:col-span-4">{title}</h2>}
      <div className="col-span-12 grid max-w-(--measure) gap-4 text-lg leading-relaxed lg:col-span-7 lg:col-start-6">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  ));
}
