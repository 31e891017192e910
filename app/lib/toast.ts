/** What a toast says. `destructive` ones report a failure, stay until dismissed, and interrupt a screen reader. */
export interface Toast {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  action?: ToastAction | ToastLink;
}

/** A button in a toast. It sends a form, so that it works without scripts too. */
export interface ToastAction {
  label: string;
  /** Where the form is sent to, on this site. */
  path: string;
  fields: Record<string, string>;
}

/** A link in a toast, where what to do next begins on another page. */
export interface ToastLink {
  label: string;
  /** On this site. */
  href: string;
}

export function errorToast(description: string): Toast {
  return { title: 'Error', description, variant: 'destructive' };
}

export function successToast(description: string): Toast {
  return { title: 'Success', description };
}

/** What a script adds to a form where the browser keeps no cookies, and with them no toast for the next page. */
export const cookiesOffField = 'cookies_off';
