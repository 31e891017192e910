import type { BrowserContext } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { inboxes } from '../../app/admin/inbox/inboxes';
import { adminTools } from '../../app/admin/tools';
import { collections } from '../../app/collections';
import type { WatchedPage } from '../support/browser';
import { testAdmin, until } from '../support/built-server';
import { hostileTexts } from '../support/hostile-texts';
import { addSections, plantText } from '../support/plant-text';
import { formType, sendRaw } from '../support/raw-request';
import { reportWhatRuns } from '../support/report-what-runs';
import { useSiteOnPostgres } from '../support/site-on-postgres';
import { signInAt } from '../support/visitors';

const site = useSiteOnPostgres();
let cookie: string;

/** Pages of one record, by collection. */
const pageOf: Record<string, (slug: string) => string> = {
  insights: (slug) => `/insights/${slug}`,
  blog_posts: (slug) => `/blog/${slug}`,
  case_studies: (slug) => `/case-studies/${slug}`,
  documentation: (slug) => `/documentation/${slug}`,
  careers: (slug) => `/careers/${slug}`,
  website_content: () => '/about',
};
const recordsEach = 2;
const publicPages: string[] = [];
const adminPages: string[] = [];
const all = hostileTexts.join(' ');
/** As long as a message may be, and without what can't be stored. */
const asMessage = all.replaceAll('\u0001', '').slice(0, 9900);

beforeAll(async () => {
  cookie = await signInAt(site.server.url);
  await addSections(site.database, recordsEach);
  for (const [index, { name, tab }] of collections.entries()) await plantRecords(index, name, tab.path);
  await plantInquiries();
  await plantTheRest();
});

/**
 * Around every check of the product, as if one had failed: what is shown has to be harmless all the same. Each text is in
 * a record of each collection, behind others every time, because some swallow what follows.
 */
async function plantRecords(index: number, name: string, tab: string): Promise<void> {
  const { rows } = await site.database.query<{ id: string; slug?: string }>(
    `select * from ${name} where deleted_at is null and status in ('published', 'active') order by id limit ${recordsEach}`,
  );
  const turned = [...hostileTexts.slice(index * 41), ...hostileTexts.slice(0, index * 41)];
  for (const [place, { id, slug = '' }] of rows.entries()) {
    const texts = turned.filter((_text, each) => each % rows.length === place).join(' ');
    const planted = await plantText(site.database, name, id, texts);
    expect(planted, name).toContain('title');
    const path = pageOf[name]?.(slug);
    if (path === undefined) throw new Error(`Add the page of a record of ${name} to hostile-texts.test.ts.`);
    publicPages.push(path);
    adminPages.push(`/admin/${tab}/${id}`);
  }
  adminPages.push(`/admin/${tab}`);
}

async function plantInquiries(): Promise<void> {
  const visitor = { name: 'A visitor', email: 'visitor@example.com', company: 'A company', message: asMessage };
  const send = (path: string, fields: Record<string, string>) =>
    sendRaw(site.server.url, path, { method: 'POST', headers: formType, body: new URLSearchParams(fields).toString() });
  expect((await send('/contact', visitor)).status).toBe(303);
  const asked = { ...visitor, industry: 'Energy', interested_in: 'Consulting' };
  expect((await send('/request-demo', asked)).status).toBe(303);
  for (const { name, tab } of inboxes) {
    const { rows } = await site.database.query<{ id: string }>(`select id from ${name}`);
    expect(await plantText(site.database, name, rows[0]?.id ?? '', all)).toContain('message');
    adminPages.push(`/admin/${tab.path}`, `/admin/${tab.path}?show=spam`, `/admin/${tab.path}/${rows[0]?.id}`);
  }
}

