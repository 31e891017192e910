import { orm } from '~/db/client.server';
import { z } from '~/lib/zod';
import { contactMessages } from '~/server/inbox/contact_messages.table.server';
import { demoRequests } from '~/server/inbox/demo_requests.table.server';
import { contactMessageFields, demoRequestFields } from '~/server/inbox/inquiries';
import { contactStatuses, demoStatuses } from '~/server/inbox/inquiry-options';
import { idsThere } from './ids-there.server';
import type { SourceRecord } from './import-source.server';
import type { Tally } from './import-tally';
import { importedId, momentOf, unreadableMoment } from './imported-form.server';

interface Row {
  id: string;
  submissionKey: string;
  createdAt?: Date;
}

interface Inbox {
  table: typeof contactMessages | typeof demoRequests;
  /** The row to write, or sentences that say why there is none. */
  read(values: Readonly<Record<string, unknown>>, row: Row): { insert(): Promise<unknown> } | string;
}

const messageRows = contactMessageFields.extend({
  status: z.enum(contactStatuses, 'The status is none that messages have.').default('unread'),
});
const demoRows = demoRequestFields.extend({
  status: z.enum(demoStatuses, 'The status is none that demo requests have.').default('pending'),
});

/** What visitors wrote to the company elsewhere. Nobody is notified of it, and it is due from when it was written. */
const inboxes: Readonly<Record<string, Inbox>> = {
  contact_messages: {
    table: contactMessages,
    read(values, row) {
      const parsed = messageRows.safeParse(withoutNulls(values));
      if (!parsed.success) return sentences(parsed.error);
      return {
        insert: () =>
          orm()
            .insert(contactMessages)
            .values({ ...parsed.data, ...row })
            .onConflictDoNothing(),
      };
    },
  },
  demo_requests: {
    table: demoRequests,
    read(values, row) {
      const parsed = demoRows.safeParse(withoutNulls(values));
      if (!parsed.success) return sentences(parsed.error);
      const { interested_in: interestedIn, ...rest } = parsed.data;
      return {
        insert: () =>
          orm()
            .insert(demoRequests)
            .values({ ...rest, interestedIn, ...row })
            .onConflictDoNothing(),
      };
    },
  },
};

export function hasInbox(table: string): boolean {
  return Object.hasOwn(inboxes, table);
}

/** Takes over messages or demo requests, under the rules of the forms that visitors send. */
export async function importInquiries(
  name: string,
  records: readonly SourceRecord[],
  { tally, write, signal }: { tally: Tally; write: boolean; signal?: AbortSignal },
): Promise<void> {
  const inbox = inboxes[name];
  if (!inbox) return;
  const rows = records.map(({ place, values }) => ({ place, values, id: importedId(name, values) }));
  const there = await idsThere(
    inbox.table,
    rows.map(({ id }) => id),
  );
  for (const { place, values, id } of rows) {
    signal?.throwIfAborted();
    if (there.has(id)) {
      tally.there += 1;
      continue;
    }
    there.add(id);
    const createdAt = momentOf(values['created_at']);
    const read =
      unreadableMoment('created_at', values) ??
      inbox.read(values, { id, submissionKey: `import ${id}`, ...(createdAt && { createdAt }) });
    if (typeof read === 'string') {
      tally.refused.push(`${place}: ${read}`);
      continue;
    }
    if (write) await read.insert();
    tally.taken += 1;
  }
}

/** Nothing, as a file says it, is a field that was left out. */
function withoutNulls(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== ''));
}

function sentences(error: z.ZodError): string {
  return error.issues.map(({ message }) => message).join(' ');
}
