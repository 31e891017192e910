import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { requireInbox } from '~/admin/inbox/bound-inboxes.server';
import { listInbox, readInboxState } from '~/admin/inbox/inbox-list.server';
import { listMails, readMailState } from '~/admin/mail/mail-list.server';
import { listPeople } from '~/admin/people/people-list.server';
import { listRecords, readListState } from '~/admin/record-list.server';
import { listSubscribers, readSubscriberState } from '~/admin/subscribers/subscriber-list.server';
import { insightsRecords } from '~/collections/insights/insights.record.server';
import { orm } from '~/db/client.server';
import { noHolidays } from '~/lib/business-time';
import { profiles } from '~/server/auth/auth.table.server';
import { outboxMails } from '~/server/mail/outbox_mails.table.server';
import { newsletterSubscribers } from '~/server/newsletter/newsletter.table.server';
import { eachDriver, useMigratedDatabase } from '../support/drivers';
import { addManyInsights } from '../support/many-insights';

/** More than a search counts to its end, and not a whole number of pages. */
const records = 1_047;

eachDriver('a list that is too long to be counted', (kit) => {
  const handle = useMigratedDatabase(kit);

  beforeAll(() => addManyInsights(handle, records));

  const list = async (search: string) => {
    const { page, more, cards } = await listRecords(
      insightsRecords,
      readListState(new URLSearchParams(search), insightsRecords),
    );
    return { page, more, titles: cards.map(({ title }) => title) };
  };

  it.each(['title', 'newest', 'oldest', 'published', 'edited'])(
    'A page behind the last, by %s, is the last one, in the same order',
    async (sort) => {
      const last = await list(`q=annealing&sort=${sort}&page=53`);
      expect(last.titles).toHaveLength(7);
      expect(await list(`q=annealing&sort=${sort}&page=900`)).toEqual({ ...last, more: true });
    },
  );

  it('A page of the inbox behind the last is the last one', async () => {
    await handle.orm.execute(sql`
      insert into contact_messages (submission_key, name, email, message, created_at)
      select gen_random_uuid(), 'Day ' || n, 'ada@example.com', 'Annealing', now() - n * interval '1 day'
      from generate_series(1, ${records}::int) as n`);
    const inbox = requireInbox('/admin/contact-messages');
    const viewer = {
      staff: { id: '1', name: 'One', email: 'one@quzones.test', role: 'admin' },
      clock: { now: new Date(), holidays: noHolidays },
    } as const;
    const { state, cards } = await listInbox(
      inbox,
      readInboxState(new URLSearchParams('q=annealing&page=900'), inbox),
      viewer,
    );
    expect([state.page, cards.map(({ name }) => name)]).toEqual([
      53,
      ['Day 1041', 'Day 1042', 'Day 1043', 'Day 1044', 'Day 1045', 'Day 1046', 'Day 1047'],
    ]);
  });
});

eachDriver('a list of the admin', (kit) => {
  useMigratedDatabase(kit);
  const numbers = Array.from({ length: 23 }, (_, index) => String(index + 1).padStart(2, '0'));
  const time = (number: string) => new Date(`2026-01-${number}`);

  describe.each([
    {
      name: 'Users',
      add: () =>
        orm()
          .insert(profiles)
          .values(
            numbers.map((n) => ({ id: n, name: `Person ${n}`, email: `p${n}@quzones.test`, role: 'editor' as const })),
          ),
      read: async (search: URLSearchParams) => {
        const { page, lines } = await listPeople(search);
        return { page, shown: lines.map(({ name }) => name) };
      },
      filter: 'q=person',
      last: ['Person 21', 'Person 22', 'Person 23'],
    },
    {
      name: 'Mail',
      add: () =>
        orm()
          .insert(outboxMails)
          .values(
            numbers.map((n) => ({
              template: 'contact-notification',
              recipient: `p${n}@example.com`,
              subject: `Mail ${n}`,
              html: '',
              text: '',
              messageId: `<${n}@quzones.test>`,
              createdAt: time(n),
            })),
          ),
      read: async (search: URLSearchParams) => {
        const { state, mails } = await listMails(readMailState(search));
        return { page: state.page, shown: mails.map(({ subject }) => subject) };
      },
      filter: 'status=queued&template=contact-notification&q=mail',
      last: ['Mail 03', 'Mail 02', 'Mail 01'],
    },
    {
      name: 'Subscribers',
      add: () =>
        orm()
          .insert(newsletterSubscribers)
          .values(numbers.map((n) => ({ email: `p${n}@example.com`, consentVersion: '2026-11', consentAt: time(n) }))),
      read: async (search: URLSearchParams) => {
        const { state, subscribers } = await listSubscribers(readSubscriberState(search));
        return { page: state.page, shown: subscribers.map(({ email }) => email) };
      },
      filter: 'status=pending&q=example',
      last: ['p03@example.com', 'p02@example.com', 'p01@example.com'],
    },
  ])('$name', ({ add, read, filter, last }) => {
    beforeAll(async () => {
      await add();
    });

    it('A page behind the last is the last one, also of what a filter leaves', async () => {
      for (const address of ['page=9', `${filter}&page=9`]) {
        expect(await read(new URLSearchParams(address))).toEqual({ page: 2, shown: last });
      }
      expect(await read(new URLSearchParams('q=nobody&page=9'))).toEqual({ page: 1, shown: [] });
    });
  });
});
