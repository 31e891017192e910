import { type ReactNode, useEffect, useRef, useState } from 'react';
import { describe, FieldFrame, FieldNotes, type FieldState, inputClass } from './field';
import { UsedBefore } from './used-before';

interface Common {
  field: FieldState;
  label: string;
  required?: boolean;
  help?: ReactNode;
}

function start(field: FieldState): string {
  return typeof field.initialValue === 'string' ? field.initialValue : '';
}

/** One line of text, or a date. */
export function TextField(
  props: Common & {
    type?: 'text' | 'url' | 'number' | 'date' | 'datetime-local';
    placeholder?: string;
    suggestions?: readonly string[];
  },
) {
  const { field, label, required, help, type = 'text', placeholder, suggestions } = props;
  const listId = suggestions ? `${field.id}-suggestions` : undefined;
  return (
    <FieldFrame field={field} label={label} required={required} help={help}>
      <input
        {...describe(field, Boolean(help))}
        type={type === 'url' ? 'text' : type}
        inputMode={type === 'url' ? 'url' : undefined}
        step={type === 'number' ? 1 : undefined}
        required={required}
        defaultValue={start(field)}
        placeholder={placeholder}
        list={listId}
        className={inputClass}
      />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </FieldFrame>
  );
}

/** One line of text that other records say too, or several of them with commas between: what they say is offered. */
export function TermField({
  terms,
  isList = false,
  ...props
}: Common & { terms: readonly string[] | undefined; isList?: boolean }) {
  const { field, label, required, help } = props;
  return (
    <FieldFrame
      field={field}
      label={label}
      required={required}
      help={help ?? (isList ? 'Separated by commas.' : undefined)}
    >
      <UsedBefore terms={terms ?? []} isList={isList}>
        <input
          {...describe(field, Boolean(help) || isList)}
          type="text"
          required={required}
          defaultValue={start(field)}
          className={inputClass}
        />
      </UsedBefore>
    </FieldFrame>
  );
}

/**
 * The title of what is written: the first thing that is read, and looks like it. It is one line, which programs that write
 * here know it by, and a title has no line breaks; what the line cuts off is read whole under it.
 */
export function TitleField({ field, label, required }: Common) {
  const input = useRef<HTMLInputElement>(null);
  const [cutOff, setCutOff] = useState('');
  const measure = () => {
    const line = input.current;
    if (line) setCutOff(line.scrollWidth > line.clientWidth ? line.value : '');
  };
  useEffect(() => {
    const widths = new ResizeObserver(measure);
    if (input.current) widths.observe(input.current);
    return () => widths.disconnect();
  }, []);
  return (
    <FieldFrame field={field} label={label} required={required}>
      <input
        {...describe(field, false)}
        ref={input}
        type="text"
        required={required}
        defaultValue={start(field)}
        onInput={measure}
        autoComplete="off"
        className={`${inputClass} font-display font-semibold tracking-tight max-sm:text-base sm:text-xl`}
      />
      {/* Whoever listens has it whole in the field already. */}
      {cutOff !== '' && (
        <p aria-hidden="true" className="font-display text-sm leading-6 font-semibold wrap-anywhere text-muted">
          {cutOff}
        </p>
      )}
    </FieldFrame>
  );
}

/** Several lines: at first `rows`, and as many as are written, so that nothing is read through a slot. */
export function TextareaField(props: Common & { rows?: number; placeholder?: string; isCode?: boolean }) {
  const { field, label, required, help, rows = 3, placeholder, isCode = false } = props;
  return (
    <FieldFrame field={field} label={label} required={required} help={help}>
      <textarea
        {...describe(field, Boolean(help))}
        rows={rows}
        required={required}
        defaultValue={start(field)}
        placeholder={placeholder}
        {...(isCode && { spellCheck: false, autoCapitalize: 'off', autoCorrect: 'off' })}
        style={{ minHeight: `calc(${rows}lh + 1rem + 2px)`, tabSize: isCode ? 4 : undefined }}
        className={`${inputClass} field-sizing-content resize-y ${isCode ? 'font-mono' : ''}`}
      />
    </FieldFrame>
  );
}

interface SelectOption {
  value: string;
  label: string;
}

interface SelectProps extends Common {
  /** Those that are words already need no label. */
  options: readonly (string | SelectOption)[];
  /** What stands there as long as nothing is chosen, such as "Select an industry". Without it the first value does. */
  unchosen?: string;
}

/** One of a few values. */
export function SelectField({ field, label, required, help, options, unchosen }: SelectProps) {
  return (
    <FieldFrame field={field} label={label} required={required} help={help}>
      <select
        {...describe(field, Boolean(help))}
        required={required}
        defaultValue={start(field)}
        className={inputClass}
      >
        {unchosen !== undefined && start(field) === '' && <option value="">{unchosen}</option>}
        {options.map(whole).map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

function whole(option: string | SelectOption): SelectOption {
  return typeof option === 'string' ? { value: option, label: option } : option;
}

/** A box to tick; sends `on`. */
export function CheckboxField({ field, label, help }: Omit<Common, 'required'>) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={field.id} className="flex min-h-8 items-center gap-2 text-sm text-text">
        <input
          {...describe(field, Boolean(help))}
          type="checkbox"
          defaultChecked={field.initialValue === 'on'}
          className="size-4 accent-accent"
        />
        {label}
      </label>
      <FieldNotes field={field} help={help} />
    </div>
  );
}
