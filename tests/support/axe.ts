import axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Only the colours differ between the themes. */
const rulesOfColours = ['color-contrast'];

/**
 * What axe objects to in a page as it stands, or in one part of it: a line for each broken rule with its elements. Everything is
 * looked at in the theme that the page is shown in, its colours in the other one too.
 * Frames are left out: those of this product show mails, in which nothing can run, axe neither.
 */
export async function axeObjections(page: Page, part?: string): Promise<string[]> {
  const shown = await objections(page, part);
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const [theme, other] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  await changeTheme(page, other);
  const inTheOther = await objections(page, part, rulesOfColours);
  await changeTheme(page, theme);
  return [...shown, ...inTheOther.map((line) => `in the ${other} theme: ${line}`)];
}

/** What stands in anybody's way on the page that is open: what axe objects to in it or a part, and which phones it is too wide for. */
export async function obstacles(page: Page, part?: string): Promise<string[]> {
  const found = await axeObjections(page, part);
  const before = page.viewportSize();
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    if (needed > width) found.push(`${needed} pixels wide on a phone of ${width}`);
  }
  if (before) await page.setViewportSize(before);
  return found;
}

/** What is too pale to be read as the page is shown now. */
export function paleTexts(page: Page): Promise<string[]> {
  return objections(page, undefined, rulesOfColours);
}

/** What shows other words than it is called by, in one part of the page: who speaks what they see does not reach it. */
export function unspeakable(page: Page, part: string): Promise<string[]> {
  return objections(page, part, ['label-content-name-mismatch']);
}

/** Colours that are still on their way from one theme to the other would be measured as they are: they arrive at once. */
async function changeTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(() => {
    const underWay = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    // What an element inherits begins to change when that of its parent has arrived.
    for (let changes = underWay(); changes.length > 0; changes = underWay()) {
      for (const change of changes) change.finish();
    }
  });
}

/** In the page itself: Playwright's own package for axe opens an empty page each time, which takes longer than the rules. */
async function objections(page: Page, part = 'html', rules?: string[]): Promise<string[]> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ([include, runOnly]) => {
      const context = { include: [include], exclude: ['iframe'] };
      const found = await window.axe.run(context, {
        ...(runOnly && { runOnly }),
        iframes: false,
        resultTypes: ['violations'],
      });
      return found.violations;
    },
    [part, rules] as const,
  );
  return violations.map(({ id, nodes }) => {
    const where = nodes.map(({ html, any }) => `${html} ${any[0]?.message ?? ''}`.trim());
    return `${id}: ${where.join(', ')}`;
  });
}
