import { useEffect, useRef } from 'react';
import { ConfirmBar, type Question } from '../ask';
import { keepForms } from './inquiry-forms';

/** A step that was asked for without being agreed to, and the question that has to be answered first. */
export interface MoveConfirmation {
  to: string;
  ids: string[];
  ask: Question;
}

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
  const { to, ids, ask } = confirm;
  const [id = ''] = ids;
  const label = ask.no ?? 'Keep it';
  return (
    <div ref={bar} tabIndex={-1} className="scroll-mt-24">
      <ConfirmBar
        ask={ask}
        name="to"
        value={to}
        fields={ids.length === 1 ? { id } : { recordId: ids.join() }}
        action={action}
        form={form}
        keep={form ? { label, name: 'intent', value: keepForms } : { label, href: action }}
      />
    </div>
  );
}
