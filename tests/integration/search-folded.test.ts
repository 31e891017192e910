import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { requireInbox } from '~/admin/inbox/bound-inboxes.server';
import { listInbox, readInboxState } from '~/admin/inbox/inbox-list.server';
import { listPeople } from '~/admin/people/people-list.server';
import { listRecords, readListState } from '~/admin/record-list.server';
import { saveRecord } from '~/admin/records.server';
import { listPublishedDocumentation } from '~/collections/documentation/documentation.queries.server';
import { documentationRecords } from '~/collections/documentation/documentation.record.server';
import { listPublishedInsights } from '~/collections/insights/insights.queries.server';
import { insightsRecords } from '~/collections/insights/insights.record.server';
import type { BoundCollection } from '~/collections/record-binding.server';
import { orm } from '~/db/client.server';
import { noHolidays } from '~/lib/business-time';
import { profiles } from '~/server/auth/auth.table.server';
import { contactMessages } from '~/server/inbox/contact_messages.table.server';
import { eachDriver, useMigratedDatabase } from '../support/drivers';
import { formOf, sampleOf, staff } from './contract-kit';

const messages = requireInbox('/admin/contact-messages');

async function save(collection: BoundCollection, values: Record<string, string>): Promise<void> {
  const form = formOf({ ...sampleOf(collection).form, status: 'published', ...values });
  const outcome = await saveRecord({ collection, staff: staff('editor'), requestId: 'test', id: null, form });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
}

/** What is said in one way and looked for in another: the alphabets of people and of keyboards differ. */
const spellings = [
  ['Åsa Åkesson', 'asa akesson'],
  ['Grüße aus Zürich', 'GRÜSSE'],
  ['Grüße aus Zürich', 'grusse aus zurich'],
  ['Łukasz Żak', 'lukasz zak'],
  ['It’s “done”', 'it\'s "done"'],
  ['Asa Akesson', 'Åsa Åkesson'],
] as const;

eachDriver('Lists find whatever the accents', (kit) => {
  useMigratedDatabase(kit);

  it.each(spellings)('%s by %s, among messages, records and people', async (stored, typed) => {
    for (const table of [contactMessages, profiles]) await orm().delete(table);
    const row = { name: stored, email: 'a@example.com', message: 'Hello', submissionKey: randomUUID() };
    await orm().insert(contactMessages).values(row);
    await orm().insert(profiles).values({ id: 'one', name: stored, email: 'one@quzones.test', role: 'editor' });
    await save(insightsRecords, { title: stored });
    const search = new URLSearchParams({ q: typed });
    const viewer = { staff: staff('admin'), clock: { now: new Date(), holidays: noHolidays } };
    const inbox = await listInbox(messages, readInboxState(search, messages), viewer);
    expect(inbox.cards.map(({ name }) => name)).toEqual([stored]);
    expect((await listPeople(search)).lines.map(({ name }) => name)).toEqual([stored]);
    const records = await listRecords(insightsRecords, readListState(search, insightsRecords));
    expect(records.cards.map(({ title }) => title)).toContain(stored);
    const published = await listPublishedInsights({ query: typed, category: '', page: 1 });
    expect(published.articles.map(({ title }) => title)).toContain(stored);
  });

  it('A tag of the documentation too', async () => {
    await save(documentationRecords, { title: 'Tagged', slug: 'tagged', tags: 'Überblick' });
    const found = await listPublishedDocumentation({ query: 'uberblick', category: '', page: 1 });
    expect(found.pages.map(({ title }) => title)).toEqual(['Tagged']);
  });

  it('Every character still means itself', async () => {
    await save(insightsRecords, { title: 'One hundred 100% and a_b' });
    const count = async (q: string) =>
      (await listRecords(insightsRecords, readListState(new URLSearchParams({ q }), insightsRecords))).cards.length;
    expect(await Promise.all(['100%', '1％ a', 'a_b', 'acb', '1%a', '\\'].map(count))).toEqual([1, 0, 1, 0, 0, 0]);
  });
});
