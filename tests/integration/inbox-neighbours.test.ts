import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { requireInbox } from '~/admin/inbox/bound-inboxes.server';
import { neighboursIn, readInboxState } from '~/admin/inbox/inbox-list.server';
import { orm } from '~/db/client.server';
import { noHolidays } from '~/lib/business-time';
import { contactMessages } from '~/server/inbox/contact_messages.table.server';
import { eachDriver, useMigratedDatabase } from '../support/drivers';
import { admin } from './demo-kit';

const messages = requireInbox('/admin/contact-messages');
const now = new Date('2026-11-20T09:00:00Z');

async function arrive(name: string, daysAgo: number, status: 'unread' | 'replied' = 'unread'): Promise<string> {
  const createdAt = new Date(now.getTime() - daysAgo * 86_400_000);
  const row = { name, email: 'asha@example.com', message: `A message\nof ${name}`, status, createdAt };
  const [stored] = await orm()
    .insert(contactMessages)
    .values({ ...row, submissionKey: randomUUID() })
    .returning();
  return stored?.id ?? '';
}

async function beside(id: string, query: string): Promise<(string | null)[]> {
  const viewer = { staff: admin, clock: { now, holidays: noHolidays } };
  const state = readInboxState(new URLSearchParams(query), messages);
  const { before, after } = await neighboursIn(messages, state, viewer, id);
  return [before?.name ?? null, after?.name ?? null];
}

eachDriver('From one message to the next', (kit) => {
  useMigratedDatabase(kit);
  beforeEach(() => orm().delete(contactMessages));

  it('The list is followed in its order, to its ends, past what its filter leaves out', async () => {
    const newest = await arrive('Newest', 1);
    const answered = await arrive('Answered', 2, 'replied');
    const middle = await arrive('Middle', 3);
    const oldest = await arrive('Oldest', 4);
    expect(await beside(newest, '')).toEqual([null, 'Answered']);
    expect(await beside(middle, 'show=unread')).toEqual(['Newest', 'Oldest']);
    expect(await beside(oldest, 'show=unread')).toEqual(['Middle', null]);
    expect(await beside(middle, 'q=Newest')).toEqual(['Newest', null]);
    // One that has left its list by what was done with it still has its place there.
    expect(await beside(answered, 'show=unread')).toEqual(['Newest', 'Middle']);
  });

  it('What is overdue is followed from who has waited longest', async () => {
    const [late] = [await arrive('Late', 20), await arrive('Later', 30), await arrive('Latest', 40)];
    expect(await beside(late, 'show=overdue')).toEqual(['Later', null]);
    expect(await beside(late, '')).toEqual([null, 'Later']);
  });

  it('Two of the same moment are two', async () => {
    const createdAt = new Date(now.getTime() - 1);
    const rows = ['One', 'Other'].map((name) => ({ name, email: 'a@example.com', message: 'Hello', createdAt }));
    const [one, other] = await orm()
      .insert(contactMessages)
      .values(rows.map((row) => ({ ...row, submissionKey: randomUUID() })))
      .returning();
    const sides = [await beside(one?.id ?? '', ''), await beside(other?.id ?? '', '')];
    expect(sides.flat().filter((name) => name !== null)).toHaveLength(2);
  });
});
