import type { ReactNode } from 'react';
import { splitResult } from '../case-studies/result-text';
import { type ClaimId, claim } from '../claims';
import type { Story } from '../pages/written-page';

const threeInARow = 'max-md:divide-y md:auto-cols-fr md:grid-flow-col md:divide-x';
const threeCell = 'py-8 md:px-8 md:py-10 md:first:pl-0 md:last:pr-0';
// Four stand two by two until there is room for all of them.
const fourInARow = 'sm:grid-cols-2 max-sm:divide-y lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:divide-x';
const fourCell = 'py-8 sm:pr-6 lg:px-8 lg:py-10 lg:first:pl-0 lg:last:pr-0';

interface FigureRowProps {
  claims: readonly ClaimId[];
  /** Case studies whose results stand beside them, where they are figures. */
  stories?: readonly Story[];
  labelledBy?: string;
}

/** Published figures side by side, each with where it came from. */
export function FigureRow({ claims, stories = [], labelledBy }: FigureRowProps) {
  const figures: ShownFigure[] = [...claims.map((id) => claim(id)), ...stories.flatMap((story) => resultOf(story))];
  return (
    <div className="border-y border-line">
      <dl
        aria-labelledby={labelledBy}
        className={`page-wide grid divide-line ${figures.length > 3 ? fourInARow : threeInARow}`}
      >
        {figures.map((figure) => (
          <Figure key={figure.id} {...figure} className={figures.length > 3 ? fourCell : threeCell} />
        ))}
      </dl>
    </div>
  );
}

interface FigureSectionProps {
  id: string;
  title: string;
  claims: readonly ClaimId[];
  /** What the page says about them. */
  children?: ReactNode;
}

/** The same as a section of their own: its heading is only heard. */
export function FigureSection({ id, title, claims, children }: FigureSectionProps) {
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="sr-only">
        {title}
      </h2>
      <FigureRow claims={claims} labelledBy={`${id}-title`} />
      {children}
    </section>
  );
}

/** The same one under another, for a narrow column. */
export function FigureColumn({ claims }: { claims: readonly ClaimId[] }) {
  return (
    <dl className="border-t border-line">
      {claims.map((id) => (
        <Figure key={id} {...claim(id)} className="border-b border-line py-6" />
      ))}
    </dl>
  );
}

interface ShownFigure {
  id: string;
  value: string;
  label: string;
  source: ReactNode;
}

/** Nothing of a result that is told in words alone. */
function resultOf({ path, title, resultsAchieved }: Story): ShownFigure[] {
  const { figure, rest } = splitResult(resultsAchieved ?? '');
  if (!figure) return [];
  const source = (
    <a href={path} className="underline">
      {title}
    </a>
  );
  return [{ id: path, value: figure, label: rest, source }];
}

function Figure({ value, label, source, className }: ShownFigure & { className: string }) {
  return (
    <div className={className}>
      <dt className="font-display text-3xl leading-none font-semibold tabular-nums">{value}</dt>
      <dd className="mt-3">{label}</dd>
      <dd className="mt-2 text-xs text-muted">{source}</dd>
    </div>
  );
}
