import type { Point } from '../../illustrations/geometry';
import { polyline } from '../../illustrations/path';
import type { healthcareCopy } from './healthcare-copy';
import { type MeanWaits, meanWaits, type ReadingRoom } from './triage-model';

const room: ReadingRoom = { reading: 6, urgent: 0.1, sensitivity: 0.9, falseAlarms: 0.05 };
const [lowest, highest, top] = [0.5, 0.95, 120];
const frame = { left: 60, right: 740, bottom: 380, top: 20 };

const x = (load: number) => frame.left + ((load - lowest) / (highest - lowest)) * (frame.right - frame.left);
const y = (minutes: number) => frame.bottom - (minutes / top) * (frame.bottom - frame.top);

function curve(kind: keyof MeanWaits): Point[] {
  return Array.from({ length: 91 }, (_, i) => lowest + (i / 90) * (highest - lowest))
    .map((load): Point => [x(load), y(meanWaits(room, load)[kind])])
    .filter(([, height]) => height >= frame.top);
}

const lines = [
  { kind: 'unflagged', stroke: 'var(--color-line-strong)', width: 2.5, dash: '3 7' },
  { kind: 'queue', stroke: 'var(--color-text)', width: 2.5, dash: undefined },
  { kind: 'urgent', stroke: 'var(--color-accent)', width: 5, dash: undefined },
] as const;

const shown = [0.7, 0.8, 0.9];

/** Mean waits against the load of the reader. */
export function TriageCurves() {
  return (
    <svg viewBox="0 0 760 470" className="chart" fill="none" strokeLinecap="round" aria-hidden="true">
      {[0, 40, 80, 120].map((minutes) => (
        <g key={minutes}>
          <path d={`M${frame.left} ${y(minutes)}H${frame.right}`} stroke="var(--color-line)" />
          <text x={frame.left - 12} y={y(minutes) + 6} textAnchor="end">
            {minutes}
          </text>
        </g>
      ))}
      {[0.5, ...shown].map((load) => (
        <text key={load} x={x(load)} y={frame.bottom + 30} textAnchor="middle">
          {Math.round(load * 100)}
        </text>
      ))}
      <text x={frame.right} y={frame.bottom + 66} textAnchor="end">
        minutes busy of 100 →
      </text>
      {lines.map(({ kind, stroke, width, dash }) => (
        <path key={kind} d={polyline(curve(kind))} stroke={stroke} strokeWidth={width} strokeDasharray={dash} />
      ))}
      <circle cx={x(0.9)} cy={y(meanWaits(room, 0.9).urgent)} r="8" fill="var(--color-warm)" />
    </svg>
  );
}

/** The same as a table, which is the key to the lines too. */
export function TriageTable({ copy }: { copy: (typeof healthcareCopy.sections)['exhibit'] }) {
  return (
    <div className="overflow-x-auto">
      <table className="data-table">
        <thead>
          <tr>
            <th scope="col">Mean wait in minutes</th>
            {shown.map((load) => (
              <th key={load} scope="col" className="number">
                busy {Math.round(load * 100)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.toReversed().map(({ kind, stroke }) => (
            <tr key={kind}>
              <th scope="row">
                <span
                  aria-hidden="true"
                  className="mr-3 inline-block h-1 w-5 align-middle"
                  style={{ background: stroke }}
                />
                {copy[kind]}
              </th>
              {shown.map((load) => (
                <td key={load} className="number">
                  {meanWaits(room, load)[kind].toFixed(0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
