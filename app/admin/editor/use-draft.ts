import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { BrowserOwner } from '../sealed';
import { closeDraft, type Draft, findDrafts, forgetDrafts, heldDrafts, holdDraft, keepDraft } from './draft-store';
import { typedValues } from './editing';
import { fillForm } from './fill-form';
import type { FormBase } from './save-answer';
import { whenTyped } from './when-typed';

/** At most this long after a key press, what was typed is on its way to the disk. */
const keepAfterMs = 600;

interface Options extends FormBase {
  person: BrowserOwner;
  record: string;
  /** Of a form that has a name of its own; an editor gets one. */
  key?: string;
  /** What is kept of the form, and what that starts with, which is not worth keeping; all of it unless told. */
  starts?: Readonly<Record<string, string>>;
  /** Forms whose text has arrived: what is still kept of them is not left behind. */
  arrived?: readonly string[];
}

/** What a crash or a closed tab left behind, newest first, beside the form as it stood when they were found. */
interface Found {
  drafts: Draft[];
  present: Record<string, string>;
  at: Date;
}

/** Until what was typed is kept; undefined while there is nothing to keep. */
type Timer = RefObject<ReturnType<typeof setTimeout> | undefined>;

const nothingFound: Found = { drafts: [], present: {}, at: new Date(0) };

/** Keeps what is typed in a form in this browser while it is typed, and finds what a crash or a closed tab left behind. */
export function useDraft(form: RefObject<HTMLFormElement | null>, options: Options) {
  const { record } = options;
  const { id, browserKey } = options.person;
  const person = useMemo(() => ({ id, browserKey }), [id, browserKey]);
  const [key] = useState(() => options.key ?? newKey(record));
  const [found, setFound] = useState(nothingFound);
  const [kept, setKept] = useState(true);
  const timer: Timer = useRef(undefined);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  /** Answers whether nothing would be lost. */
  const keepNow = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!form.current) return true;
    const { revision, opened, starts } = latest.current;
    const values = keptOf(form.current, starts);
    if (starts && differingFields(values, starts).length === 0) return forgetDrafts([key]).then(() => true);
    const isKept = await keepDraft(person, { key, record, values, revision, opened, keptAt: Date.now() });
    setKept(isKept);
    return isKept;
  }, [form, key, person, record]);

  useKeeping(form, keepNow, timer);

  useEffect(() => {
    const release = holdDraft(key);
    let isCurrent = true;
    void leftBehind(form, latest.current).then((left) => isCurrent && setFound(left));
    return () => {
      isCurrent = false;
      release();
    };
  }, [form, key, person, record]);

  /** It is saved; what is typed from now on is kept again. */
  const forget = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    void forgetDrafts([key]);
  }, [key]);
  /** It is given up, and the editor closes. */
  const giveUp = useCallback(() => {
    clearTimeout(timer.current);
    void closeDraft(key);
  }, [key]);
  const { drafts, present, at } = found;
  const discard = useCallback((draft: Draft) => {
    void forgetDrafts([draft.key]);
    setFound((before) => ({ ...before, drafts: before.drafts.filter(({ key: other }) => other !== draft.key) }));
  }, []);
  /** Puts it into the form. Others wait until the editor is opened again: each may be another text. */
  const restore = useCallback(
    (draft: Draft) => {
      if (!form.current) return;
      fillForm(form.current, draft.values);
      latest.current = { ...latest.current, revision: draft.revision, opened: draft.opened };
      // The old one goes when the new one is there.
      void keepNow().then(() => forgetDrafts([draft.key]));
      setFound(nothingFound);
    },
    [form, keepNow],
  );
  return { key, found: drafts, present, foundAt: at, kept, keepNow, forget, giveUp, discard, restore };
}

/** Keeps a moment after somebody typed, and what is still to be kept when the page may go away. */
function useKeeping(form: RefObject<HTMLFormElement | null>, keepNow: () => Promise<boolean>, timer: Timer): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const soon = () => {
      timer.current ??= setTimeout(() => void keepNow(), keepAfterMs);
    };
    const atOnce = () => {
      if (timer.current !== undefined) void keepNow();
    };
    const stop = whenTyped(element, soon);
    document.addEventListener('visibilitychange', atOnce);
    window.addEventListener('pagehide', atOnce);
    return () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      stop();
      document.removeEventListener('visibilitychange', atOnce);
      window.removeEventListener('pagehide', atOnce);
    };
  }, [form, keepNow, timer]);
}

function newKey(record: string): string {
  return `${record}#${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}

/** What is kept of a form as it stands. */
function keptOf(form: HTMLFormElement, starts: Options['starts']): Record<string, string> {
  const values = Object.entries(typedValues(new FormData(form)));
  return Object.fromEntries(starts ? values.filter(([name]) => Object.hasOwn(starts, name)) : values);
}

async function leftBehind(
  form: RefObject<HTMLFormElement | null>,
  { person, record, starts, arrived = [] }: Options,
): Promise<Found> {
  const [drafts, held] = await Promise.all([findDrafts(person, (other) => other === record, Date.now()), heldDrafts()]);
  if (!form.current) return nothingFound;
  const present = keptOf(form.current, starts);
  const isThere = ({ key, values }: Draft) => arrived.includes(key) || differingFields(values, present).length === 0;
  // A form that was just sent may hold its own for a moment yet.
  const orphans = drafts.filter(({ key }) => arrived.includes(key) || !held.has(key));
  const there = orphans.filter(isThere);
  if (there.length > 0) void forgetDrafts(there.map(({ key }) => key));
  return { drafts: orphans.filter((draft) => !there.includes(draft)), present, at: new Date() };
}

/** The names of the fields in which two states of a form differ. */
export function differingFields(one: Record<string, string>, other: Record<string, string>): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  const normal = (value: string | undefined) => (value ?? '').replace(/\r\n?/g, '\n').trim();
  return [...names].filter((name) => normal(one[name]) !== normal(other[name]));
}
