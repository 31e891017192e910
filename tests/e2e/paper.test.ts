import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBuiltSite } from '../support/built-site';

const site = useBuiltSite();

it('On paper a question stands on one sheet with its answer, a case on one sheet, and no page ends in buttons', async () => {
  for (const [path, question, closing] of [
    ['/industries/finance', 'Can we run it inside our own network?', 'Send us one rebalancing, with all its rules'],
    ['/solutions/government', 'How do we get out?', 'See it decide, and see the record it leaves'],
  ] as const) {
    const page = await site.open({ javaScript: false });
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const breaksOf = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).breakInside);
    expect(await breaksOf(page.locator('details').filter({ hasText: question })), path).toBe('avoid');
    expect(await breaksOf(page.getByRole('region').filter({ hasText: 'Case study' }).first()), path).toBe('avoid');
    expect(await page.getByRole('heading', { name: closing, includeHidden: true }).isVisible(), path).toBe(false);
  }
});

it('On paper drawings are light, also for who chose the dark, and the heading of a table stays with its first row', async () => {
  const page = await site.open({ javaScript: false });
  await page.context().addCookies([{ name: 'theme', value: 'dark', url: site.server.url }]);
  const turnedRound = () =>
    page
      .locator('.late-file')
      .first()
      .evaluate((drawing) => getComputedStyle(drawing).filter);
  await page.goto('/');
  expect(await turnedRound()).toBe('none');
  await page.emulateMedia({ media: 'print' });
  expect(await turnedRound()).toBe('invert(1) hue-rotate(180deg)');
  await page.context().clearCookies();
  await page.goto('/');
  expect(
    await page
      .locator('main .late-file')
      .first()
      .evaluate((drawing) => getComputedStyle(drawing).filter),
  ).toBe('none');
  await page.goto('/documentation/error-codes');
  const heading = page.locator('thead').first();
  expect(await heading.evaluate((element) => getComputedStyle(element).breakAfter)).toBe('avoid');
});
