import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { exactTime } from '~/lib/dates';
import { Button } from '~/ui/button';
import { useHydrated } from '~/ui/use-hydrated';
import type { Conflict, ConflictField } from './conflict';
import { choiceName, editingFields, type Side } from './editing';
import { VersionOf } from './version-view';

interface Props {
  conflict: Conflict;
  singular: string;
}

/**
 * Both versions of a record, field by field, inside of the form: what is chosen is sent along with what was typed.
 * Radio buttons, so that it works without scripts.
 */
export function ConflictPanel({ conflict, singular }: Props) {
  const panel = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  const hydrated = useHydrated();
  useEffect(() => {
    panel.current?.focus();
  }, [conflict]);
  const chooseAll = (side: Side) => {
    for (const radio of panel.current?.querySelectorAll<HTMLInputElement>(`[type=radio][value=${side}]`) ?? []) {
      radio.click();
    }
  };
  const open = conflict.fields.filter(({ changedBy }) => changedBy === 'both');
  const settled = conflict.fields.filter(({ changedBy }) => changedBy !== 'both');
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby="conflict-heading"
      className="mb-6 grid gap-4 rounded-md border border-caution bg-ground p-4 focus-visible:outline-offset-0 sm:p-5"
    >
      <input type="hidden" name={editingFields.resolving} value="yes" />
      <header className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="min-w-0 grow basis-96">
          <h3 id="conflict-heading" className="font-sans text-base font-semibold tracking-normal">
            This {singular} was changed while you were editing it
          </h3>
          <Saves saves={conflict.saves} />
        </div>
        {hydrated && (
          <div className="flex gap-2">
            <Button variant="outline" onClick={() => chooseAll('theirs')}>
              All of theirs
            </Button>
            <Button variant="outline" onClick={() => chooseAll('mine')}>
              All of mine
            </Button>
          </div>
        )}
      </header>
      {open.map((field) => (
        <FieldChoice key={field.name} field={field} />
      ))}
      {settled.length > 0 && (
        <details open={open.length === 0} className="border-t border-line pt-3">
          <summary className="text-sm text-muted">
            {settled.length === 1 ? 'One field was' : `${settled.length} fields were`} changed by one of you alone, and{' '}
            {settled.length === 1 ? 'keeps' : 'keep'} that change
          </summary>
          <div className="mt-4 grid gap-4">
            {settled.map((field) => (
              <FieldChoice key={field.name} field={field} />
            ))}
          </div>
        </details>
      )}
      <footer className="flex flex-wrap items-center gap-2 border-t border-line pt-4">
        <Button type="submit">Save with these choices</Button>
        <Button type="submit" variant="outline" name={editingFields.take} value="mine" formNoValidate>
          Save all of mine
        </Button>
        <a
          href={pathname + search}
          target="_blank"
          rel="noreferrer"
          className="ml-auto text-xs underline underline-offset-4"
        >
          Open their version in a new tab
        </a>
      </footer>
      <p className="text-2xs text-muted">Your version is below, and can still be changed before it is saved.</p>
    </section>
  );
}

function Saves({ saves }: Pick<Conflict, 'saves'>) {
  return (
    <ul className="mt-1 grid gap-0.5 text-xs text-muted">
      {saves.map(({ who, at, fields }) => (
        <li key={at}>
          <strong className="font-medium text-text">{who}</strong> saved on <time dateTime={at}>{exactTime(at)}</time>
          {fields.length > 0 && `: ${new Intl.ListFormat('en-US').format(fields)}`}
        </li>
      ))}
    </ul>
  );
}

const changedWords: Record<ConflictField['changedBy'], string> = {
  both: 'Both of you changed it',
  me: 'Only you changed it',
  them: 'Only they changed it',
};

function FieldChoice({ field }: { field: ConflictField }) {
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="float-left w-full text-sm font-medium">
        {field.label}
        <span className="ml-2 text-2xs font-normal text-muted">{changedWords[field.changedBy]}</span>
      </legend>
      <div className="grid gap-2 md:grid-cols-2">
        <Version field={field} side="theirs" />
        <Version field={field} side="mine" />
      </div>
    </fieldset>
  );
}

function Version({ field, side }: { field: ConflictField; side: Side }) {
  const words = side === 'mine' ? 'Mine' : 'Theirs';
  const id = `${choiceName(field.name)}-${side}`;
  return (
    <div className="min-w-0 rounded-sm border border-line-strong bg-raised p-3 has-checked:border-accent has-checked:ring-1 has-checked:ring-accent">
      <label htmlFor={id} className="flex min-h-6 items-center gap-2 text-xs font-medium">
        <input
          id={id}
          type="radio"
          required
          name={choiceName(field.name)}
          value={side}
          defaultChecked={field.choice === side}
          aria-label={`${field.label}: ${words}`}
          aria-describedby={`${id}-text`}
          className="size-4 accent-accent"
        />
        {words}
      </label>
      <div id={`${id}-text`} className="mt-2 text-sm">
        <VersionOf field={field} side={side} />
      </div>
    </div>
  );
}
