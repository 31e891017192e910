import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Bucket } from '~/lib/pictures';
import type { Toast } from '~/lib/toast';
import { describe, FieldFrame, type FieldState, inputClass } from '../field';
import type { RichTextEditorProps } from './rich-text-editor';

export interface RichTextFieldProps {
  field: FieldState;
  label: string;
  required?: boolean;
  /** Where pictures in the text are uploaded to. */
  bucket: Bucket;
  onToast: (toast: Toast) => void;
}

/**
 * Formatted text. The form's value is always a textarea with HTML in it; in the browser an editor covers it and keeps
 * it up to date. Without JavaScript, or when the editor can't be loaded, the textarea itself is the field.
 */
export function RichTextField({ field, label, required, bucket, onToast }: RichTextFieldProps) {
  const textarea = useRef<HTMLTextAreaElement>(null);
  const focusEditor = useRef<() => void>(() => {});
  const { Editor, html, failed } = useEditorComponent(textarea);
  const help = failed
    ? 'The editor could not be loaded. This is the text as HTML; it can be edited and saved.'
    : undefined;
  const state = describe(field, help !== undefined);
  const isCovered = Editor !== null;

  return (
    <FieldFrame field={field} label={label} required={required} help={help}>
      <div className="relative min-w-0">
        <textarea
          key={html === null ? 'plain' : 'covered'}
          {...state}
          // The label and whoever jumps to the field are meant for the editor once it is there.
          id={isCovered ? `${field.id}-html` : field.id}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- of the answer without scripts alone
          autoFocus={state.autoFocus && !isCovered}
          ref={textarea}
          required={required}
          defaultValue={html ?? (typeof field.initialValue === 'string' ? field.initialValue : '')}
          rows={20}
          spellCheck
          tabIndex={isCovered ? -1 : undefined}
          aria-hidden={isCovered || undefined}
          onFocus={isCovered ? () => focusEditor.current() : undefined}
          // Nobody sees its text, which would be laid out again for each reader of the form.
          className={
            isCovered
              ? 'pointer-events-none absolute inset-x-0 top-0 h-24 resize-none opacity-0 not-focus:[content-visibility:hidden]'
              : `${inputClass} min-h-[max(28rem,calc(100dvh-23rem))] resize-y font-mono ${failed ? '' : 'awaits-editor'}`
          }
        />
        {Editor && (
          <Editor
            textarea={textarea}
            id={field.id}
            label={label}
            required={required}
            invalid={state['aria-invalid']}
            describedBy={state['aria-describedby']}
            bucket={bucket}
            onToast={onToast}
            focusEditor={focusEditor}
          />
        )}
      </div>
    </FieldFrame>
  );
}

/**
 * The editor is a large script, so it is fetched only where there is a field for it. The textarea that it covers is a new
 * one: whatever was about to click the one before finds it gone, and the editor in its place. One that somebody is typing
 * in stays, with the caret.
 */
function useEditorComponent(textarea: RefObject<HTMLTextAreaElement | null>) {
  const [{ Editor, html }, setCover] = useState<Cover>({ Editor: null, html: null });
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let isMounted = true;
    import('./rich-text-editor')
      .then(({ RichTextEditor }) => {
        const before = textarea.current;
        if (!isMounted || !before) return;
        const isTypedIn = document.activeElement === before;
        // At once: nothing can be typed between reading the text and the new textarea that has it.
        flushSync(() => setCover({ Editor: RichTextEditor, html: isTypedIn ? null : before.value }));
      })
      .catch(() => isMounted && setFailed(true));
    return () => {
      isMounted = false;
    };
  }, [textarea]);
  return { Editor, html, failed };
}

interface Cover {
  /** Null until it is there. */
  Editor: ComponentType<RichTextEditorProps> | null;
  /** What the new textarea starts with; null where the one before stays. */
  html: string | null;
}
