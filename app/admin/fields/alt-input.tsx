import { useEffect, useId, useRef, useState } from 'react';
import { longestAlt } from '~/lib/pictures';
import { inputClass } from './field';
import { noteAlt } from './known-pictures';
import { describePicture } from './upload-picture';

interface Props {
  /** The name of its file, which tells it from the others of the page. */
  of: string;
  /** Of the stored picture; null as long as it is on its way: what is typed is saved once it has arrived. */
  path: string | null;
  initial: string;
  /** Calls back with what was saved. */
  onSaved?: (alt: string) => void;
  autoFocus?: boolean;
}

const pauseMs = 700;

/** Asks what a picture says to those who can't see it, and saves the answer in the media library by itself. */
export function AltInput({ of, path, initial, onSaved, autoFocus }: Props) {
  const id = useId();
  const { change, flush, state } = useDescription(path, initial, onSaved);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (autoFocus) input.current?.focus({ preventScroll: true });
  }, [autoFocus]);
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-2xs leading-5 font-medium text-text">
        Describe the picture for people who can't see it<span className="sr-only">: {of}</span>
      </label>
      <input
        ref={input}
        id={id}
        type="text"
        defaultValue={initial}
        maxLength={longestAlt}
        autoComplete="off"
        aria-describedby={`${id}-state`}
        className={inputClass}
        onChange={(event) => change(event.target.value)}
        onBlur={flush}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // It is no field of the form around it.
          event.preventDefault();
          flush();
        }}
      />
      <p
        id={`${id}-state`}
        role="status"
        className={`text-2xs leading-5 ${state.failed ? 'text-danger' : 'text-muted'}`}
      >
        {state.text}
      </p>
    </div>
  );
}

const asked = 'Its alt text. Left empty, the picture is listed as not described.';

function useDescription(path: string | null, initial: string, onSaved: Props['onSaved']) {
  const [state, setState] = useState({ text: asked, failed: false });
  const typed = useRef(initial);
  const saved = useRef(initial);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ path, onSaved });
  useEffect(() => {
    latest.current = { path, onSaved };
  });
  async function save(): Promise<void> {
    clearTimeout(timer.current);
    const alt = typed.current.trim();
    const { path: target } = latest.current;
    if (target === null || alt === saved.current) return;
    const before = saved.current;
    saved.current = alt;
    const problem = await describePicture(target, alt);
    if (problem !== null && saved.current === alt) saved.current = before;
    else {
      if (problem === null) noteAlt(target, alt || null);
      latest.current.onSaved?.(alt);
    }
    setState(
      problem === null ? { text: alt === '' ? asked : 'Saved.', failed: false } : { text: problem, failed: true },
    );
  }
  const saveLatest = useRef(save);
  useEffect(() => {
    saveLatest.current = save;
  });
  useEffect(() => {
    if (path !== null) void saveLatest.current();
  }, [path]);
  useEffect(() => () => void saveLatest.current(), []);
  return {
    state,
    flush: () => void save(),
    change: (alt: string) => {
      typed.current = alt;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void saveLatest.current(), pauseMs);
    },
  };
}
