import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { type Bench, type BenchStep, keptFields, stepField } from './address';

const formId = (changes: keyof Bench) => `step-${changes}`;

/**
 * What the buttons of the playground send, for each kind of step once. A step leads to the page with the next circuit:
 * where scripts run the page stays where it is and nothing is fetched, where they don't the server renders it. Buttons, not
 * links: there is no end of circuits, and whoever follows links would never be done with them.
 */
export function StepForms({ bench }: { bench: Bench }) {
  return Object.entries(keptFields(bench)).map(([changes, fields]) => (
    <Form
      key={changes}
      id={formId(changes as keyof Bench)}
      action="#playground"
      hidden
      data-waits
      replace
      preventScrollReset
      defaultShouldRevalidate={false}
    >
      {fields.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </Form>
  ));
}

interface StepButtonProps {
  step: BenchStep;
  label?: string;
  id?: string;
  /** Of a button that stays in: whether it is. */
  pressed?: boolean;
  className: string;
  children: ReactNode;
  onClick?: () => void;
}

export function StepButton({ step, label, id, pressed, className, children, onClick }: StepButtonProps) {
  const { changes, ...field } = stepField(step);
  return (
    <button
      {...field}
      type="submit"
      form={formId(changes)}
      id={id}
      aria-label={label}
      aria-pressed={pressed}
      className={className}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
