import type { Point } from '../../illustrations/geometry';
import { circle, polyline } from '../../illustrations/path';
import { bridges, depot, type Round, stops } from './round-model';

const [centre, middle] = [280, 220];
const at = ([x, y]: Point): Point => [x + centre, y + middle];

/** The river as a ribbon that runs through both bridges. */
const river = `M${centre - 14} -10C${centre + 26} 40 ${centre - 34} 90 ${centre} 150S${centre + 30} 270 ${centre} 330S${centre - 26} 410 ${centre + 6} 450`;

/** One state of the round: what was driven, what is ahead, which stops are left. */
export function RoundMap({ round, closed }: { round: Round; closed: boolean }) {
  const ahead = new Set(round.ordered);
  const here = round.driven.at(-1) ?? depot;
  const [hereX, hereY] = at(here);
  const [depotX, depotY] = at(depot);
  return (
    <svg viewBox="0 0 560 440" className="block h-auto w-full" fill="none" strokeLinejoin="round" aria-hidden="true">
      <path d="M0 0h560v440H0z" fill="var(--color-sunken)" />
      <path d={river} stroke="var(--color-line)" strokeWidth="34" />
      {[bridges.north, bridges.south].map(({ name, y }) => (
        <path
          key={name}
          d={`M${centre - 30} ${y + middle}h60`}
          stroke={closed && name === bridges.north.name ? 'var(--color-sunken)' : 'var(--color-line-strong)'}
          strokeWidth="16"
        />
      ))}
      {round.driven.length > 1 && (
        <path
          d={polyline(round.driven.map(at))}
          stroke="var(--color-line-strong)"
          strokeWidth="3"
          strokeDasharray="2 7"
        />
      )}
      <path d={polyline(round.ahead.map(at))} stroke="var(--color-accent)" strokeWidth="4.5" />
      {closed && (
        <path
          d={`M${centre - 13} ${bridges.north.y + middle - 13}l26 26m0-26l-26 26`}
          stroke="var(--color-warm)"
          strokeWidth="6"
        />
      )}
      {stops.map((stop) => {
        const [x, y] = at(stop);
        return (
          <path
            key={stop.join()}
            d={circle(x, y, ahead.has(stop) ? 8 : 6)}
            fill={ahead.has(stop) ? 'var(--color-ground)' : 'var(--color-line-strong)'}
            stroke={ahead.has(stop) ? 'var(--color-text)' : undefined}
            strokeWidth="3"
          />
        );
      })}
      <path d={`M${depotX - 11} ${depotY - 11}h22v22h-22z`} fill="var(--color-text)" />
      {here !== depot && <path d={circle(hereX, hereY, 12)} fill="var(--color-warm)" />}
    </svg>
  );
}
