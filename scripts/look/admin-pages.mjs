import { randomUUID } from 'node:crypto';
import { administrator } from '../bench/site.mjs';

/** @typedef {import('playwright-core').BrowserContext} BrowserContext */

const record = /\/(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d+)(?=\/|$)/;
const isNoPage = /\.(?:csv|json)$|export|sign-out/;

/**
 * Posts a form as a browser without scripts does.
 * @param {BrowserContext} context
 * @param {string} address
 * @param {Record<string, string>} form
 */
async function post(context, address, form) {
  const answer = await context.request.post(address, { form, headers: { origin: new URL(address).origin } });
  if (!answer.ok()) throw new Error(`${address} answered ${answer.status()}.`);
}

/**
 * Fills the inboxes of a new site, so that their cards can be looked at, and signs the context in.
 * @param {BrowserContext} context
 * @param {string} url of the site, without a slash at the end
 */
export async function enterAdmin(context, url) {
  const hidden = () => ({ form_key: randomUUID(), opened_at: '1700000000000', website: '' });
  await post(context, `${url}/contact`, {
    ...hidden(),
    name: 'Procurement office',
    email: 'procurement@hospital.test',
    company: 'A hospital with 40 operating rooms',
    message: 'We plan our operating rooms by hand every evening. Which data would you need for a first estimate?',
  });
  await post(context, `${url}/request-demo`, {
    ...hidden(),
    name: 'Risk department',
    email: 'risk@bank.test',
    company: 'A cooperative bank',
    industry: 'Finance',
    interested_in: 'Quzones (Quantum Computing)',
    message: 'Please show us portfolio optimization with our own constraints.',
  });
  await post(context, `${url}/admin/auth`, { email: administrator.email, password: administrator.password });
}

/**
 * The pages of the admin as its links lead to them: of each kind of record one.
 * @param {BrowserContext} context signed in
 * @param {string} url of the site, without a slash at the end
 * @returns {Promise<string[]>} paths
 */
export async function listAdminPaths(context, url) {
  const page = await context.newPage();
  /** @type {Map<string, string>} */
  const seen = new Map([['/admin', '/admin']]);
  for (const path of seen.values()) {
    await page.goto(url + path);
    const addresses = await page
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    for (const { origin, pathname } of addresses.map((address) => new URL(address, url + path))) {
      const kind = pathname.replace(record, '/:id');
      if (origin !== url || !/^\/admin(\/|$)/.test(pathname) || isNoPage.test(pathname) || seen.has(kind)) continue;
      seen.set(kind, pathname);
    }
  }
  await page.close();
  return [...seen.values()];
}
