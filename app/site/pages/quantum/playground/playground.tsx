import { Link, useSearchParams } from 'react-router';
import { CodeSample } from '../../../parts/code-sample';
import { type Bench, benchHref, readBench } from './address';
import { StepButton, StepForms } from './bench-step';
import {
  type Circuit,
  gates,
  inWords,
  isMeasured,
  limits,
  readCircuit,
  spokenGate,
  withoutOperation,
  withQubits,
} from './circuit';
import { CircuitBoard } from './circuit-board';
import { stateText } from './exact-text';
import { pythonProgram } from './python-program';
import { outcomes, simulate } from './simulate';
import { OutcomeTable, StateTable } from './state-table';
import { useHeldFocus } from './use-held-focus';

interface PlaygroundWords {
  /** What happened to a circuit that cannot be read. */
  unreadable: string;
  examples: readonly { title: string; circuit: string; description: string }[];
}

/** Circuits of up to four qubits, built by buttons: it works without a script and is instant with one. */
export function Playground({ words }: { words: PlaygroundWords }) {
  const [search] = useSearchParams();
  const bench = readBench(search);
  return (
    <div {...useHeldFocus(search)} className="grid gap-px border border-line bg-line lg:grid-cols-12">
      {bench.problem && (
        <p role="alert" className="bg-warm-soft p-4 sm:px-8 lg:col-span-12">
          {words.unreadable} {bench.problem}
        </p>
      )}
      <div className="min-w-0 bg-raised lg:col-span-7">
        <StepForms bench={bench} />
        <div className="p-4 sm:p-8">
          <Palette bench={bench} />
          <CircuitBoard bench={bench} />
          <p className="mt-3 text-sm text-muted">
            <span className="sr-only">The circuit in words: </span>
            {inWords(bench.circuit)}.
          </p>
          <Tools bench={bench} />
        </div>
        <Examples examples={words.examples} />
      </div>
      <div className="min-w-0 bg-raised lg:col-span-5">
        <Readout circuit={bench.circuit} />
        <div className="border-t border-line p-4 sm:p-8">
          <h3 className="pb-4 text-lg">The same circuit in Python</h3>
          <CodeSample code={pythonProgram(bench.circuit)} label="The same circuit in Python" />
        </div>
      </div>
    </div>
  );
}

const chip =
  'inline-grid min-h-11 min-w-11 place-items-center border px-2 font-mono text-sm transition-colors duration-(--duration-quick)';

function Palette({ bench }: { bench: Bench }) {
  const chosen = gates.find(({ gate }) => gate === bench.gate);
  return (
    <div role="group" aria-label="Gates">
      <h3 className="text-lg">Choose a gate, then a wire</h3>
      <ul className="mt-4 flex flex-wrap gap-2">
        {gates.map(({ gate, sign, name }) => (
          <li key={gate}>
            <StepButton
              step={{ gate }}
              label={`Choose ${spokenGate({ sign, name })}`}
              pressed={gate === bench.gate}
              className={`${chip} ${gate === bench.gate ? 'border-accent bg-accent text-on-accent' : 'border-line-strong hover:border-text'}`}
            >
              {sign}
            </StepButton>
          </li>
        ))}
      </ul>
      <p className="mt-3 min-h-12 text-sm text-muted">{chosen?.effect}</p>
    </div>
  );
}

const tool = 'min-h-11 inline-flex items-center border border-line-strong px-3.5 hover:border-text';

function Tools({ bench }: { bench: Bench }) {
  const { circuit } = bench;
  const { qubits, operations } = circuit;
  return (
    <ul className="mt-5 flex flex-wrap gap-2 text-sm">
      {[qubits - 1, qubits + 1]
        .filter((count) => count >= limits.fewestQubits && count <= limits.mostQubits)
        .map((count) => (
          <li key={count < qubits ? 'less' : 'more'}>
            <StepButton step={{ circuit: withQubits(circuit, count) }} className={tool}>
              {count < qubits ? 'One qubit less' : 'One qubit more'}
            </StepButton>
          </li>
        ))}
      {operations.length > 0 && (
        <>
          <li>
            <StepButton step={{ circuit: withoutOperation(circuit, operations.length - 1) }} className={tool}>
              Undo the last gate
            </StepButton>
          </li>
          <li>
            <StepButton step={{ circuit: { qubits, operations: [] } }} className={tool}>
              Clear
            </StepButton>
          </li>
        </>
      )}
    </ul>
  );
}

function Readout({ circuit }: { circuit: Circuit }) {
  const state = simulate(circuit);
  const measured = Array.from({ length: circuit.qubits }, (_, qubit) => qubit).filter((q) => isMeasured(circuit, q));
  return (
    <div className="p-4 sm:p-8">
      <h3 className="text-lg">{measured.length > 0 ? 'State before the measurement' : 'State'}</h3>
      <output aria-live="polite" className="mt-3 mb-4 block font-mono text-sm break-words text-accent">
        {stateText(state)}
      </output>
      {measured.length > 0 && (
        <div className="mb-8">
          <OutcomeTable outcomes={outcomes(state, measured)} qubits={measured} />
        </div>
      )}
      <div className="relative overflow-x-auto">
        <StateTable state={state} />
      </div>
    </div>
  );
}

function Examples({ examples }: { examples: PlaygroundWords['examples'] }) {
  return (
    <div className="border-t border-line p-4 sm:p-8">
      <h3 className="text-lg">Or begin with one of these</h3>
      <ul className="mt-4 grid gap-x-8 border-t border-line sm:grid-cols-2">
        {examples.map(({ title, circuit, description }) => (
          <li key={title} className="border-b border-line py-4">
            <Link
              to={benchHref(readCircuit(circuit).circuit)}
              replace
              preventScrollReset
              defaultShouldRevalidate={false}
              className="font-medium text-accent underline decoration-transparent underline-offset-4 hover:decoration-current"
            >
              {title}
            </Link>
            <p className="mt-1 text-sm text-muted">{description}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