async function plantTheRest(): Promise<void> {
  await site.database.query(`insert into profiles (id, name, email, role) values ('hostile', $1, $2, 'editor')`, [
    all,
    all.slice(0, 400),
  ]);
  await site.database.query('insert into reply_templates (name, subject, body) values ($1, $2, $3)', [
    all.slice(0, 100),
    all.slice(0, 190),
    asMessage.slice(0, 4900),
  ]);
  const path = '/uploads/blog-images/1763719200000-k3x9q2ab7c1d-60x40.png';
  const { rows: pictures } = await site.database.query<{ id: string }>(
    `insert into uploads (path, bucket, original_name, alt, width, height, bytes)
     values ('${path}', 'blog-images', $1, $1, 60, 40, 100) returning id`,
    [all.slice(0, 190)],
  );
  const body = new URLSearchParams({ email: testAdmin.email }).toString();
  await sendRaw(site.server.url, '/admin/forgot-password', { method: 'POST', headers: formType, body });
  const any = async (table: string) => {
    const { rows } = await site.database.query<{ id: string }>(`select id::text from ${table} limit 1`);
    return rows[0]?.id;
  };
  const mail = await until('A mail', () => any('outbox_mails'));
  const changes = JSON.stringify({ title: { before: all, after: all }, [all.slice(0, 200)]: { after: all } });
  const { rows: entries } = await site.database.query<{ id: string }>(
    `insert into audit_log (actor_name, action, collection, record_id, changes)
     values ($1, 'update', 'insights', $1, $2) returning id::text`,
    [all.slice(0, 400), changes],
  );
  const entry = entries[0]?.id;
  await plantText(site.database, 'outbox_mails', mail, all);
  adminPages.push(`/admin/mail/${mail}`, `/admin/audit/${entry}`, `/admin/media/${pictures[0]?.id}`);
  adminPages.push('/admin/users', '/admin/users/hostile', '/admin/mail/templates');
  adminPages.push(...adminTools.map((tool) => `/admin/${tool.path}`));
}

interface Look {
  page: WatchedPage;
  /** Opens a page of the site and fails when anything there ran, or would on a click. */
  look: (path: string) => Promise<void>;
}

async function lookout(cookies = ''): Promise<Look> {
  const page = await site.open({ baseUrl: site.server.url });
  // Pictures that are not there, the browser's own styles for XML, and what the sandbox of a mail's preview says about scripts in it.
  page.allowErrors(
    /Failed to load resource|Applying inline style violates|style-src-elem stopped inline|sandboxed and the 'allow-scripts'|Blocked script execution/,
  );
  await addCookies(page.context(), cookies);
  const { findings } = await reportWhatRuns(page, site.server.url);
  return {
    page,
    async look(path) {
      await page.goto(path);
      expect(await findings(), path.slice(0, 100)).toEqual([]);
    },
  };
}

async function addCookies(context: BrowserContext, cookies: string): Promise<void> {
  const pairs = cookies.split('; ').filter((pair) => pair !== '');
  await context.addCookies(
    pairs.map((pair) => ({
      name: pair.split('=')[0] ?? '',
      value: pair.slice(pair.indexOf('=') + 1),
      url: site.server.url,
    })),
  );
}

it('There are more than two hundred and fifty of them, each once', () => {
  expect(hostileTexts.length).toBeGreaterThan(250);
  expect(new Set(hostileTexts).size).toBe(hostileTexts.length);
});

it('Nothing runs on public pages, in lists, feeds and pictures made for others', async () => {
  const { look } = await lookout();
  const lists = [
    '/',
    '/blog',
    '/insights',
    '/case-studies',
    '/documentation',
    '/careers',
    '/search?q=alert',
    '/industries/energy',
  ];
  const forMachines = ['/blog/rss.xml', '/insights/atom.xml', '/blog/feed.json', '/sitemap.xml'];
  for (const path of new Set([...publicPages, ...lists, ...forMachines])) await look(path);
}, 240_000);

it('Nothing runs that comes with an address or a cookie', async () => {
  const { look, page } = await lookout();
  const asked = encodeURIComponent(hostileTexts.slice(-50).join(' ').slice(0, 1500));
  const states = [
    '/search?q',
    '/blog?q',
    '/documentation?q',
    '/insights?category',
    '/careers?department',
    '/contact?subject',
  ];
  for (const state of states) await look(`${state}=${asked}`);
  await look(`/request-demo?interest=${asked}&industry=${asked}`);
  await look(`/${encodeURIComponent('"><script>alert(1)</script><img src onerror=alert(1)>')}?${asked}`);
  const action = { label: 'Undo', path: '/\\evil.example', fields: { '"><img src onerror=alert(1)>': 'x' } };
  for (const toast of [
    { title: all.slice(0, 200), description: all.slice(200, 700) },
    { title: 'x', action },
  ]) {
    const value = encodeURIComponent(Buffer.from(JSON.stringify(toast)).toString('base64'));
    await addCookies(page.context(), `quzones.flash=${value}`);
    await look('/');
  }
}, 120_000);

it('Nothing runs in the admin: lists, editors, inboxes, mails, people, pictures, the audit log', async () => {
  const { look } = await lookout(cookie);
  const asked = encodeURIComponent(hostileTexts.slice(-50).join(' ').slice(0, 1500));
  for (const path of [...new Set(adminPages), `/admin/find?q=${asked}`, `/admin/blog?q=${asked}`]) await look(path);
}, 300_000);
