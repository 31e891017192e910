import { beforeEach, describe, expect, it } from 'vitest';
import { useSiteOnPostgres } from '../support/site-on-postgres';
import { signInPlainly } from '../support/staff';
import { storeMessage } from '../support/stored-inquiries';

const site = useSiteOnPostgres();

beforeEach(async () => {
  await site.database.query('delete from contact_messages; delete from rate_limits');
  await storeMessage(site.database, { name: 'Asha Rao' });
});

describe('The inbox, for whom', () => {
  it('An editor sees no inbox, and is refused by the server too', async () => {
    const page = await site.open();
    page.allowErrors(/403/);
    await signInPlainly(page, site.server.url);
    await site.database.query(`update profiles set role = 'editor'`);
    try {
      await page.reload();
      const tabs = await page.getByRole('tab').allInnerTexts();
      expect(tabs).toEqual(['Insights', 'Cases', 'Docs', 'Blog', 'Careers', 'Content']);
      const { rows } = await site.database.query<{ id: string }>('select id from contact_messages');
      for (const path of ['/admin/contact-messages', '/admin/demo-requests']) {
        const seen = await page.request.get(site.server.url + path);
        expect([path, seen.status()]).toEqual([path, 403]);
        const words = await seen.text();
        expect(words).not.toContain('Asha Rao');
        expect(words).toContain('This page is not open to you');
        expect(words).toContain('Your role, editor, does not allow this. Ask an administrator.');
        const form = { id: rows[0]?.id ?? '', to: path.endsWith('messages') ? 'read' : 'scheduled' };
        const headers = { origin: site.server.url };
        const sent = await page.request.post(site.server.url + path, { form, headers, maxRedirects: 0 });
        expect([path, sent.status()]).toEqual([path, 403]);
      }
      const { rows: after } = await site.database.query('select status from contact_messages');
      expect(after).toEqual([{ status: 'unread' }]);
    } finally {
      await site.database.query(`update profiles set role = 'admin'`);
    }
  });

  it('Whoever is not signed in is led to the sign-in, and can change nothing', async () => {
    const { rows } = await site.database.query<{ id: string }>('select id from contact_messages');
    const address = `${site.server.url}/admin/contact-messages`;
    const seen = await fetch(address, { redirect: 'manual' });
    expect([seen.status, seen.headers.get('location')]).toEqual([302, '/admin/auth']);
    const body = new URLSearchParams({ id: rows[0]?.id ?? '', to: 'read' });
    const sent = await fetch(address, {
      method: 'POST',
      body,
      headers: { origin: site.server.url },
      redirect: 'manual',
    });
    expect(sent.status).toBe(401);
    expect((await site.database.query('select status from contact_messages')).rows).toEqual([{ status: 'unread' }]);
  });
});
