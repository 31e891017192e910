import { useState } from 'react';
import { fromIndiaLocal } from '~/lib/dates';
import { type Calendar, doubtsAbout } from '~/lib/meeting-times';
import type { FieldState } from '../fields/field';
import { TextField } from '../fields/text-field';

interface Props {
  field: FieldState;
  label: string;
  required: boolean;
  minutes: number;
  calendar: Calendar;
}

/** A time to be proposed, which says while it is chosen what speaks against it. It can be sent all the same. */
export function ProposedTime({ field, label, required, minutes, calendar }: Props) {
  const [local, setLocal] = useState(typeof field.initialValue === 'string' ? field.initialValue : '');
  const start = fromIndiaLocal(local);
  return (
    <div
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement) setLocal(target.value);
      }}
    >
      <TextField field={field} label={label} type="datetime-local" required={required} />
      <p role="status" className="text-xs text-caution not-empty:mt-1.5">
        {start && doubtsAbout(start, minutes, calendar).join(' ')}
      </p>
    </div>
  );
}
