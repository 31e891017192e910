import type { Locator, Page } from 'playwright-core';

/** What a visitor does at the contact form and at the one for a demo. */

/** The input with this label. */
export function field(page: Page, label: string): Locator {
  return page.locator('#contact-form, #demo-form').getByLabel(label);
}

export async function fillContact(page: Page, message = 'We plan forty vans by hand.'): Promise<void> {
  await field(page, 'Name').fill('Asha Rao');
  await field(page, 'Email').fill('asha@example.com');
  await field(page, 'Message').fill(message);
}

export async function fillDemo(page: Page): Promise<void> {
  await field(page, 'Name').fill('Asha Rao');
  await field(page, 'Company').fill('Rao Freight');
  await field(page, 'Email').fill('asha@example.com');
  await field(page, 'Industry').selectOption('Logistics');
  await field(page, 'Interested in').selectOption('Quzones (Quantum Computing)');
}

export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send Message' });
export const requestButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Request Demo' });
export const toast = (page: Page) => page.locator('[data-toast]');

/** Waits for the toast that says this. */
export const said = (page: Page, text: string) => toast(page).filter({ hasText: text }).waitFor();
