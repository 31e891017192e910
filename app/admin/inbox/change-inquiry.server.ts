import { eq } from 'drizzle-orm';
import { type Orm, orm } from '~/db/client.server';
import type { Staff } from '~/lib/roles';
import type { Toast } from '~/lib/toast';
import { isUuid } from '~/lib/uuid';
import { type Changes, writeAudit } from '~/server/audit/audit.server';
import { authorise } from '../authorise';
import { type ChangeOutcome, ChangeRefusedError, refusedOrFailed } from '../change-outcome.server';
import type { BoundInbox, InquiryRow } from './bound-inboxes.server';
import { failureOf } from './inbox';

/** Who wants to change which one. */
export interface InquiryRequest {
  inbox: BoundInbox;
  staff: Staff | null;
  requestId: string;
  id: string;
}

export type InquiryOutcome = ChangeOutcome;

/** What a change is given: the row as it stands, locked until the transaction ends. */
export interface InquiryChange {
  tx: Orm;
  staff: Staff;
  row: InquiryRow;
  /** Writes the audit row. */
  audit: (changes: Changes) => Promise<void>;
}

/**
 * The only way to change one that came in: who -> may they -> is there such a one -> the change -> audit row -> message.
 * Two people who act at once take turns: the second one sees what the first one did. `change` throws ChangeRefusedError
 * when it can't be done, and then nothing was. `prepare` gets the row before it is locked: what takes time, such as rendering a
 * mail, is done there. `intent` is that of the form, where a failure has a sentence of its own.
 */
export async function changeInquiry(
  request: InquiryRequest,
  change: (at: InquiryChange) => Promise<Toast>,
  { prepare, intent = '' }: { prepare?: (row: InquiryRow) => Promise<void>; intent?: string } = {},
): Promise<InquiryOutcome> {
  const { inbox, id, requestId } = request;
  const { declaration, table } = inbox;
  try {
    const staff = authorise(request.staff, 'update', declaration);
    if (!isUuid(id)) throw new ChangeRefusedError(404, declaration.messages.gone);
    if (prepare) {
      const [before] = await orm().select().from(table).where(eq(table.id, id));
      if (before) await prepare(before as InquiryRow);
    }
    return await orm().transaction(async (tx) => {
      const [row] = await tx.select().from(table).where(eq(table.id, id)).for('update');
      if (!row) throw new ChangeRefusedError(404, declaration.messages.gone);
      // Nothing changes without an entry in the audit log.
      let unchanged = true;
      const audit = (changes: Changes) => {
        unchanged = false;
        return writeAudit(tx, { staff, action: 'update', collection: declaration.name, recordId: id, changes });
      };
      const toast = await change({ tx, staff, row: row as InquiryRow, audit });
      return unchanged ? { ok: true, unchanged, toast } : { ok: true, toast };
    });
  } catch (error) {
    return refusedOrFailed(error, requestId, failureOf(declaration, intent));
  }
}
