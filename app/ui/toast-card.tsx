import { type FocusEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Form, useLocation } from 'react-router';
import type { Toast, ToastAction, ToastLink } from '~/lib/toast';
import { Button, ButtonLink } from './button';

/**
 * Where the toast is shown: in the corner, and on phones over the header, where it hides neither what it speaks of nor itself
 * behind the keyboard. The live region is there before anything is said in it, which is what makes screen readers
 * say it; an alert says itself, and would be said twice inside of it.
 */
export function ToastRegion({ isAlert, children }: { isAlert: boolean; children: ReactNode }) {
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
export function ToastCard({ toast, onDismiss, onHold }: ToastCardProps) {
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
  const { pathname, search } = useLocation();
  // Its answer leads to where it is sent: whoever has searched or turned the page since stays there.
  const isHere = path.split('?')[0] === pathname;
  return (
    <Form method="post" action={isHere ? pathname + search : path} preventScrollReset className="shrink-0 self-center">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="outline">
        {label}
      </Button>
    </Form>
  );
}
