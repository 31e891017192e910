import type { Cell, Operation } from './circuit';

const ink = 'stroke-text [stroke-width:1.5]';

/** One step of one wire on a square of 52; the vertical line of a CNOT runs on into the cells above and below. */
export function CircuitCell({ cell, operation }: { cell: Cell | null; operation?: Operation }) {
  return (
    <svg viewBox="0 0 52 52" className="block size-13" fill="none" aria-hidden="true" focusable="false">
      <path d="M0 26H52" className={ink} />
      {cell?.up && <path d="M26 0V26" className={ink} />}
      {cell?.down && <path d="M26 26V52" className={ink} />}
      {cell?.kind === 'control' && <circle cx="26" cy="26" r="5" className="fill-text" />}
      {cell?.kind === 'target' && <Target />}
      {cell?.kind === 'gate' && operation && <Box gate={operation.gate} />}
    </svg>
  );
}

export function Target() {
  return (
    <>
      <circle cx="26" cy="26" r="12" className={`fill-raised ${ink}`} />
      <path d="M14 26H38M26 14V38" className={ink} />
    </>
  );
}

function Box({ gate }: { gate: Operation['gate'] }) {
  return (
    <>
      <rect x="8" y="8" width="36" height="36" className={`fill-raised ${ink} group-hover/gate:fill-accent-soft`} />
      {gate === 'm' ? (
        <path d="M16 33a10 10 0 0 1 20 0M26 33l7-13" className="stroke-warm [stroke-width:1.75]" />
      ) : (
        <text x="26" y="31.5" textAnchor="middle" className="fill-text font-mono text-sm font-medium">
          {gate.toUpperCase()}
        </text>
      )}
    </>
  );
}

/** The beginning of a wire. */
export function Origin({ qubit }: { qubit: number }) {
  return (
    <>
      <span className="text-muted">q{qubit}</span> |0⟩
    </>
  );
}
