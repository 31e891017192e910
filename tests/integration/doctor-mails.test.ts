import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it, vi } from 'vitest';
import { orm } from '~/db/client.server';
import { outboxMails } from '~/server/mail/outbox_mails.table.server';
import { askMailServer } from '~/server/mail/smtp-transport.server';
import { hourMs, useCheckup } from '../support/checkup.ts';
import { eachDriver } from '../support/drivers.ts';
import { startMailServer } from '../support/mail-server.ts';

/** Before anything reads the settings: a mail server that takes connections and never says a word. */
const silent = await vi.hoisted(async () => {
  const { createServer } = await import('node:net');
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
  });
  const port = await new Promise<number>((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : 0);
    });
  });
  const host = `127.0.0.1:${port}`;
  Object.assign(process.env, { SMTP_URL: `smtp://${host}`, KEEP_MAILS_DAYS: '30' });
  return { host, server, sockets };
});

afterAll(() => {
  for (const socket of silent.sockets) socket.destroy();
  silent.server.close();
});

eachDriver('The doctor on mails', (kit) => {
  const site = useCheckup(kit);
  const { look, one } = site;

  const mail = (parts: Partial<typeof outboxMails.$inferInsert>) =>
    orm()
      .insert(outboxMails)
      .values({
        template: 'contact-notification',
        recipient: 'somebody@example.com',
        subject: 'Hello',
        html: '<p>Hello</p>',
        text: 'Hello',
        messageId: `<${randomUUID()}@example.com>`,
        ...parts,
      });

  it('tells mails that failed from those that are late, and those from the ones that merely wait', async () => {
    await mail({});
    expect(await one('Outbox')).toEqual({ state: 'ok', sentence: '1 mail waits, none too long.' });
    await mail({ status: 'failed', finishedAt: new Date() });
    await mail({ status: 'failed', finishedAt: new Date() });
    await orm().execute(sql`insert into outbox_mails (template, recipient, subject, html, text, message_id, next_attempt_at)
      values ('demo-notification', 'a@example.com', 'Late', 'x', 'x', '<late@example.com>', now() - interval '6 minutes')`);
    const late = '1 mail should have been tried more than five minutes ago.';
    const failed = { state: 'warning', sentence: '2 mails did not arrive and will not be tried again.' };
    expect(await look('Outbox')).toEqual([{ state: 'wrong', sentence: late }, failed]);
    expect(await look('Outbox', { isRunning: false })).toEqual([{ state: 'warning', sentence: late }, failed]);
    await orm().delete(outboxMails);
    expect(await one('Outbox')).toEqual({ state: 'ok', sentence: 'Nothing waits.' });
  });

  it('tells a mail server that is away from a site that sends nothing, however many mails wait for it', async () => {
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * hourMs);
    const tried = { at: hoursAgo(0).toISOString(), outcome: 'put-off' as const, reply: 'connect ECONNREFUSED' };
    await mail({ attempts: 9, history: [tried], giveUpAt: hoursAgo(5 - 72) });
    await mail({ nextAttemptAt: hoursAgo(2), giveUpAt: hoursAgo(2 - 72) });
    const waits = { state: 'warning', sentence: '2 mails wait; the first was to leave 5 hours ago.' };
    expect(await look('Outbox')).toEqual([waits]);
    await orm()
      .update(outboxMails)
      .set({ history: [{ ...tried, at: hoursAgo(1).toISOString() }] });
    expect(await look('Outbox')).toEqual([
      { state: 'wrong', sentence: '1 mail should have been tried more than five minutes ago.' },
    ]);
    await orm().delete(outboxMails);
  });

  it('counts what is kept longer than the settings say, a day beyond the time', async () => {
    await mail({ status: 'sent' as const, finishedAt: new Date(Date.now() - 30.5 * 24 * hourMs) });
    expect((await one('Retention'))?.state).toBe('ok');
    await mail({ status: 'sent' as const, finishedAt: new Date(Date.now() - 31.5 * 24 * hourMs) });
    expect(await one('Retention')).toEqual({
      state: 'wrong',
      sentence: 'Kept longer than the settings KEEP_… say: 1 mail.',
    });
    await orm().delete(outboxMails);
  });

  it('does not wait for a mail server that says nothing, and lets one in that answers', async () => {
    expect(await one('Mail server')).toEqual({
      state: 'wrong',
      sentence: `${silent.host} does not take mails: no answer within 4 s.`,
    });
    const server = await startMailServer();
    expect(await askMailServer(server.url, 10_000)).toBeNull();
    expect(server.mails).toEqual([]);
    await server.stop();
    expect(await askMailServer(server.url, 10_000)).toContain('ECONNREFUSED');
  });
});
