import type { ReactNode } from 'react';

export interface Tick {
  /** Where on the axis, 0 at its start and 1 at its end. */
  at: number;
  label: string;
}

interface PlotProps {
  /** What the drawing shows, for those who do not see it. */
  description: string;
  xTitle: string;
  yTitle: string;
  x: readonly Tick[];
  y: readonly Tick[];
  /** Paths on a sheet of 100 x 100 with y downwards; strokes need the class `plot-line` to keep their width. */
  children: ReactNode;
  /** What keeps its size inside the plane: words as <PlotNote>, dots as <PlotDot>. */
  notes?: ReactNode;
  height?: string;
}

/** A place on the plane, as SVG wants it: to a tenth of a percent, which is less than a pixel. */
export const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/** A plane with two axes that fits any width: the curves stretch, the words keep their size. */
export function Plot({ description, xTitle, yTitle, x, y, children, notes, height = 'h-72 lg:h-88' }: PlotProps) {
  return (
    <div>
      <p className="pb-3 text-xs text-muted">{yTitle}</p>
      <div className={`grid ${y.length > 0 ? 'grid-cols-[3rem_minmax(0,1fr)]' : 'grid-cols-[0_minmax(0,1fr)]'}`}>
        <svg aria-hidden="true" className={`w-full overflow-visible ${height}`}>
          {y.map(({ at, label }) => (
            <text key={label} x={percent(0.84)} y={percent(1 - at)} dy="0.35em" textAnchor="end" className="plot-text">
              {label}
            </text>
          ))}
        </svg>
        <svg role="img" aria-label={description} className={`w-full overflow-visible ${height}`}>
          {y.map(({ at }) => (
            <line key={at} x1="0" x2={percent(1)} y1={percent(1 - at)} y2={percent(1 - at)} className="stroke-line" />
          ))}
          <line x1="0" x2={percent(1)} y1={percent(1)} y2={percent(1)} className="stroke-line-strong" />
          <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" fill="none">
            {children}
          </svg>
          {notes}
        </svg>
        <svg aria-hidden="true" className="col-start-2 mt-2 h-6 w-full overflow-visible">
          {x.map(({ at, label }) => (
            <text key={label} x={percent(at)} y="1em" textAnchor={anchorAt(at)} className="plot-text">
              {label}
            </text>
          ))}
        </svg>
      </div>
      <p className="pt-1 text-right text-xs text-muted">{xTitle}</p>
    </div>
  );
}

const anchorAt = (at: number) => (at < 0.02 ? 'start' : at > 0.98 ? 'end' : 'middle');

/** Words beside a curve, in the plane's own shares of width and height. */
export function PlotNote({
  at,
  up,
  anchor = 'start',
  tone = 'text',
  children,
}: {
  at: number;
  up: number;
  anchor?: 'start' | 'middle' | 'end';
  tone?: 'text' | 'accent' | 'warm' | 'muted';
  children: string;
}) {
  const tones = { text: 'fill-text', accent: 'fill-accent', warm: 'fill-warm', muted: 'fill-muted' };
  return (
    <text x={percent(at)} y={percent(1 - up)} textAnchor={anchor} className={`plot-text ${tones[tone]}`}>
      {children}
    </text>
  );
}

/** A dot at a place of the plane. As a line without length on the stretched sheet WebKit would stretch it too. */
export function PlotDot({ at, up }: { at: number; up: number }) {
  return <circle cx={percent(at)} cy={percent(1 - up)} r="3.5" className="fill-warm" />;
}

const hundredth = (value: number) => Math.round(value * 100) / 100;

/**
 * A curve through values of y between 0 and 1 at even steps of x. To a hundredth: the plane is stretched to a thousand pixels
 * and more, where the half units of a drawing are steps that show.
 */
export function plotCurve(values: readonly number[]): string {
  const step = 100 / (values.length - 1);
  return `M${values.map((value, index) => `${hundredth(index * step)} ${hundredth(100 - 100 * value)}`).join(' ')}`;
}
