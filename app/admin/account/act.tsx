import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '~/ui/button';

interface Props {
  intent: string;
  fields?: Record<string, string>;
  /** What it is called where the words on it are not enough. */
  label?: string;
  children: ReactNode;
}

/** A button that does one thing at once. */
export function Act({ intent, fields = {}, label, children }: Props) {
  return (
    <Form method="post" preventScrollReset>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="outline" name="intent" value={intent} aria-label={label}>
        {children}
      </Button>
    </Form>
  );
}
