import type { Bench } from './address';
import { StepButton } from './bench-step';
import {
  type Cell,
  drawUp,
  gates,
  isMeasured,
  limits,
  operationInWords,
  spokenGate,
  touched,
  withOperation,
  withoutOperation,
} from './circuit';
import { CircuitCell, Origin, Target } from './circuit-cell';

/** The circuit as a table: a row for each qubit, a column for each step, and at the end of each wire a free place. */
export function CircuitBoard({ bench }: { bench: Bench }) {
  const rows = drawUp(bench.circuit);
  const full = bench.circuit.operations.length >= limits.operations;
  return (
    <div className="relative overflow-x-auto py-2">
      <table className="border-collapse">
        <caption className="sr-only">The circuit. Each gate is a button that removes it.</caption>
        <tbody>
          {rows.map((row, wire) => (
            <tr key={wire}>
              <th scope="row" className="pr-2 text-left font-mono text-sm font-normal whitespace-nowrap">
                <Origin qubit={wire} />
              </th>
              {row.map((cell, step) => (
                <td key={step} className="p-0">
                  <Step bench={bench} cell={cell} wire={wire} step={step} />
                </td>
              ))}
              <td className="sticky right-0 bg-raised p-0 pl-2">{!full && <Slot bench={bench} wire={wire} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Step({ bench, cell, wire, step }: { bench: Bench; cell: Cell | null; wire: number; step: number }) {
  const operation = cell ? bench.circuit.operations[cell.index] : undefined;
  if (!cell || !operation || cell.kind === 'crossing') return <CircuitCell cell={cell} />;
  return (
    <StepButton
      step={{ circuit: withoutOperation(bench.circuit, cell.index) }}
      label={`Remove ${operationInWords(operation)}, step ${step + 1}`}
      className="group/gate block"
      // The button goes with the gate: the free place of the same wire takes its focus.
      onClick={() => document.getElementById(`free-${touched(operation)[0] ?? wire}`)?.focus()}
    >
      <CircuitCell cell={cell} operation={operation} />
    </StepButton>
  );
}

const free =
  'grid size-11 place-items-center border border-dashed border-accent font-mono text-accent hover:border-solid hover:bg-accent-soft';

/** Takes the chosen gate. A CNOT needs two places, one after the other. */
function Slot({ bench, wire }: { bench: Bench; wire: number }) {
  const { circuit, gate, control } = bench;
  const id = `free-${wire}`;
  if (isMeasured(circuit, wire)) return <span className="block w-11 text-center text-xs text-muted">read</span>;
  if (gate !== 'cx') {
    const known = gates.find((other) => other.gate === gate);
    return (
      <StepButton
        id={id}
        step={{ circuit: withOperation(circuit, { gate, qubit: wire }) }}
        label={`Add ${known ? spokenGate(known) : gate} to q${wire}`}
        className={free}
      >
        <span aria-hidden="true">{gate.toUpperCase()}</span>
      </StepButton>
    );
  }
  if (control === null || control === wire) {
    const label = control === wire ? `q${wire} is the control: choose another` : `Take q${wire} as control`;
    return (
      <StepButton id={id} step={{ control: control === wire ? null : wire }} label={label} className={free}>
        <span
          aria-hidden="true"
          className={`size-3 rounded-full border-2 border-current ${control === wire ? 'bg-accent' : ''}`}
        />
      </StepButton>
    );
  }
  return (
    <StepButton
      id={id}
      step={{ circuit: withOperation(circuit, { gate, control, target: wire }) }}
      label={`Add CNOT from q${control} to q${wire}`}
      className={free}
    >
      <svg viewBox="12 12 28 28" className="size-7" fill="none" aria-hidden="true" focusable="false">
        <Target />
      </svg>
    </StepButton>
  );
}
