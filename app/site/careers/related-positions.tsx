import type { PositionSummary } from '~/collections/careers/careers.queries.server';
import { ArrowLink } from '~/ui/arrow-link';
import { positionsHref } from './position-words';

/** Other open positions, one line each. */
export function RelatedPositions({ title, positions }: { title: string; positions: PositionSummary[] }) {
  if (positions.length === 0) return null;
  return (
    <section
      aria-labelledby="related"
      className="page-wide grid grid-cols-12 gap-x-4 gap-y-6 py-16 lg:gap-x-8 lg:py-24"
    >
      <div className="col-span-12 lg:col-span-4">
        <h2 id="related" className="text-2xl">
          {title}
        </h2>
        <p className="mt-4">
          <ArrowLink href={positionsHref()}>All open positions</ArrowLink>
        </p>
      </div>
      <ul className="col-span-12 border-t border-line lg:col-span-8">
        {positions.map(({ id, slug, title: name, department, location }) => (
          <li
            key={id}
            className="group/line relative grid gap-x-8 gap-y-1 border-b border-line py-5 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
          >
            <h3 className="text-xl">
              <a
                href={`/careers/${slug}`}
                className="transition-colors duration-(--duration-quick) after:absolute after:inset-0 group-hover/line:text-accent"
              >
                {name}
              </a>
            </h3>
            <p className="self-center text-sm text-muted">
              {department}, {location}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
