import { expect, it } from 'vitest';
import { obstacles } from '../support/axe';
import { openPage, untilHydrated } from '../support/browser';
import { sendRaw } from '../support/raw-request';
import { useSiteOnPostgres } from '../support/site-on-postgres';
import { openAdmin } from '../support/staff';

const site = useSiteOnPostgres();

async function firstSlug(table: string): Promise<string> {
  const { rows } = await site.database.query<{ slug: string }>(`select slug from ${table} order by slug limit 1`);
  return rows[0]?.slug ?? '';
}

it.each([
  ['with scripts', true],
  ['without scripts', false],
])('Whoever may edit a public page is led from it to its editor, %s', async (_how, javaScript) => {
  const page = await openAdmin(site, '/admin', javaScript);
  const bar = page.getByRole('complementary', { name: 'For staff' });
  for (const [base, table, tab] of [
    ['/insights', 'insights', '/admin/insights'],
    ['/blog', 'blog_posts', '/admin/blog'],
    ['/case-studies', 'case_studies', '/admin/case-studies'],
    ['/documentation', 'documentation', '/admin/documentation'],
    ['/careers', 'careers', '/admin/careers'],
  ] as const) {
    await page.goto(`${site.server.url}${base}/${await firstSlug(table)}`);
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    await bar.getByRole('link', { name: 'Edit this page' }).click();
    await page.waitForURL(new RegExp(`${tab}/[0-9a-f-]{36}$`));
    expect(await page.getByRole('textbox', { name: 'Title' }).first().inputValue()).toBe(title);
    await page.goto(site.server.url + base);
    expect(await bar.getByRole('link', { name: /^Edit / }).getAttribute('href')).toBe(tab);
  }
  await page.goto(`${site.server.url}/about`);
  expect(await bar.getByRole('link', { name: 'Edit this page' }).getAttribute('href')).toBe('/admin/content?q=about');
  // No section of this one is replaced yet: a search would find nothing.
  await page.goto(`${site.server.url}/services`);
  expect(await bar.getByRole('link', { name: 'Edit this page' }).getAttribute('href')).toBe('/admin/content');
  await page.goto(`${site.server.url}/industries`);
  expect(await bar.getByRole('link').allInnerTexts()).toEqual(['Admin']);
});

it('Who comes to the address of a draft is told that it is one, and gets to it', async () => {
  const slug = await firstSlug('insights');
  await site.database.query(`update insights set status = 'draft' where slug = $1`, [slug]);
  const page = await openAdmin(site, '/admin');
  page.allowErrors(/404/);
  await page.goto(`${site.server.url}/insights/${slug}`);
  const bar = page.getByRole('complementary', { name: 'For staff' });
  await bar.getByText('Draft', { exact: true }).waitFor();
  await bar.getByRole('link', { name: 'Edit this page' }).waitFor();
});

it('Visitors see nothing of it, whoever read the page before them, and no cache may keep it', async () => {
  const page = await openAdmin(site, '/admin');
  const answer = await page.goto(`${site.server.url}/insights`);
  expect(answer?.headers()['cache-control']).toBe('private, no-cache');
  const visitor = await openPage(site.browser);
  const strangers: Record<string, string>[] = [{}, { cookie: 'quzones.session_token=made-up.by-somebody' }];
  for (const headers of strangers) {
    const { status, headers: sent, body } = await sendRaw(site.server.url, '/insights', { headers });
    expect(status).toBe(200);
    expect(sent['cache-control']).toBe(
      'cookie' in headers ? 'private, no-cache' : 'public, max-age=0, must-revalidate',
    );
    expect(body).not.toContain('staff-bar');
  }
  await visitor.goto(`${site.server.url}/insights`);
  expect(await visitor.getByRole('complementary', { name: 'For staff' }).count()).toBe(0);
  // What is shown is a matter of the session as it stands.
  await site.database.query('delete from sessions');
  await page.reload();
  expect(await page.getByRole('complementary', { name: 'For staff' }).count()).toBe(0);
});

it.each(['light', 'dark'] as const)(
  'It is in nobody’s way, %s, and React takes over the page beside it',
  async (theme) => {
    const page = await openAdmin(site, '/admin');
    await page.emulateMedia({ colorScheme: theme });
    for (const [path, width] of [
      ['/blog', 1440],
      ['/contact', 390],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(site.server.url + path);
      await page.mouse.move(200, 300);
      await untilHydrated(page);
      expect(await page.getByRole('complementary', { name: 'For staff' }).count()).toBe(1);
      expect(await obstacles(page)).toEqual([]);
    }
  },
);
