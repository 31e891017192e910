import {
  createContext,
  type FocusEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { Form } from 'react-router';
import type { Toast, ToastAction, ToastLink } from '~/lib/toast';
import { Button, ButtonLink } from './button';
import { useHydrated } from './use-hydrated';

/** Only one toast at a time: a new one takes the place of the old. */
const removeDelayMs = 1_000_000;
const readingTimeMs = 7000;
/** One with a button stays long enough to reach it without a mouse, and as long as somebody is at it. */
const actingTimeMs = 30_000;

interface ToastState {
  toast: Toast;
  open: boolean;
  /** Makes two toasts with the same words two announcements. */
  number: number;
}

/** Shows a toast. The answer takes it away, where it is still the one that is shown. */
type Show = (toast: Toast) => () => void;

const ShowContext = createContext<Show>(() => () => {});
const OutletContext = createContext<(outlet: HTMLElement) => () => void>(() => () => {});

/** Shows a toast; in the browser only. */
export function useShowToast(): Show {
  return useContext(ShowContext);
}

/**
 * For the inside of a modal dialog: toasts are shown there while it is open. Outside of it they would lie under it, out
 * of reach for pointers and screen readers.
 */
export function ToastOutlet() {
  const place = useRef<HTMLDivElement>(null);
  const register = useContext(OutletContext);
  useEffect(() => (place.current ? register(place.current) : undefined), [register]);
  return <div ref={place} />;
}

function useOutlets() {
  const [outlets, setOutlets] = useState<HTMLElement[]>([]);
  const register = useCallback((outlet: HTMLElement) => {
    setOutlets((now) => [...now, outlet]);
    return () => setOutlets((now) => now.filter((other) => other !== outlet));
  }, []);
  return { outlet: outlets.at(-1) ?? null, register };
}

/** Holds the one toast and its live region. `initial` is what the previous request left behind. */
export function ToastProvider({ initial, children }: { initial: Toast | null; children: ReactNode }) {
  const [state, setState] = useState<ToastState | null>(initial ? { toast: initial, open: true, number: 0 } : null);
  const counter = useRef(0);
  const show = useCallback((toast: Toast) => {
    counter.current += 1;
    const number = counter.current;
    setState({ toast, open: true, number });
    return () => setState((now) => (now?.number === number ? { ...now, open: false } : now));
  }, []);
  const dismiss = useCallback(() => setState((now) => now && { ...now, open: false }), []);

  // A redirect inside the browser brings its toast with the next page's data.
  const shown = useRef(initial);
  useEffect(() => {
    if (initial && initial !== shown.current) show(initial);
    shown.current = initial;
  }, [initial, show]);

  const { open, number, toast } = state ?? { open: false, number: 0, toast: null };
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!toast) return undefined;
    if (open && (held || toast.variant === 'destructive')) return undefined;
    const shownForMs = toast.action ? actingTimeMs : readingTimeMs;
    const timer = setTimeout(open ? dismiss : () => setState(null), open ? shownForMs : removeDelayMs);
    return () => clearTimeout(timer);
  }, [open, held, toast, number, dismiss]);

  // A page without scripts shows it too.
  const onDismiss = useHydrated() ? dismiss : undefined;
  const region = useMemo(
    () =>
      state?.open ? <ToastCard key={state.number} toast={state.toast} onDismiss={onDismiss} onHold={setHeld} /> : null,
    [state, onDismiss],
  );
  const { outlet, register } = useOutlets();
  const shownIn = <ToastRegion isAlert={state?.toast.variant === 'destructive'}>{region}</ToastRegion>;
  return (
    <ShowContext value={show}>
      <OutletContext value={register}>
        {children}
        {outlet ? createPortal(shownIn, outlet) : shownIn}
      </OutletContext>
    </ShowContext>
  );
}

/** For a toast that belongs to what a page answers: part of the HTML without JavaScript, a real toast with it. */
export function ShowToast({ toast }: { toast: Toast }) {
  const show = useShowToast();
  useEffect(() => void show(toast), [show, toast]);
  return <ToastInPage toast={toast} />;
}

