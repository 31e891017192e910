import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { axeObjections, obstacles } from '../support/axe';
import { openPage } from '../support/browser';
import { testAdmin, until } from '../support/built-server';
import { useBuiltSite } from '../support/built-site';
import { type MailServer, type ReceivedMail, SmtpRefusal, startMailServer } from '../support/mail-server';
import { expectToast, signIn, signInPlainly } from '../support/staff';

let mailServer: MailServer;
afterAll(() => mailServer?.stop());

const site = useBuiltSite(async () => {
  mailServer = await startMailServer();
  const env = {
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'Quzones <hello@quzones.test>',
    MAIL_TO: 'sales@quzones.test, desk@quzones.test',
  };
  return { env };
});

beforeEach(() => {
  mailServer.mails.length = 0;
  mailServer.behaviour.recipient = undefined;
});

/** Waits for a mail to this address whose subject contains these words. */
function mailTo(address: string, subject: string): Promise<ReceivedMail> {
  return until(`A mail to ${address}`, () =>
    mailServer.mails.find(({ to, email }) => to[0] === address && email.subject?.includes(subject)),
  );
}

/** Sends the contact form as a person does: a minute after it was opened. */
async function writeToUs(email: string, message: string, name = 'Asha Rao'): Promise<Response> {
  const body = new URLSearchParams({
    form_key: randomUUID(),
    opened_at: String(Date.now() - 60_000),
    website: '',
    name,
    email,
    message,
  });
  return fetch(`${site.server.url}/contact`, { method: 'POST', body, redirect: 'manual' });
}

describe('A message', () => {
  it('reaches the mailboxes of MAIL_TO and is acknowledged, without scripts', async () => {
    const page = await openPage(site.browser, { javaScript: false });
    await page.goto(`${site.server.url}/contact?subject=quote`);
    const form = page.locator('#contact-form');
    await form.getByLabel('Name').fill('Port planner');
    await form.getByLabel('Email').fill('planner@example.com');
    await form.getByLabel('Message').fill('Could an annealer keep the plan?\nWe have three years of data.');
    await form.locator('[name=opened_at]').evaluate((input: HTMLInputElement) => {
      input.value = String(Number(input.value) - 60_000);
    });
    await form.getByRole('button', { name: 'Send Message' }).click();
    await page.locator('[data-toast]').getByText("We'll get back to you within 24 hours").waitFor();
    for (const address of ['sales@quzones.test', 'desk@quzones.test']) {
      const { email } = await mailTo(address, 'New message from Port planner: A quote');
      expect(email.replyTo?.[0]?.address).toBe('planner@example.com');
      expect(email.text).toContain('> We have three years of data.');
    }
    const acknowledgement = await mailTo('planner@example.com', 'We have your message');
    expect(acknowledgement.from).toBe('hello@quzones.test');
    expect(acknowledgement.email.text).toContain('within 24 hours on business days');
    expect(mailServer.mails).toHaveLength(3);
  });
});

