import type { Guarded } from '../authorise';

export const operationsPath = 'operations';

/** Who may see how the site is run, and have it back itself up. */
export const operationsGuard = {
  permissions: { read: ['admin'], backUp: ['admin'] },
  messages: { signedOut: 'You must be logged in to see how the site runs' },
} as const satisfies Guarded<'read' | 'backUp'>;

export const operationsMessages = {
  begun: 'The backup is being made. It counts once it was restored and compared, which takes a minute or so.',
  failed: 'The backup could not be begun. Please try again.',
};