/** The same for what is the case only while this is in the page, like a list that can't be loaded: its toast goes with it. */
export function ShowToastMeanwhile({ toast }: { toast: Toast }) {
  const show = useShowToast();
  useEffect(() => show(toast), [show, toast]);
  return <ToastInPage toast={toast} />;
}

function ToastInPage({ toast }: { toast: Toast }) {
  if (useHydrated()) return null;
  return (
    <ToastRegion isAlert={toast.variant === 'destructive'}>
      <ToastCard toast={toast} />
    </ToastRegion>
  );
}

/**
 * Where the toast is shown: in the corner, and on phones over the header, where it hides neither what it speaks of nor itself
 * behind the keyboard. The live region is there before anything is said in it, which is what makes screen readers
 * say it; an alert says itself, and would be said twice inside of it.
 */
function ToastRegion({ isAlert, children }: { isAlert: boolean; children: ReactNode }) {
  return (
    <div className="toasts no-print pointer-events-none fixed z-50 grid p-2 *:[grid-area:1/1] sm:p-6">
      <div role="status" aria-live="polite" aria-atomic="true" className="flex items-end justify-end">
        {isAlert ? null : children}
      </div>
      {isAlert && <div className="flex items-end justify-end">{children}</div>}
    </div>
  );
}

interface ToastCardProps {
  toast: Toast;
  onDismiss?: (() => void) | undefined;
  /** Called when somebody comes to it with pointer or keyboard, and when they leave. */
  onHold?: (held: boolean) => void;
}

/** Without `onDismiss` the browser's own way to fold something takes it away: a link would take what is typed along. */
function ToastCard({ toast, onDismiss, onHold }: ToastCardProps) {
  const destructive = toast.variant === 'destructive';
  const close =
    'pointer-events-auto -m-2 ml-2 grid size-9 shrink-0 place-items-center rounded-sm text-lg leading-none hover:bg-sunken';
  useEffect(() => () => onHold?.(false), [onHold]);
  const { card, noteOrigin } = useFocusGivenBack();
  return (
    <div
      ref={card}
      role={destructive ? 'alert' : undefined}
      data-toast=""
      onPointerEnter={() => onHold?.(true)}
      onPointerLeave={() => onHold?.(false)}
      onFocus={(event) => {
        onHold?.(true);
        noteOrigin(event);
      }}
      onBlur={() => onHold?.(false)}
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
      {toast.action && <NextStep action={toast.action} />}
      {onDismiss ? (
        <button type="button" className={close} aria-label="Dismiss" onClick={onDismiss}>
          <span aria-hidden="true">×</span>
        </button>
      ) : (
        <details open>
          <summary className={close} aria-label="Dismiss">
            <span aria-hidden="true">×</span>
          </summary>
        </details>
      )}
    </div>
  );
}

/** Who was at a toast when it went goes on from where they came to it, or from the beginning of the page's content. */
function useFocusGivenBack() {
  const card = useRef<HTMLDivElement>(null);
  const origin = useRef<EventTarget | null>(null);
  useLayoutEffect(() => {
    const shown = card.current;
    return () => {
      if (!shown?.contains(document.activeElement)) return;
      const from = origin.current instanceof HTMLElement && origin.current.isConnected ? origin.current : null;
      (from ?? document.getElementById('content'))?.focus({ preventScroll: true });
    };
  }, []);
  const noteOrigin = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !card.current?.contains(relatedTarget)) origin.current = relatedTarget;
  };
  return { card, noteOrigin };
}

function NextStep({ action }: { action: ToastAction | ToastLink }) {
  if (!('href' in action)) return <ActionButton action={action} />;
  return (
    <ButtonLink href={action.href} variant="outline" className="shrink-0 self-center">
      {action.label}
    </ButtonLink>
  );
}

function ActionButton({ action: { label, path, fields } }: { action: ToastAction }) {
  return (
    <Form method="post" action={path} preventScrollReset className="shrink-0 self-center">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="outline">
        {label}
      </Button>
    </Form>
  );
}
