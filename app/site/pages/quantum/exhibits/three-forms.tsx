import type { ReactNode } from 'react';
import { CodeSample } from '../../../parts/code-sample';
import type { quantumCopy } from '../quantum-copy';
import { bestCut, cutMatrix, edges } from './max-cut';

type Copy = typeof quantumCopy.sections.forms;

const places = 5;
const sides = bestCut(edges, places);
const matrix = cutMatrix(edges, places);

/** One small problem as a drawing, as a matrix and as a program. */
export function ThreeForms({ copy }: { copy: Copy }) {
  return (
    <div className="grid gap-px border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
      <Form words={copy.picture}>
        <Drawing />
      </Form>
      <Form words={copy.energy}>
        <Matrix />
      </Form>
      <Form words={copy.program} className="sm:max-lg:col-span-2">
        <CodeSample code={copy.program.code} label={copy.program.title} />
      </Form>
    </div>
  );
}

interface FormProps {
  words: { title: string; description: string };
  className?: string;
  children: ReactNode;
}

function Form({ words, className = '', children }: FormProps) {
  return (
    <div className={`flex min-w-0 flex-col bg-raised p-5 sm:p-8 ${className}`}>
      <h3 className="text-xl">{words.title}</h3>
      <div className="flex grow flex-col justify-center py-7">{children}</div>
      <p className="text-sm text-muted">{words.description}</p>
    </div>
  );
}

/** Corners of a regular pentagon, the first one on top. */
function corner(place: number): [number, number] {
  const angle = (place / places) * 2 * Math.PI - Math.PI / 2;
  return [Math.round(130 + 96 * Math.cos(angle)), Math.round(122 + 96 * Math.sin(angle))];
}

function Drawing() {
  const teams = [0, 1].map((side) => sides.flatMap((at, place) => (at === side ? [place] : [])).join(', '));
  return (
    <svg
      viewBox="0 0 260 240"
      role="img"
      aria-label={`Five depots in a ring with a road between 1 and 4. One team is ${teams[0]}, the other ${teams[1]}.`}
      className="mx-auto block w-full max-w-72"
      fill="none"
    >
      {edges.map(([a, b]) => {
        const cut = sides[a] !== sides[b];
        return (
          <path
            key={`${a} ${b}`}
            d={`M${corner(a).join(' ')}L${corner(b).join(' ')}`}
            className={cut ? 'stroke-accent' : 'stroke-line-strong'}
            {...(cut ? { strokeWidth: 2.5 } : { strokeWidth: 1.5, strokeDasharray: '3 5' })}
          />
        );
      })}
      {sides.map((side, place) => {
        const [x, y] = corner(place);
        return (
          <g key={`depot ${x} ${y}`}>
            <circle
              cx={x}
              cy={y}
              r="18"
              className={`stroke-text [stroke-width:1.75] ${side === 0 ? 'fill-raised' : 'fill-text'}`}
            />
            <text
              x={x}
              y={y + 5}
              textAnchor="middle"
              className={`font-mono text-sm ${side === 0 ? 'fill-text' : 'fill-raised'}`}
            >
              {place}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function Matrix() {
  return (
    <table className="mx-auto border-collapse font-mono text-sm">
      <caption className="sr-only">The matrix of the energy, depots 0 to 4</caption>
      {/* Heads for those who go from cell to cell; the eye has the drawing beside it. */}
      <thead>
        <tr>
          <td className="p-0" />
          {matrix.map((_, j) => (
            <th key={j} scope="col" className="p-0">
              <span className="sr-only">Depot {j}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {matrix.map((row, i) => (
          <tr key={i}>
            <th scope="row" className="p-0">
              <span className="sr-only">Depot {i}</span>
            </th>
            {row.map((weight, j) => (
              <td
                key={j}
                className={`size-11 border border-line text-center tabular-nums sm:size-12 ${tone(i, j, weight)}`}
              >
                {j < i || weight === 0 ? '' : String(weight).replace('-', '−')}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function tone(row: number, column: number, weight: number): string {
  if (column < row) return 'bg-sunken';
  if (row === column) return 'bg-accent-soft text-accent';
  return weight === 0 ? '' : 'bg-warm-soft text-warm';
}
