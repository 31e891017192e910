/**
 * A link between two sides as two waves and their sum, which is what the company's mark is made of: in step they reach each other, against
 * each other they cancel.
 */
export type WavesState = 'asked' | 'begun' | 'in-step' | 'leaving' | 'cancelled' | 'broken';

const width = 560;
const middle = 42;
const height = 18;
const periods = 7;
const points = 196;

/** The first wave beside the other at a place from 0 to 1: its strength, and how far it is ahead. */
const shapes: Record<WavesState, (at: number) => { strength: number; ahead: number }> = {
  asked: () => ({ strength: 1, ahead: 0 }),
  begun: (at) => ({ strength: Math.sin((Math.min(at / 0.9, 1) * Math.PI) / 2) ** 3, ahead: 0 }),
  'in-step': () => ({ strength: 1, ahead: 0 }),
  leaving: (at) => ({ strength: 1, ahead: Math.PI * Math.min(1, Math.max(0, (at - 0.2) / 0.6)) }),
  cancelled: () => ({ strength: 1, ahead: Math.PI }),
  broken: (at) => ({ strength: at < 4 / periods ? 1 : 0, ahead: 0 }),
};

function path(heightAt: (angle: number, at: number) => number): string {
  const steps = Array.from({ length: points + 1 }, (_, n) => {
    const at = n / points;
    return `${Math.round(at * width * 10) / 10} ${Math.round((middle - height * heightAt(at * periods * 2 * Math.PI, at)) * 10) / 10}`;
  });
  return `M${steps.join('L')}`;
}

interface WavesFigureProps {
  state: WavesState;
  /** Who the two waves belong to. */
  names: readonly [string, string];
  caption: string;
}

export function WavesFigure({ state, names: [first, second], caption }: WavesFigureProps) {
  const shape = shapes[state];
  const yours = path((angle, at) => shape(at).strength * Math.sin(angle + shape(at).ahead));
  const ours = path(Math.sin);
  const sum = path((angle, at) => shape(at).strength * Math.sin(angle + shape(at).ahead) + Math.sin(angle));
  const dash = state === 'asked' ? '2 7' : undefined;
  return (
    <figure className="on-ink border border-line p-6 sm:p-10">
      <div aria-hidden="true" className="grid gap-5 font-mono text-sm text-muted">
        <Wave name={first} d={yours} stroke="var(--color-warm)" pen={2} dash={dash} />
        <Wave name={second} d={ours} stroke="var(--color-text)" pen={2} />
        <div className="border-t border-line pt-5">
          <Wave name={`${first} + ${second}`} d={sum} stroke="var(--color-accent)" pen={4} dash={dash} />
        </div>
      </div>
      <figcaption className="mt-8 border-t border-line pt-5 text-muted">{caption}</figcaption>
    </figure>
  );
}

interface WaveProps {
  name: string;
  d: string;
  stroke: string;
  pen: number;
  dash?: string | undefined;
}

function Wave({ name, d, stroke, pen, dash }: WaveProps) {
  return (
    <div>
      {name}
      <svg viewBox={`0 0 ${width} ${2 * middle}`} className="mt-2 block w-full" fill="none" focusable="false">
        <path d={`M0 ${middle}H${width}`} stroke="var(--color-line)" />
        <path
          d={d}
          stroke={stroke}
          strokeWidth={pen}
          strokeLinecap="round"
          strokeLinejoin="round"
          strokeDasharray={dash}
        />
      </svg>
    </div>
  );
}
