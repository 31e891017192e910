import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { Toast } from '~/lib/toast';
import { useHydrated } from './use-hydrated';

/** Only one toast at a time: a new one takes the place of the old. */
const removeDelayMs = 1_000_000;
const readingTimeMs = 7000;

interface ToastState {
  toast: Toast;
  open: boolean;
  /** Makes two toasts with the same words two announcements. */
  number: number;
}

const ShowContext = createContext<(toast: Toast) => void>(() => {});

/** Shows a toast; in the browser only. */
export function useShowToast(): (toast: Toast) => void {
  return useContext(ShowContext);
}

/** Holds the one toast and its live region. `initial` is what the previous request left behind. */
export function ToastProvider({ initial, children }: { initial: Toast | null; children: ReactNode }) {
  const [state, setState] = useState<ToastState | null>(initial ? { toast: initial, open: true, number: 0 } : null);
  const counter = useRef(0);
  const show = useCallback((toast: Toast) => {
    counter.current += 1;
    setState({ toast, open: true, number: counter.current });
  }, []);
  const dismiss = useCallback(() => setState((now) => now && { ...now, open: false }), []);

  // A redirect inside the browser brings its toast with the next page's data.
  const shown = useRef(initial);
  useEffect(() => {
    if (initial && initial !== shown.current) show(initial);
    shown.current = initial;
  }, [initial, show]);

  const { open, number, toast } = state ?? { open: false, number: 0, toast: null };
  useEffect(() => {
    if (!toast) return undefined;
    if (open && toast.variant === 'destructive') return undefined;
    const timer = setTimeout(open ? dismiss : () => setState(null), open ? readingTimeMs : removeDelayMs);
    return () => clearTimeout(timer);
  }, [open, toast, number, dismiss]);

  // A page without scripts shows it too, and has only a link to take it away.
  const onDismiss = useHydrated() ? dismiss : undefined;
  const region = useMemo(
    () => (state?.open ? <ToastCard key={state.number} toast={state.toast} onDismiss={onDismiss} /> : null),
    [state, onDismiss],
  );
  return (
    <ShowContext value={show}>
      {children}
      <ToastRegion>{region}</ToastRegion>
    </ShowContext>
  );
}

/** For a toast that belongs to what a page answers: part of the HTML without JavaScript, a real toast with it. */
export function ShowToast({ toast }: { toast: Toast }) {
  const show = useShowToast();
  const hydrated = useHydrated();
  useEffect(() => show(toast), [show, toast]);
  if (hydrated) return null;
  return (
    <ToastRegion>
      <ToastCard toast={toast} />
    </ToastRegion>
  );
}

function ToastRegion({ children }: { children: ReactNode }) {
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-0 z-50 flex justify-end p-4 sm:p-6" aria-live="polite">
      {children}
    </div>
  );
}

/** Without `onDismiss` it is dismissed by a link to the same page, which no longer has it. */
function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss?: () => void }) {
  const destructive = toast.variant === 'destructive';
  const close =
    'pointer-events-auto -m-2 ml-2 grid size-9 shrink-0 place-items-center rounded-sm text-lg leading-none hover:bg-sunken';
  return (
    <div
      role={destructive ? 'alert' : 'status'}
      data-toast=""
      className={`toast pointer-events-auto flex w-full max-w-96 items-start gap-2 rounded-md border bg-raised p-4 ${
        destructive ? 'border-danger' : 'border-line-strong'
      }`}
    >
      <span
        className={`mt-2 size-2 shrink-0 rounded-full ${destructive ? 'bg-danger' : 'bg-accent'}`}
        aria-hidden="true"
      />
      <div className="min-w-0 grow pl-1">
        <p className="font-semibold">{toast.title}</p>
        {toast.description && <p className="text-sm text-muted">{toast.description}</p>}
      </div>
      {onDismiss ? (
        <button type="button" className={close} aria-label="Dismiss" onClick={onDismiss}>
          <span aria-hidden="true">×</span>
        </button>
      ) : (
        <a href="?" className={close} aria-label="Dismiss">
          <span aria-hidden="true">×</span>
        </a>
      )}
    </div>
  );
}
