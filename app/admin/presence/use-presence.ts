import { useEffect, useRef, useState } from 'react';
import {
  idleAfterMs,
  type Other,
  type PresenceAnswer,
  presenceAnswer,
  presencePath,
  saysEveryMs,
} from '~/server/presence/presence';

export interface OpenForm {
  /** The last part of the tab's address, and which of its records. */
  tab: string;
  record: string;
  /** Which form of which window. */
  form: string;
  /** Whether something in it is not saved, or not sent. */
  isWritten: boolean;
  /** What is changed in it; 0 where it does not matter who saved since. */
  revision: number;
}

/** What is done in a page by somebody who is there. */
const signs = ['pointerdown', 'keydown', 'focus'] as const;

/**
 * Says that this window shows a form, as long as somebody does something in it, and hears who else has the record open and
 * what became of it since. Where the server is not reached, what was heard last stands.
 * @param known who had it open when the page was loaded
 */
export function usePresence(open: OpenForm, known: readonly Other[]): PresenceAnswer {
  const { tab, record, form, isWritten, revision } = open;
  const [told, setTold] = useState<PresenceAnswer>({ others: [...known], since: null });
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  }, [open]);
  const [say, setSay] = useState<() => void>();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let lastSign = Date.now();
    // Once the session has ended there is nothing to ask for, until something new is to be said: a save, after signing in.
    let isRefused = false;
    const isThere = () => Date.now() - lastSign < idleAfterMs;
    const sayNow = () => {
      void tell(latest.current, signal).then((answer) => {
        isRefused = answer === 'refused';
        if (answer && answer !== 'refused' && !signal.aborted) setTold(answer);
      });
    };
    const timer = setInterval(() => isThere() && !isRefused && sayNow(), saysEveryMs);
    const onSign = () => {
      const cameBack = !isThere();
      lastSign = Date.now();
      if (cameBack) sayNow();
    };
    const leave = () => void navigator.sendBeacon(presencePath, bodyOf(latest.current, { left: 'yes' }));
    for (const sign of signs) addEventListener(sign, onSign, { signal, passive: true });
    addEventListener('pagehide', leave, { signal });
    // A page that was kept for the way back.
    addEventListener('pageshow', ({ persisted }) => persisted && sayNow(), { signal });
    setSay(() => sayNow);
    return () => {
      clearInterval(timer);
      controller.abort();
      leave();
    };
    // Another record or another form is another presence.
  }, [tab, record, form]);
  // At once when there is something new to say, as when somebody begins to write.
  useEffect(() => say?.(), [say, isWritten, revision]);
  return told;
}

function bodyOf({ tab, record, form, isWritten, revision }: OpenForm, more: Record<string, string> = {}) {
  const written = isWritten ? 'yes' : 'no';
  return new URLSearchParams({ tab, record, form, written, revision: String(revision), ...more });
}

/** Null when there is no answer: nobody is told of that, the form says so itself once it is sent. */
async function tell(open: OpenForm, signal: AbortSignal): Promise<PresenceAnswer | 'refused' | null> {
  try {
    const response = await fetch(presencePath, { method: 'POST', body: bodyOf(open), signal });
    if (response.status === 401 || response.status === 403) return 'refused';
    return response.ok ? presenceAnswer.parse(await response.json()) : null;
  } catch {
    return null;
  }
}
