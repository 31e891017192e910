import { useState } from 'react';
import { fromIndiaLocal } from '~/lib/dates';
import { type Calendar, doubtsAbout, overlapsBeside } from '~/lib/meeting-times';
import type { FieldState } from '../fields/field';
import { TextField } from '../fields/text-field';
import { answeredField, type FormAnswer } from '../form-answer';
import { labelOfTime, timeNames } from './inquiry-forms';

interface Props {
  minutes: number;
  calendar: Calendar;
  answer: FormAnswer | undefined;
  form: string | undefined;
}

/** The times to be proposed, each of which says while it is chosen what speaks against it. */
export function ProposedTimes({ minutes, calendar, answer, form }: Props) {
  const [typed, setTyped] = useState<Record<string, string>>(answer?.typed ?? {});
  const times = timeNames.map((name) => {
    return { name, label: labelOfTime(name), start: fromIndiaLocal(typed[name] ?? '') };
  });
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {times.map(({ name, label, start }, index) => (
        <ProposedTime
          key={name}
          field={{ ...answeredField(name, '', answer), form }}
          label={label}
          required={index === 0}
          doubts={start ? [...doubtsAbout(start, minutes, calendar), ...overlapsBeside(times, start, minutes)] : []}
          onLocal={(local) => setTyped((before) => ({ ...before, [name]: local }))}
        />
      ))}
    </div>
  );
}

interface TimeProps {
  field: FieldState;
  label: string;
  required: boolean;
  doubts: string[];
  onLocal: (local: string) => void;
}

function ProposedTime({ field, label, required, doubts, onLocal }: TimeProps) {
  // What the server said at the field is not said twice.
  const said = field.errors?.join(' ') ?? '';
  return (
    <div
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement) onLocal(target.value);
      }}
    >
      <TextField field={field} label={label} type="datetime-local" required={required} />
      <p role="status" className="text-xs text-caution not-empty:mt-1.5">
        {doubts.filter((doubt) => !said.includes(doubt)).join(' ')}
      </p>
    </div>
  );
}
