import { countCnots, countSwaps, type Device, type Pair, route, type Step } from './device';

const [column, line, left] = [44, 36, 66];
const ink = 'stroke-text [stroke-width:1.5]';

interface Words {
  title: string;
  start: string;
  swaps: string;
  cnots: string;
}

/** One circuit after it was brought onto a device: where each qubit begins, what is run, and what that costs. */
export function RoutedCircuit({
  device,
  cnots,
  placement,
  words,
}: {
  device: Device;
  cnots: readonly Pair[];
  placement: readonly number[];
  words: Words;
}) {
  const steps = route(device, cnots, placement);
  return (
    <div>
      <h3 className="text-xl">{words.title}</h3>
      <p className="mt-2 text-sm text-muted">
        {words.start}: {placement.map((place, qubit) => `q${qubit} at ${place}`).join(', ')}
      </p>
      <Drawing device={device} steps={steps} placement={placement} />
      <p className="sr-only">{steps.map(stepInWords).join(', ')}</p>
      <dl className="mt-5 grid grid-cols-2 border-t border-line text-sm">
        {[
          { term: words.swaps, value: countSwaps(steps) },
          { term: words.cnots, value: countCnots(steps) },
        ].map(({ term, value }) => (
          <div key={term} className="flex flex-row-reverse items-baseline justify-end gap-3 pt-3">
            <dt className="text-muted">{term}</dt>
            <dd className="font-display text-2xl font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function stepInWords({ kind, from, to }: Step): string {
  return kind === 'swap' ? `SWAP of ${from} and ${to}` : `CNOT from ${from} to ${to}`;
}

function Drawing({
  device,
  steps,
  placement,
}: {
  device: Device;
  steps: readonly Step[];
  placement: readonly number[];
}) {
  const places = Array.from({ length: device.qubits }, (_, place) => place);
  // Both drawings get the width of the longer one, so that their lengths can be compared.
  const width = left + 10 * column;
  return (
    <svg
      viewBox={`0 0 ${width} ${device.qubits * line}`}
      className="mt-5 block w-full"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      {places.map((place) => (
        <g key={place}>
          <text x="0" y={yOf(place)} dy="0.35em" className="fill-muted font-mono text-[18px] sm:text-2xs">
            {place}: q{placement.indexOf(place)}
          </text>
          <path d={`M${left} ${yOf(place)}H${left + (steps.length + 0.5) * column}`} className={ink} />
        </g>
      ))}
      {steps.map((step, index) => (
        // A step is its place in the order.
        <Gate key={`${index} ${step.from} ${step.to}`} step={step} x={left + (index + 0.75) * column} />
      ))}
    </svg>
  );
}

const yOf = (place: number) => (place + 0.5) * line;

function Gate({ step: { kind, from, to }, x }: { step: Step; x: number }) {
  const [a, b] = [yOf(from), yOf(to)];
  if (kind === 'swap') {
    const cross = (y: number) => `M${x - 6} ${y - 6}l12 12m0-12l-12 12`;
    return <path d={`M${x} ${a}V${b}${cross(a)}${cross(b)}`} className="stroke-warm [stroke-width:2]" />;
  }
  return (
    <>
      <path d={`M${x} ${a}V${b}`} className={ink} />
      <circle cx={x} cy={a} r="4.5" className="fill-text" />
      <circle cx={x} cy={b} r="10" className={`fill-raised ${ink}`} />
      <path d={`M${x - 10} ${b}h20M${x} ${b - 10}v20`} className={ink} />
    </>
  );
}
