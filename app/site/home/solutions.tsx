import { ArrowRight } from 'lucide-react';
import type { HomeCopy } from './home-copy';

/** One row a solution, read like an index. */
export function Solutions({ copy }: { copy: HomeCopy['solutions'] }) {
  return (
    <section aria-labelledby="solutions-title" className="page-wide section-y">
      <div className="grid grid-cols-12 gap-x-4 lg:gap-x-8 gap-y-4 pb-10">
        <h2 id="solutions-title" className="col-span-12 text-4xl lg:col-span-7">
          {copy.title}
        </h2>
        <p className="col-span-12 self-end text-muted lg:col-span-4 lg:col-start-9">{copy.content}</p>
      </div>
      <ul className="border-t border-line">
        {copy.items.map((item) => (
          <li
            key={item.href}
            className="index-row group relative grid grid-cols-12 items-baseline gap-x-4 lg:gap-x-8 gap-y-2 py-6 lg:py-8"
          >
            <h3 className="col-span-12 text-3xl lg:col-span-5">{item.title}</h3>
            <p className="col-span-12 max-w-[52ch] text-muted sm:col-span-8 lg:col-span-4">{item.description}</p>
            <p className="col-span-12 sm:col-span-4 sm:text-right lg:col-span-3">
              <a
                href={item.href}
                className="inline-flex items-center gap-2 font-medium text-accent after:absolute after:inset-0"
              >
                {item.action}
                <ArrowRight
                  aria-hidden="true"
                  className="size-[1.1em] transition-transform duration-(--duration-quick) ease-(--ease-out) group-hover:translate-x-1"
                />
              </a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
