import { expect, it } from 'vitest';
import { axeObjections } from '../support/axe';
import { openPage } from '../support/browser';
import { useBuiltSite } from '../support/built-site';
import { signIn } from '../support/staff';

const site = useBuiltSite();

it('Staff see every published figure with its source, its review date and the pages that show it', async () => {
  const page = await openPage(site.browser);
  await signIn(page, site.server.url);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('link', { name: 'Published figures' }).click();
  await page.waitForURL(`${site.server.url}/admin/claims`);
  const row = page.getByRole('row').filter({ hasText: 'quantum algorithms' });
  await expect.poll(() => row.getByRole('rowheader').innerText()).toContain('50+');
  await expect.poll(() => row.innerText()).toContain('count of the algorithm library');
  await expect.poll(() => row.locator('time').innerText()).toMatch(/^[A-Z][a-z]+ \d{1,2}, 20\d\d$/);
  await row.getByRole('link', { name: 'Home' }).click();
  await page.waitForURL(`${site.server.url}/`);
  await expect.poll(() => page.locator('main').innerText()).toContain('50+');
});

it('The register can be read by everybody: axe finds nothing in either theme', async () => {
  const page = await openPage(site.browser);
  await signIn(page, site.server.url, '/admin/claims');
  expect(await axeObjections(page)).toEqual([]);
});

it('On a phone each figure is a card with everything about it, and nothing has to be pushed aside', async () => {
  const page = await openPage(site.browser, { viewport: { width: 390, height: 844 } });
  await signIn(page, site.server.url, '/admin/claims');
  const row = page.getByRole('row').filter({ hasText: 'quantum algorithms' });
  for (const part of [
    row.getByRole('rowheader'),
    row.locator('time'),
    row.getByRole('link', { name: 'All Solutions' }),
  ]) {
    const box = await part.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
  }
  await row.getByText('Where it came from').waitFor();
});

it('Visitors are sent to sign in', async () => {
  const answer = await fetch(`${site.server.url}/admin/claims`, { redirect: 'manual' });
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toContain('/admin/auth');
});