describe('The newsletter', () => {
  it('goes the whole way: asked, confirmed by a click, left by one click of the mail program', async () => {
    const page = await openPage(site.browser, { javaScript: false });
    await page.goto(`${site.server.url}/insights`);
    await page.getByLabel('Your e-mail address').fill('mari@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByRole('heading', { name: 'Almost there' }).waitFor();
    const asked = await mailTo('mari@example.com', 'Please confirm your subscription');
    const link = /http\S+\/newsletter\/confirm\?token=\S+/.exec(asked.email.text ?? '')?.[0] ?? '';
    // A program that opens every link of a mail confirms nothing.
    expect(await (await fetch(link)).text()).toContain('Confirm your subscription');
    await page.goto(link);
    await page.getByRole('heading', { name: 'Confirm your subscription' }).waitFor();
    await page.getByRole('button', { name: 'Confirm subscription' }).click();
    await page.getByRole('heading', { name: 'You are subscribed' }).waitFor();
    const welcome = await mailTo('mari@example.com', 'You are subscribed');
    const header = (name: string) => welcome.email.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const leave = /^<(http\S+)>$/.exec(header('list-unsubscribe') ?? '')?.[1] ?? '';
    await page.goto(leave);
    await page.getByText('mari@example.com will get no newsletter any more.').waitFor();
    const oneClick = await fetch(leave, {
      method: 'POST',
      headers: { origin: 'https://mail.example.com', 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(oneClick.status).toBe(200);
    await page.goto(leave);
    await page.getByRole('heading', { name: 'You are unsubscribed' }).waitFor();
    // The old link subscribes nobody again.
    page.allowErrors(/404/);
    await page.goto(link);
    await page.getByRole('heading', { name: 'This link does not work' }).waitFor();
  });

  it('can be left by the button of the page', async () => {
    const page = await openPage(site.browser);
    await fetch(`${site.server.url}/newsletter`, {
      method: 'POST',
      body: new URLSearchParams({ email: 'jaan@example.com' }),
    });
    const asked = await mailTo('jaan@example.com', 'Please confirm your subscription');
    await page.goto(/http\S+\/newsletter\/confirm\?token=\S+/.exec(asked.email.text ?? '')?.[0] ?? '');
    await page.getByRole('button', { name: 'Confirm subscription' }).click();
    const welcome = await mailTo('jaan@example.com', 'You are subscribed');
    await page.goto(/http\S+\/newsletter\/unsubscribe\?token=[\w-]+/.exec(welcome.email.text ?? '')?.[0] ?? '');
    expect(await axeObjections(page)).toEqual([]);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByRole('heading', { name: 'You are unsubscribed' }).waitFor();
  });

  it.each(['confirm', 'unsubscribe'])('answers a link to %s that is none in words', async (path) => {
    for (const token of ['', 'x', '%00', '%ff', 'a'.repeat(5000), randomUUID()]) {
      for (const method of ['GET', 'POST']) {
        const response = await fetch(`${site.server.url}/newsletter/${path}?token=${token}`, { method });
        expect(response.status, `${method} ${token.slice(0, 40)}`).toBe(404);
        expect(await response.text()).toContain('This link does not work');
        expect(response.headers.get('cache-control')).toBe('private, no-store');
      }
    }
  });
});

describe('In the admin', () => {
  it('a mail that was refused for good says so, and is sent again by a button, without scripts', async () => {
    mailServer.behaviour.recipient = (address) => {
      if (address === 'nobody@example.com') throw new SmtpRefusal(550, 'No such user here');
    };
    await writeToUs('nobody@example.com', 'Is this the right address?');
    const page = await openPage(site.browser, { javaScript: false });
    await signInPlainly(page, site.server.url, '/admin/mail?status=failed');
    await until('The failure', async () => {
      await page.reload();
      return (await page.getByText('To nobody@example.com').count()) > 0 ? true : undefined;
    });
    await page.getByRole('link', { name: 'We have your message' }).click();
    await page.getByText('550 No such user here').first().waitFor();
    await page.getByText('Refused for good.').waitFor();
    mailServer.behaviour.recipient = undefined;
    await page.getByRole('button', { name: 'Send again' }).click();
    await expectToast(page, 'Success', 'The mail is on its way again.');
    await mailTo('nobody@example.com', 'We have your message');
    await until('It being sent', async () => {
      await page.reload();
      return (await page.getByText('Sent', { exact: true }).count()) > 0 ? true : undefined;
    });
    await expect.poll(() => page.getByRole('button', { name: 'Send again' }).count()).toBe(0);
  });

  it('a mail that was put off says what was answered, and what became of it when it is taken back, without scripts', async () => {
    mailServer.behaviour.recipient = (address) => {
      if (address === 'later@example.com') throw new SmtpRefusal(450, 'Greylisted');
    };
    await writeToUs('later@example.com', 'Do you read this?');
    const page = await openPage(site.browser, { javaScript: false });
    await signInPlainly(page, site.server.url, '/admin/mail?status=queued');
    await until('The attempt', async () => {
      await page.reload();
      return (await page.getByText(/To later@example\.com.* · next attempt/).count()) > 0 ? true : undefined;
    });
    await page.getByRole('link', { name: 'We have your message' }).click();
    await page.getByText(/^The last attempt did not succeed: .*450 Greylisted$/).waitFor();
    await page.getByText(/^The next one is /).waitFor();
    await page.getByText('Not now; it is tried again.').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expectToast(page, 'Success', 'The mail will not be sent.');
    await page.getByText('It was not sent. It was taken back.').waitFor();
  });

  it('mails are found by words and by kind', async () => {
    const page = await openPage(site.browser);
    await signIn(page, site.server.url, '/admin/mail');
    await page.getByLabel('Search subjects and recipients').fill('PLANNER@');
    await page.getByText('1 mail', { exact: true }).waitFor();
    await page.waitForURL(/q=PLANNER/);
    await page.getByRole('combobox', { name: 'Kind' }).selectOption({ label: 'New demo request' });
    await page.getByText('No mail matches.').waitFor();
  });

  it('every template is shown as readers see it', async () => {
    const page = await openPage(site.browser);
    await signIn(page, site.server.url, '/admin/mail/templates');
    await page.getByRole('link', { name: 'New password' }).click();
    const preview = page.frameLocator('iframe[title="Preview: New password"]');
    await preview.getByRole('heading', { name: 'A new password' }).waitFor();
    await page.getByRole('link', { name: 'Show on a dark screen' }).click();
    await page.waitForURL(/theme=dark/);
    const ground = await preview.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    expect(ground).toBe('rgb(11, 10, 20)');
  });

  it('a subscriber is marked, exported and deleted, without scripts', async () => {
    await fetch(`${site.server.url}/newsletter`, {
      method: 'POST',
      body: new URLSearchParams({ email: 'tiit@example.com' }),
    });
    const page = await openPage(site.browser, { javaScript: false });
    await signInPlainly(page, site.server.url, '/admin/subscribers?q=tiit');
    await page.getByText('Change tiit@example.com').click();
    await page.getByRole('button', { name: 'Mark as bounced' }).click();
    await expectToast(page, 'Success', 'Subscriber updated.');
    await page.getByRole('listitem').getByText('Bounced', { exact: true }).waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export as CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^subscribers-\d{4}-\d\d-\d\d\.csv$/);
    await page.getByText('Change tiit@example.com').click();
    await page.getByRole('button', { name: 'Delete tiit@example.com' }).click();
    page.allowErrors(/409/);
    await page.getByText('Delete tiit@example.com for good?').waitFor();
    await page.getByRole('link', { name: 'Keep it' }).click();
    await page.getByText('Change tiit@example.com').click();
    await page.getByRole('button', { name: 'Delete tiit@example.com' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('No subscriber matches.').waitFor();
  });

  it('an insight is sent to the newsletter: a test first, then for good, and each mail has its own way to leave', async () => {
    await fetch(`${site.server.url}/newsletter`, {
      method: 'POST',
      body: new URLSearchParams({ email: 'ene@example.com' }),
    });
    const asked = await mailTo('ene@example.com', 'Please confirm your subscription');
    const page = await openPage(site.browser);
    await page.goto(/http\S+\/newsletter\/confirm\?token=\S+/.exec(asked.email.text ?? '')?.[0] ?? '');
    await page.getByRole('button', { name: 'Confirm subscription' }).click();
    await mailTo('ene@example.com', 'You are subscribed');
    await signIn(page, site.server.url, '/admin/subscribers');
    const title = 'Annealing, gate model or GPU? A decision guide';
    await page.getByText('Send an insight', { exact: true }).click();
    const row = page.getByRole('list', { name: 'Latest insights' }).getByRole('listitem').filter({ hasText: title });
    await row.getByText(`Send ${title}`).click();
    await row.getByRole('button', { name: 'Send me a test' }).click();
    await expectToast(page, 'Success', 'A test is on its way to your own address.');
    expect((await mailTo(testAdmin.email, title)).email.text).toContain('This is a test.');
    const plain = await openPage(site.browser, { javaScript: false });
    plain.allowErrors(/409/);
    await signInPlainly(plain, site.server.url, '/admin/subscribers');
    await plain.getByText('Send an insight', { exact: true }).click();
    await plain.getByText(`Send ${title}`).click();
    await plain.getByRole('button', { name: 'Send to 1 subscriber' }).first().click();
    await plain.getByText(`Send “${title}” to 1 subscriber?`).waitFor();
    await plain.getByRole('button', { name: 'Send now' }).waitFor();

    await row.getByRole('button', { name: 'Send to 1 subscriber' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText(`Send “${title}” to 1 subscriber?`).waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await row.getByRole('button', { name: 'Send to 1 subscriber' }).click();
    await question.getByRole('button', { name: 'Send now' }).click();
    await expectToast(page, 'Success', 'The insight is on its way to the newsletter.');
    const { email } = await mailTo('ene@example.com', title);
    await until('The last mail of it', async () => {
      await page.reload();
      await page.getByText('Send an insight', { exact: true }).click();
      return (await row.getByText('Sent to 1 subscriber').count()) > 0 ? true : undefined;
    });
    expect(await row.getByRole('button').count()).toBe(0);
    await page.goto(/http\S+\/newsletter\/unsubscribe\?token=[\w-]+/.exec(email.text ?? '')?.[0] ?? '');
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByRole('heading', { name: 'You are unsubscribed' }).waitFor();
    await page.goto(/http\S+\/insights\/\S+/.exec(email.text ?? '')?.[0] ?? '');
    await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  });

  it('nobody reads mails or subscribers without the role of an administrator', async () => {
    for (const path of ['mail', 'mail/templates', `mail/${randomUUID()}`, 'subscribers']) {
      const response = await fetch(`${site.server.url}/admin/${path}`, { redirect: 'manual' });
      expect([response.status, response.headers.get('location')], path).toEqual([302, '/admin/auth']);
    }
    const exported = await fetch(`${site.server.url}/admin/subscribers/export?format=csv`, { method: 'POST' });
    expect(exported.status).toBe(401);
    const moved = await fetch(`${site.server.url}/admin/mail/${randomUUID()}`, {
      method: 'POST',
      body: new URLSearchParams({ move: 'again' }),
    });
    expect(moved.status).toBe(401);
  });

  it('axe finds nothing to object to in either theme', async () => {
    const page = await openPage(site.browser);
    await writeToUs('asha@example.com', 'A long name', 'Asha'.repeat(25));
    await signIn(page, site.server.url, '/admin/mail');
    expect(await axeObjections(page)).toEqual([]);
    await page.getByRole('link', { name: 'New message from AshaAsha' }).first().click();
    await page.getByRole('heading', { name: 'Attempts' }).waitFor();
    expect(await obstacles(page)).toEqual([]);
    for (const path of ['mail/templates', 'subscribers']) {
      await page.goto(`${site.server.url}/admin/${path}`);
      expect(await axeObjections(page), path).toEqual([]);
      await page.setViewportSize({ width: 320, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
      await page.setViewportSize({ width: 1280, height: 800 });
    }
  });
});
