import { sql } from 'drizzle-orm';
import { beforeAll, it } from 'vitest';
import { listAudit, readAuditState } from '~/admin/audit-log/audit-log.server';
import { findRecords } from '~/admin/palette/find-records.server';
import { contentAttention } from '~/admin/shell/attention.server';
import type { Staff } from '~/lib/roles';
import { bumpContentVersion } from '~/server/content-version.server';
import { eachDriver, useMigratedDatabase } from '../support/drivers';
import { addManyInsights } from '../support/many-insights.ts';
import { printTimes } from '../support/timed.ts';

/** Prints how long the desk's reads take: 100,000 entries in the audit log, 10,000 insights. Looked at, never tested. */
const entries = 100_000;
const partSize = 5_000;
const records = 10_000;
const rounds = 30;
const admin: Staff = { id: 'u1', name: 'Person 1', email: 'one@quzones.test', role: 'admin' };

const audits = [
  ['the newest entries', ''],
  ['a page in the middle', 'before=50000'],
  ['a word of one entry', 'q=n4711'],
  ['a word of every entry', 'q=annealing'],
  ['a word of none', 'q=zyzzyva'],
  ['one person', 'person=u7'],
  ['one person and a common word', 'person=u7&q=annealing'],
  ['one kind and action', 'collection=careers&action=delete'],
  ['one record', 'collection=insights&record=r100'],
  ['days long ago', 'to=2026-01-05'],
] as const;
const finds = ['study', 'study number 4711', 'imaging', 'a', 'zz', 'zyzzyva'] as const;

eachDriver('the desk', (kit) => {
  const handle = useMigratedDatabase(kit);

  beforeAll(async () => {
    await addManyInsights(handle, records);
    // In parts: a statement that takes too long is stopped.
    for (let first = 1; first <= entries; first += partSize) {
      const last = first + partSize - 1;
      await handle.orm.execute(sql`
      insert into audit_log (at, actor_id, actor_name, action, collection, record_id, changes)
      select timestamptz '2026-01-01' + n * interval '4 minutes', 'u' || n % 12, 'Person ' || n % 12,
        (array['create', 'update', 'update', 'delete'])[1 + n % 4],
        (array['insights', 'blog_posts', 'careers', 'contact_messages'])[1 + n / 7 % 4], 'r' || n % 5000,
        jsonb_build_object('title', jsonb_build_object('before', 'Study n' || n, 'after', 'Study of annealing n' || n),
          'content', jsonb_build_object('before', repeat('<p>Quantum annealing with care.</p> ', 20), 'after',
            repeat('<p>Quantum annealing of schedule ' || n % 97 || '.</p> ', 20)))
      from generate_series(${first}::int, ${last}::int) as n`);
    }
    await handle.orm.execute(sql`vacuum analyze audit_log`);
  });

  const measure = (what: string, work: () => Promise<unknown>) => printTimes(`${kit.driver}, ${what}`, rounds, work);

  it.each(audits)('audit log: %s', (what, search) =>
    measure(`audit log, ${what}`, () => listAudit(readAuditState(new URLSearchParams(search)))),
  );

  it.each(finds)('palette: %s', (query) => measure(`palette, ${query}`, () => findRecords(admin, query)));

  it('what needs attention, counted anew each time', () =>
    measure('attention', () => {
      bumpContentVersion();
      return contentAttention(admin, 'load');
    }));
});
