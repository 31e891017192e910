import { createHmac, randomBytes } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { fieldOfColumn, renamed } from '~/collections/field-names';
import { type Orm, orm } from '~/db/client.server';
import type { Staff } from '~/lib/roles';
import { successToast } from '~/lib/toast';
import { writeAudit } from '~/server/audit/audit.server';
import { privacyRequests } from '~/server/inbox/privacy_requests.table.server';
import { log } from '~/server/log.server';
import { keptMailsDirectory, removeKeptMails } from '~/server/mail/kept-mails.server';
import { erasePersonalData } from '~/server/privacy/erase-personal-data.server';
import { type PersonalData, readPersonalData } from '~/server/privacy/personal-data.server';
import { settleSetting } from '~/server/settings/settings.server';
import { ChangeRefusedError } from '../change-outcome.server';
import { changeWithTool, type ToolRequest } from '../change-with-tool.server';
import { inboxPath } from '../inbox/inbox';
import { contactInbox, demoInbox } from '../inbox/inboxes';
import { type FoundData, type PrivacyRecord, privacyPath } from './privacy';

const latest = 50;
const mostPages = 5;
const pageOfRows: Readonly<Record<string, string>> = {
  contact_messages: inboxPath(contactInbox, {}),
  demo_requests: inboxPath(demoInbox, {}),
  outbox_mails: '/admin/mail',
};

/** What is stored about an address, in numbers. Authorise first. */
export async function findData(email: string): Promise<FoundData> {
  const hash = await hashOf(email);
  const [data, answered] = await Promise.all([readPersonalData(orm(), email), recordsOf(hash)]);
  return { email, counts: countsOf(data), pages: pagesOf(data), answered };
}

/** The requests that were answered, latest first. Authorise first. */
export async function recordsOf(addressHash?: string): Promise<PrivacyRecord[]> {
  const rows = await orm()
    .select()
    .from(privacyRequests)
    .where(addressHash === undefined ? undefined : eq(privacyRequests.addressHash, addressHash))
    .orderBy(desc(privacyRequests.at))
    .limit(latest);
  return rows.map(({ id, kind, counts, actorName, at }) => ({
    id,
    kind,
    counts,
    actor: actorName,
    at: at.toISOString(),
  }));
}

/** Everything about an address under the names of its columns, for whoever asked; notes that it was handed out. Authorise first. */
export async function exportData(staff: Staff, email: string): Promise<PersonalData> {
  const hash = await hashOf(email);
  return orm().transaction(async (tx) => {
    const data = await readPersonalData(tx, email);
    await note(tx, { staff, kind: 'export', hash, counts: countsOf(data) });
    const asStored = (row: Record<string, unknown>) => renamed(row, fieldOfColumn);
    return Object.fromEntries(Object.entries(data).map(([table, rows]) => [table, rows.map(asStored)]));
  });
}

/** Erases everything about an address, with a record that proves it and does not name it. */
export async function eraseData(request: Omit<ToolRequest, 'path'>, email: string, typedAgain: string) {
  const failed = 'Nothing was erased. Please try again.';
  const hash = await hashOf(email);
  let mails: string[] = [];
  const outcome = await changeWithTool({ ...request, path: privacyPath }, failed, async (tx, staff) => {
    if (typedAgain.trim().toLowerCase() !== email) {
      throw new ChangeRefusedError(422, 'Type the address once more, exactly as it is, to erase everything about it.');
    }
    const erased = await erasePersonalData(tx, email);
    const { counts } = erased;
    mails = erased.mails;
    await note(tx, { staff, kind: 'erase', hash, counts });
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
    if (total === 0) return successToast('Nothing was stored about this address.');
    return successToast(total === 1 ? 'Erased. 1 record is gone.' : `Erased. ${total} records are gone.`);
  });
  await removeKeptMails(keptMailsDirectory(), mails).catch((error: unknown) => {
    log.error({ id: request.requestId, err: error }, 'files of mails that were erased could not be removed');
  });
  return outcome;
}

interface Answered {
  staff: Staff;
  kind: 'export' | 'erase';
  hash: string;
  counts: Record<string, number>;
}

async function note(tx: Orm, { staff, kind, hash, counts }: Answered): Promise<void> {
  const [record] = await tx
    .insert(privacyRequests)
    .values({ kind, addressHash: hash, counts, actorId: staff.id, actorName: staff.name })
    .returning({ id: privacyRequests.id });
  const changes = { counts: { after: counts } };
  await writeAudit(tx, { staff, action: kind, collection: 'privacy_requests', recordId: record?.id ?? '', changes });
}

function countsOf(data: PersonalData): Record<string, number> {
  return Object.fromEntries(Object.entries(data).map(([table, rows]) => [table, rows.length]));
}

/** Where staff read the latest of what is found. Their addresses name nobody: those of pages end up in logs and histories. */
function pagesOf(data: PersonalData): FoundData['pages'] {
  const pages = Object.entries(data).flatMap(([table, rows]) => {
    const base = pageOfRows[table];
    if (base === undefined) return [];
    const found = rows.map(({ id, createdAt }) => ({ path: `${base}/${String(id)}`, at: new Date(createdAt as Date) }));
    const shown = found.sort((one, other) => other.at.getTime() - one.at.getTime()).slice(0, mostPages);
    return [[table, shown.map(({ path, at }) => ({ path, at: at.toISOString() }))] as const];
  });
  return Object.fromEntries(pages);
}

/** Keyed, so that nobody finds an address in the records by guessing who has this database alone. */
async function hashOf(email: string): Promise<string> {
  const key = await settleSetting(orm(), 'privacy-key', randomBytes(32).toString('base64url'));
  return createHmac('sha256', key).update(email).digest('base64url');
}
