import { useLocation } from 'react-router';
import { useHydrated } from '~/ui/use-hydrated';

const pageForm = 'page-form';

/**
 * The form that fields and buttons of the page belong to while no script runs. A browser sends one form at a time, and
 * what was typed in another would be gone with the page; sent along, it comes back.
 */
export function usePageForm(): string | undefined {
  return useHydrated() ? undefined : pageForm;
}

interface Props {
  /** The intent of Enter in a line, where it can mean only one and nobody regrets it. */
  enterSends: string | null;
  /** Of a page that sends files. */
  encType?: 'multipart/form-data';
}

/** Stands before everything that belongs to it. */
export function PageForm({ enterSends, encType }: Props) {
  const { pathname, search } = useLocation();
  if (useHydrated()) return null;
  return (
    // What is missing in one part must not keep another from being sent: the server says what is.
    <form id={pageForm} method="post" action={`${pathname}${search}`} encType={encType} noValidate hidden>
      {enterSends === null ? (
        <EnterSendsNothing />
      ) : (
        <button type="submit" name="intent" value={enterSends}>
          Send
        </button>
      )}
    </form>
  );
}

/**
 * First in a form that only its button may send, as what leaves for a customer. The first button of a form is what Enter
 * in a line presses; one that is disabled lets Enter do nothing.
 */
export function EnterSendsNothing() {
  return (
    <button type="submit" disabled hidden>
      Send
    </button>
  );
}
