import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useNavigation } from 'react-router';
import type { Toast } from '~/lib/toast';
import { ToastCard, ToastRegion } from './toast-card';
import { useHydrated } from './use-hydrated';

/** Only one toast at a time: a new one takes the place of the old. */
const removeDelayMs = 1_000_000;
const leastReadingTimeMs = 7000;
/** What a change of many says of each that it refused is long, and said nowhere else. */
const readingTimeMsPerCharacter = 100;
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

  const dismissSuccess = useCallback(
    () => setState((now) => (now && now.toast.variant !== 'destructive' ? { ...now, open: false } : now)),
    [],
  );
  useAnswerWithoutToast(counter, dismissSuccess);

  const { open, number, toast } = state ?? { open: false, number: 0, toast: null };
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!toast) return undefined;
    if (open && (held || toast.variant === 'destructive')) return undefined;
    const shownForMs = toast.action ? actingTimeMs : readingTimeMs(toast);
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

function readingTimeMs({ title, description = '' }: Toast): number {
  return Math.max(leastReadingTimeMs, (title.length + description.length) * readingTimeMsPerCharacter);
}

/** Does something when a form was answered without a toast. What was said before it was sent would be taken for its answer. */
function useAnswerWithoutToast(counter: RefObject<number>, act: () => void): void {
  const sending = useNavigation().formMethod === 'POST';
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (before.current === counter.current) act();
    before.current = sending ? counter.current : null;
  }, [sending, counter, act]);
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
