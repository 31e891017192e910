import { type InputHTMLAttributes, type KeyboardEvent, type RefObject, useId } from 'react';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onSubmit'> {
  label: string;
  error?: string | null;
  input?: RefObject<HTMLInputElement | null>;
  /** Enter was pressed. It never sends the form around the editor. */
  onEnter: () => void;
}

/** An input inside of a bar. It has no name, so it is no part of the form. */
export function BarField({ label, error, input, onEnter, onKeyDown, ...rest }: Props) {
  const id = useId();
  return (
    <div className="editor-bar-field">
      <label htmlFor={id}>{label}</label>
      <input
        {...rest}
        id={id}
        ref={input}
        type="text"
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        // What is typed here is not yet a change of the record.
        onInput={(event) => event.stopPropagation()}
        onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
          if (event.nativeEvent.isComposing) return;
          onKeyDown?.(event);
          if (event.key !== 'Enter' || event.defaultPrevented) return;
          event.preventDefault();
          onEnter();
        }}
      />
      {error && (
        <p id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
