import type { CollectionDeclaration, RecordAction } from '~/collections/collection';
import type { Staff } from '~/lib/roles';

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

export function isPermitted(staff: Staff | null, action: RecordAction, collection: CollectionDeclaration): boolean {
  return staff !== null && collection.permissions[action].includes(staff.role);
}

/**
 * The one place that authorises. Returns who acts.
 * @throws RefusedError if nobody is signed in, or who is may not do this.
 */
export function authorise(staff: Staff | null, action: RecordAction, collection: CollectionDeclaration): Staff {
  if (!staff) throw new RefusedError('SIGNED_OUT', collection.messages.signedOut);
  if (!isPermitted(staff, action, collection)) {
    throw new RefusedError('FORBIDDEN', `Your role, ${staff.role}, does not allow this. Ask an administrator.`);
  }
  return staff;
}
