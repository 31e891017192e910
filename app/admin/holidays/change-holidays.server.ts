import { eq } from 'drizzle-orm';
import { longDate } from '~/lib/dates';
import { isKnownDay } from '~/lib/known-day';
import { successToast } from '~/lib/toast';
import { writeAudit } from '~/server/audit/audit.server';
import type { Holiday } from '~/server/inbox/holidays.server';
import { holidays } from '~/server/inbox/holidays.table.server';
import { ChangeRefusedError } from '../change-outcome.server';
import { changeWithTool, type ToolRequest } from '../change-with-tool.server';
import { holidaysPath } from './holidays';

type Request = Omit<ToolRequest, 'path'>;

/** Adds a day. What is open is due later from now on, because due times are reckoned when they are read. */
export function addHoliday(request: Request, { day, name }: Holiday) {
  return changeWithTool({ ...request, path: holidaysPath }, 'Failed to save holiday', async (tx, staff) => {
    const added = await tx.insert(holidays).values({ day, name }).onConflictDoNothing().returning();
    if (added.length === 0) throw new ChangeRefusedError(409, `${longDate(day)} is a holiday already.`);
    const changes = { day: { after: day }, name: { after: name } };
    await writeAudit(tx, { staff, action: 'create', collection: 'holidays', recordId: day, changes });
    return successToast('Holiday added. Every open message is due accordingly.');
  });
}

/** Takes a day away again. */
export function removeHoliday(request: Request, day: string) {
  return changeWithTool({ ...request, path: holidaysPath }, 'Failed to delete holiday', async (tx, staff) => {
    const [removed] = isKnownDay(day) ? await tx.delete(holidays).where(eq(holidays.day, day)).returning() : [];
    if (!removed) throw new ChangeRefusedError(404, 'This holiday is not in the list any more.');
    const changes = { day: { before: removed.day }, name: { before: removed.name } };
    await writeAudit(tx, { staff, action: 'delete', collection: 'holidays', recordId: removed.day, changes });
    return successToast('Holiday removed. Every open message is due accordingly.');
  });
}
