import type { Toast } from '~/lib/toast';

/**
 * For a page where nothing is typed that could be lost: whoever is refused there for want of a session is offered the way
 * to a new one. It is the page's own address, which leads to the sign-in, and from there back (decision 084). Pages with a
 * form ask over what is typed instead (`SessionEnded`).
 */
export function offerSignIn<Refusal extends { status: number; toast: Toast }>(refusal: Refusal, address: string) {
  if (refusal.status !== 401) return refusal;
  return { ...refusal, toast: { ...refusal.toast, action: { label: 'Sign in', href: address } } };
}
