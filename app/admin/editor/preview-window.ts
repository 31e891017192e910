import { type FormEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import { followsParameter, storedByParameter } from '../list-address';
import { updatePage } from './update-page';
import { whenTyped } from './when-typed';

/** The name of the window that shows previews: asked for again, it shows the newest. */
export const previewWindow = 'preview';

/** While somebody types, the preview is brought up to date this often. */
const followAfterMs = 500;

/** Whether a form is sent by a button that asks for its preview. */
export function isPreviewer(submitter: HTMLElement | null): submitter is HTMLButtonElement {
  return submitter instanceof HTMLButtonElement && submitter.formTarget === previewWindow;
}

/**
 * The window in which somebody looks at the page of what they type: once it was asked for, it follows what is typed, and
 * shows in the end what was saved. `path` is where the page is made; null for a record that has none. `key` is that of the form.
 */
export function usePreviewWindow(
  form: RefObject<HTMLFormElement | null>,
  path: string | null,
  { dirty, key }: { dirty: boolean; key: string },
) {
  const opened = useRef<Window | null>(null);
  const latest = useRef(path);
  useEffect(() => {
    latest.current = path;
  });
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const asked = useRef<AbortController | null>(null);
  /** What was asked for before, or soon would be, is out of date. */
  const overtake = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    asked.current?.abort();
    asked.current = new AbortController();
    return asked.current.signal;
  }, []);
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const follow = () => {
      const signal = overtake();
      if (!latest.current) return;
      const request = { method: 'POST', body: new FormData(element), signal };
      void bringUpToDate(opened.current, following(latest.current), request);
    };
    const stop = whenTyped(element, () => {
      if (documentIn(opened.current)) timer.current ??= setTimeout(follow, followAfterMs);
    });
    return () => {
      overtake();
      stop();
    };
  }, [form, overtake]);
  const isUnsaved = dirty || isNew(path);
  // Saved or given up: while the editor stays, or because it is left. Only what is saved can be asked for.
  useEffect(() => {
    if (!isUnsaved) return undefined;
    return () => {
      const signal = overtake();
      if (!latest.current) return;
      const storedBy = isNew(latest.current) ? `?${new URLSearchParams({ [storedByParameter]: key })}` : '';
      void bringUpToDate(opened.current, latest.current + storedBy, { signal });
    };
  }, [isUnsaved, key, overtake]);

  /** Sends a form as its button says and the browser would without scripts, instead of the router. */
  return (event: FormEvent<HTMLFormElement>, button: HTMLButtonElement) => {
    event.preventDefault();
    opened.current = window.open('', previewWindow);
    // A window that is there already would show the new page where nobody looks.
    opened.current?.focus();
    const element = event.currentTarget;
    const { target } = element;
    const action = element.getAttribute('action') ?? '';
    element.target = button.formTarget;
    element.setAttribute('action', following(button.formAction));
    element.submit();
    element.target = target;
    element.setAttribute('action', action);
  };
}

const isNew = (path: string | null) => path?.endsWith('/new') ?? false;

const following = (path: string) => `${path}?${followsParameter}`;

/** What a window shows, as long as that is a preview that follows: somebody may have gone on in it, to a link to share, say. */
function documentIn(opened: Window | null): Document | null {
  try {
    if (!opened || opened.closed) return null;
    const { pathname, search } = opened.location;
    if (pathname.startsWith('/admin/preview/') && new URLSearchParams(search).has(followsParameter))
      return opened.document;
  } catch {
    // It went on to somebody else's page, which may not be asked.
  }
  return null;
}

async function bringUpToDate(opened: Window | null, path: string, request: RequestInit): Promise<void> {
  if (!documentIn(opened)) return;
  try {
    const answer = await fetch(path, request);
    // To signing in, as a rule, which has no place in this window.
    if (answer.redirected) return;
    // Nothing is saved: it was given up, or is deleted by now.
    if (answer.status === 404) return;
    const made = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const shown = documentIn(opened);
    if (shown) show(shown, made, answer.ok);
  } catch {
    // Not reached, or overtaken by what was typed since: the page stays as it is until something is typed again.
  }
}

/** A page that can't be made while a field is half written leaves the one before in sight, with the reason on its bar. */
function show(shown: Document, made: Document, isPage: boolean): void {
  const main = shown.querySelector('main');
  const newMain = made.querySelector('main');
  const words = shown.querySelector('.preview-bar p');
  if (isPage || !words) {
    if (!main || !newMain) return;
    updatePage(main, newMain);
    shown.title = made.title;
  } else {
    const problems = [...(newMain?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
    if (problems.length > 0) words.textContent = `Not up to date. ${problems.join(' ')}`;
  }
}
