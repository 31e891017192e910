import { Exhibit } from '../../parts/exhibit';
import type { AboutCopy } from './about-copy';

const width = 360;
const middle = 70;
const height = 26;
const periods = 3;
const points = 90;
/** Of the second wave against the first. */
const phases = [0, Math.PI / 2, Math.PI];

/** Two equal waves at three phases, and what their sum amounts to. */
export function TwoWaves({ copy }: { copy: AboutCopy['interference'] }) {
  return (
    <Exhibit caption={copy.note}>
      <ul className="grid gap-8 md:grid-cols-3">
        {copy.items.map(({ title, description }, n) => (
          <li key={title}>
            <Waves phase={phases[n] ?? 0} />
            <h3 className="mt-4 text-lg">{title}</h3>
            <p className="text-sm text-muted">
              {description} Intensity <span className="font-mono text-text">{intensity(phases[n] ?? 0)}</span>.
            </p>
          </li>
        ))}
      </ul>
    </Exhibit>
  );
}

/** Of two waves with intensity 1 each: 2 + 2 cos φ, between 0 and 4. */
function intensity(phase: number): number {
  return Math.round((2 + 2 * Math.cos(phase)) * 100) / 100;
}

/** A path of `a sin x + b sin(x + phase)` over the width. */
function wave(a: number, b: number, phase: number): string {
  const steps = Array.from({ length: points + 1 }, (_, n) => {
    const x = (n / points) * periods * 2 * Math.PI;
    const y = middle - height * (a * Math.sin(x) + b * Math.sin(x + phase));
    return `${Math.round((n / points) * width)} ${Math.round(y * 10) / 10}`;
  });
  return `M${steps.join('L')}`;
}

function Waves({ phase }: { phase: number }) {
  return (
    <svg viewBox={`0 0 ${width} ${2 * middle}`} className="w-full" fill="none" aria-hidden="true" focusable="false">
      <path d={`M0 ${middle}H${width}`} stroke="var(--color-line)" />
      <path d={wave(1, 0, phase)} stroke="var(--color-line-strong)" strokeWidth="1.5" />
      <path d={wave(0, 1, phase)} stroke="var(--color-line-strong)" strokeWidth="1.5" strokeDasharray="3 4" />
      <path d={wave(1, 1, phase)} stroke="var(--color-accent)" strokeWidth="3" />
    </svg>
  );
}
