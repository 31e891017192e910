import { type Orm, orm } from '~/db/client.server';
import { findArrangedDemo } from './arranged-demo.server';
import { callOff } from './cancel-demo.server';
import { composeCancelled, returnReminder, withdrawReminder } from './demo-mails.server';

/** Renders, before the transaction, the mail that `settleArrangedDemo` queues. */
export async function prepareSettling({ id }: { id: string }, to: string): Promise<void> {
  const demo = to === 'cancelled' ? await findArrangedDemo(orm(), id) : null;
  if (demo) await composeCancelled(demo);
}

/** When staff cancel or complete a request: what was arranged for it follows, in the same transaction. */
export async function settleArrangedDemo(tx: Orm, request: { id: string }, to: string): Promise<void> {
  const demo = to === 'cancelled' || to === 'completed' ? await findArrangedDemo(tx, request.id) : null;
  if (!demo) return;
  if (to === 'cancelled') await callOff(tx, demo);
  else await withdrawReminder(tx, demo);
}

/** When staff take back that a demo is completed: it is reminded of as before. */
export async function unsettleArrangedDemo(tx: Orm, request: { id: string }): Promise<void> {
  const demo = await findArrangedDemo(tx, request.id);
  if (demo) await returnReminder(tx, demo);
}
