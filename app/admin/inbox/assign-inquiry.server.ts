import { eq } from 'drizzle-orm';
import { successToast } from '~/lib/toast';
import { ChangeRefusedError } from '../change-outcome.server';
import { changeInquiry, type InquiryOutcome, type InquiryRequest } from './change-inquiry.server';
import { colleaguesOf } from './colleagues.server';

export interface AssignRequest extends InquiryRequest {
  /** Who answers it; empty for nobody. */
  assignee: string;
}

/** `former` is who it was assigned to before; empty for nobody. */
type AssignOutcome = InquiryOutcome & { former: string };

/** Notes who answers. The audit log has names, because people may have left when it is read. */
export async function assignInquiry(request: AssignRequest): Promise<AssignOutcome> {
  const { inbox, assignee } = request;
  const { declaration, table } = inbox;
  let former = '';
  const outcome = await changeInquiry(request, async ({ tx, row, audit }) => {
    former = row.assignedTo ?? '';
    const colleagues = await colleaguesOf(declaration, tx);
    const chosen = colleagues.find(({ id }) => id === assignee);
    if (assignee !== '' && !chosen) {
      throw new ChangeRefusedError(422, 'This person can’t answer here any more. Choose somebody else.');
    }
    const assignedTo = chosen?.id ?? null;
    if (assignedTo !== row.assignedTo) {
      await tx.update(table).set({ assignedTo }).where(eq(table.id, row.id));
      const before = colleagues.find(({ id }) => id === row.assignedTo)?.name ?? null;
      await audit({ assignedTo: { before, after: chosen?.name ?? null } });
    }
    return successToast(declaration.messages.assigned);
  });
  return { ...outcome, former };
}
