import type { Role, Staff } from '~/lib/roles';
import { errorToast, type Toast } from '~/lib/toast';

/** What is guarded: a collection, or a tab composed of the engine's parts, which may know fewer actions. */
export interface Guarded<Action extends string> {
  permissions: Readonly<Record<Action, readonly Role[]>>;
  messages: { signedOut: string };
}

/** Why somebody may not do something. The message is for that person. */
export class RefusedError extends Error {
  readonly code: 'SIGNED_OUT' | 'FORBIDDEN';
  readonly status: 401 | 403;

  constructor(code: 'SIGNED_OUT' | 'FORBIDDEN', message: string) {
    super(message);
    this.code = code;
    this.status = code === 'SIGNED_OUT' ? 401 : 403;
  }
}

/** Why somebody is refused, as the answer of a form says it. */
export interface Barred {
  status: 401 | 403;
  toast: Toast;
}

/** What an action says before it looks at anything that was sent; null when who asks may do this. */
export function barred<Action extends string>(
  staff: Staff | null,
  action: NoInfer<Action>,
  guarded: Guarded<Action>,
): Barred | null {
  try {
    authorise(staff, action, guarded);
    return null;
  } catch (error) {
    if (error instanceof RefusedError) return { status: error.status, toast: errorToast(error.message) };
    throw error;
  }
}

export function isPermitted<Action extends string>(
  staff: Staff | null,
  action: NoInfer<Action>,
  guarded: Guarded<Action>,
): boolean {
  return staff !== null && guarded.permissions[action].includes(staff.role);
}

/**
 * The one place that authorises. Returns who acts.
 * @throws RefusedError if nobody is signed in, or who is may not do this.
 */
export function authorise<Action extends string>(
  staff: Staff | null,
  action: NoInfer<Action>,
  guarded: Guarded<Action>,
): Staff {
  if (!staff) throw new RefusedError('SIGNED_OUT', guarded.messages.signedOut);
  if (!isPermitted(staff, action, guarded)) {
    throw new RefusedError('FORBIDDEN', `Your role, ${staff.role}, does not allow this. Ask an administrator.`);
  }
  return staff;
}
