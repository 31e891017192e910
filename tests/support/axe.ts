import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * What axe objects to in a page as it stands, or in one part of it: a line for each broken rule with its elements.
 * Frames are left out: those of this product show mails, in which nothing can run, axe neither.
 */
export async function axeObjections(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).exclude('iframe');
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
