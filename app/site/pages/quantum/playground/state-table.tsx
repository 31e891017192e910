import { isNothing, type Surd, surd, toNumber, weight } from './amplitude';
import { amplitudeText, percentText, phaseDegrees, surdText } from './exact-text';
import { basisState, type ExactState, type Outcome } from './simulate';

const cell = 'py-1.5 pr-4 align-middle whitespace-nowrap';
const head = `${cell} text-left text-xs font-medium text-muted`;

/** Every basis state with its amplitude, exactly, and how likely it is to be read. */
export function StateTable({ state }: { state: ExactState }) {
  return (
    <table className="w-full border-collapse font-mono text-sm">
      <caption className="sr-only">The state vector, one basis state a row</caption>
      <thead>
        <tr className="border-b border-line-strong font-sans">
          <th scope="col" className={head}>
            State
          </th>
          <th scope="col" className={head}>
            Amplitude
          </th>
          <th scope="col" className={`${head} max-sm:hidden`}>
            Phase
          </th>
          <th scope="col" className={`${head} w-1/2 pr-0`}>
            Probability
          </th>
        </tr>
      </thead>
      <tbody>
        {state.entries.map((entry, place) => {
          const { whole, roots } = weight(entry);
          const bits = basisState(state, place);
          const absent = isNothing(entry);
          return (
            <tr key={bits} className={`border-b border-line ${absent ? 'text-muted' : ''}`}>
              <th scope="row" className={`${cell} text-left font-normal`}>
                |{bits}⟩
              </th>
              <td className={cell}>{amplitudeText(entry, state.power)}</td>
              <td className={`${cell} max-sm:hidden`}>
                {!absent && <Phase degrees={phaseDegrees(entry, state.power)} />}
              </td>
              <td className={`${cell} pr-0`}>
                <Probability value={surd(whole, roots, 2 * state.power)} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** What the meters show, and how often. */
export function OutcomeTable({ outcomes, qubits }: { outcomes: readonly Outcome[]; qubits: readonly number[] }) {
  const names = qubits.map((qubit) => `q${qubit}`).join(' ');
  return (
    <table className="w-full border-collapse font-mono text-sm">
      <caption className="pb-2 text-left font-sans text-sm">What the meters on {names} read</caption>
      <tbody>
        {outcomes.map(({ bits, probability }) => (
          <tr key={bits} className="border-t border-line">
            <th scope="row" className={`${cell} text-left font-normal`}>
              {bits}
            </th>
            <td className={cell}>{surdText(probability)}</td>
            <td className={`${cell} w-1/2 pr-0`}>
              <Probability value={probability} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Probability({ value }: { value: Surd }) {
  return (
    <span className="grid grid-cols-[1fr_3.5rem] items-center gap-3">
      <svg
        viewBox="0 0 1 1"
        preserveAspectRatio="none"
        className="h-2 w-full bg-sunken"
        aria-hidden="true"
        focusable="false"
      >
        <rect width={Math.round(toNumber(value) * 1e4) / 1e4} height="1" className="fill-accent" />
      </svg>
      <span className="text-right">{percentText(value)}</span>
    </span>
  );
}

function Phase({ degrees }: { degrees: number }) {
  const angle = (degrees * Math.PI) / 180;
  const [x, y] = [10 + 8 * Math.cos(angle), 10 - 8 * Math.sin(angle)].map((value) => Math.round(value * 10) / 10);
  return (
    <span className="inline-flex items-center gap-2">
      <svg viewBox="0 0 20 20" className="size-5" fill="none" aria-hidden="true" focusable="false">
        <circle cx="10" cy="10" r="8" className="stroke-line-strong" />
        <path d={`M10 10L${x} ${y}`} className="stroke-accent [stroke-width:2]" strokeLinecap="round" />
      </svg>
      {degrees}°
    </span>
  );
}
