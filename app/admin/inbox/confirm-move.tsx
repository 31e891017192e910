import { useEffect, useRef } from 'react';
import { ConfirmBar } from '../ask';
import { callingOff, type MoveConfirmation } from './calling-off';

interface Props {
  confirm: MoveConfirmation;
  /** Where the answer is sent, which is also the way back. */
  action: string;
  form?: string | undefined;
}

/** Asks in the page: without scripts, and where a demo was arranged after the page had been loaded. */
export function ConfirmMove({ confirm, action, form }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => bar.current?.focus(), []);
  const { to, ids, calledOff } = confirm;
  const ask = callingOff(calledOff, ids.length);
  const [id = ''] = ids;
  if (!ask) return null;
  return (
    <div ref={bar} tabIndex={-1} className="scroll-mt-24">
      <ConfirmBar
        ask={ask}
        name="to"
        value={to}
        fields={ids.length === 1 ? { id } : { recordId: ids.join() }}
        action={action}
        form={form}
        keep={{ label: ask.no ?? 'Keep it', href: action }}
      />
    </div>
  );
}
