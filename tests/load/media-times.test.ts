import { sql } from 'drizzle-orm';
import { beforeAll, it } from 'vitest';
import { findPicture, listLibrary, readLibraryState } from '~/admin/media/library.server';
import { eachDriver, useMigratedDatabase } from '../support/drivers';
import { addManyInsights } from '../support/many-insights.ts';
import { printTimes } from '../support/timed.ts';

/** Prints how long the media library takes with 3,000 pictures among 10,000 records. The times are looked at, never tested. */
const records = 10_000;
const pictures = 3000;
const rounds = 20;
const addresses = ['', 'show=no-alt', 'show=unused', 'q=picture-27', 'sort=name&page=40'];

eachDriver(`${pictures} pictures among ${records} records`, (kit) => {
  const handle = useMigratedDatabase(kit);
  let id = '';

  beforeAll(async () => {
    await addManyInsights(handle, records);
    const stem = sql`(1700000000000 + n)::text || '-' || lpad(n::text, 12, 'a') || '-1600x900'`;
    await handle.orm.execute(sql`
      insert into uploads (path, bucket, original_name, width, height, bytes, alt)
      select '/uploads/blog-images/' || ${stem} || '.jpg', 'blog-images', 'picture-' || n || '.jpg', 1600, 900, 1000 + n,
        case when n % 3 = 0 then null else 'What picture ' || n || ' shows' end
      from generate_series(1, ${pictures}::int) as n`);
    await handle.orm.execute(sql`
      update insights set featured_image = (
        select '/uploads/blog-images/' || ${stem} || '.jpg'
        from (select 1 + abs(hashtext(insights.id::text)) % ${pictures - 500} as n) as one)`);
    await handle.orm.execute(sql`vacuum analyze insights`);
    await handle.orm.execute(sql`vacuum analyze uploads`);
    const found = await handle.orm.execute<{ id: string }>(sql`select id from uploads where bytes = 1100`);
    id = found.rows[0]?.id ?? '';
  }, 300_000);

  const measure = (what: string, ask: () => Promise<unknown>) => printTimes(`${kit.driver}, ${what}`, rounds, ask);

  it.each(addresses)('a page of the library: %j', async (address) => {
    await measure(`library ${address}`, () => listLibrary(readLibraryState(new URLSearchParams(address))));
  });

  it('one picture with its uses', async () => {
    await measure('one picture', () => findPicture(id));
  });
});
