import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { contentAttention } from '~/admin/shell/attention.server';
import { blogPostsTable } from '~/collections/blog_posts/blog_posts.table.server';
import { orm } from '~/db/client.server';
import type { Staff } from '~/lib/roles';
import { uploads } from '~/server/uploads/uploads.table.server';
import { eachDriver, useMigratedDatabase } from '../support/drivers';

const admin: Staff = { id: 'an-admin', name: 'An admin', email: 'admin@quzones.test', role: 'admin' };

/** Counts are kept for five seconds by this clock. */
let now = Date.now();

eachDriver('What needs attention', (kit) => {
  useMigratedDatabase(kit);

  const waiting = async () => {
    now += 10_000;
    const found = await contentAttention(admin, 'test', new Date(now));
    return found.map(({ label }) => label.replace(/ for .*/, ''));
  };

  it('is said as far as it can be counted', async () => {
    await orm().insert(blogPostsTable).values({
      title: 'Tomorrow',
      slug: 'tomorrow',
      excerpt: 'E',
      content: '<p>C</p>',
      author: 'A',
      status: 'published',
      publishDate: sql`now() + interval '1 day'`,
    });
    const path = '/uploads/blog-images/1764000000000-0123456789abcdef.webp';
    await orm()
      .insert(uploads)
      .values({ path, bucket: 'blog-images', originalName: 'a.jpg', width: 1, height: 1, bytes: 1 });
    expect(await waiting()).toEqual(['1 scheduled', '1 picture without alt text']);
    await orm().execute(sql`alter table outbox_mails rename to away`);
    expect(await waiting()).toEqual(['1 scheduled', '1 picture without alt text']);
    await orm().execute(sql`alter table away rename to outbox_mails`);
    await orm().execute(sql`alter table blog_posts rename to away`);
    expect(await waiting()).toEqual(['1 picture without alt text']);
    await orm().execute(sql`alter table away rename to blog_posts`);
    expect(await waiting()).toHaveLength(2);
  });
});
