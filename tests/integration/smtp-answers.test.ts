import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import type { OutboxMail } from '~/server/mail/delivery';
import { openSmtpTransport } from '~/server/mail/smtp-transport.server';
import { startCurtMailServer, steps } from '../support/curt-mail-server';

const mail: OutboxMail = {
  id: randomUUID(),
  template: 'reply',
  recipient: 'asha@example.com',
  replyTo: null,
  subject: 'Vans',
  html: '<p>Yes.</p>',
  text: 'Yes.\n',
  headers: {},
  attachments: [],
  messageId: '<1@quzones.com>',
  dedupeKey: null,
  aboutTable: null,
  aboutId: null,
  status: 'sending',
  attempts: 1,
  history: [],
  lastError: null,
  nextAttemptAt: new Date(),
  lapses: false,
  giveUpAt: new Date(),
  leaseUntil: new Date(),
  leaseMark: randomUUID(),
  createdAt: new Date(),
  finishedAt: null,
};
const longestAttemptMs = 40_000;
const arrived = 'The mail server had the whole mail and did not say whether it took it: it may have arrived.';

describe('A mail server', () => {
  const ends: (() => void)[] = [];
  afterEach(() => {
    for (const end of ends.splice(0)) end();
  });

  async function deliver(fault: Parameters<typeof startCurtMailServer>[0]) {
    const server = await startCurtMailServer(fault);
    const transport = openSmtpTransport(server.url);
    ends.push(
      () => server.stop(),
      () => transport.close(),
    );
    return { server, delivery: await transport.deliver(mail, AbortSignal.timeout(longestAttemptMs)) };
  }

  it.each(steps.filter((step) => step !== 'taken'))(
    'that hangs up at “%s” has no mail, and all of them wait',
    async (at) => {
      const { server, delivery } = await deliver({ at, does: 'hangs up' });
      expect(delivery).toMatchObject({
        outcome: 'put-off',
        scope: 'server',
        reply: expect.not.stringContaining(arrived),
      });
      expect(server.whole()).toBe(0);
    },
  );

  it('that hangs up after the last dot may have the mail, and nobody says that it was put off', async () => {
    const { server, delivery } = await deliver({ at: 'taken', does: 'hangs up' });
    expect(delivery).toEqual({
      outcome: 'in-doubt',
      reply: `Connection closed unexpectedly. ${arrived}`,
    });
    expect(server.whole()).toBe(1);
  });

  it('that looks through a mail for twelve seconds before it takes it is waited for, and gets it once', async () => {
    const { server, delivery } = await deliver({ at: 'taken', does: 12_000 });
    expect(delivery).toEqual({ outcome: 'sent', reply: '250 taken' });
    expect(server.whole()).toBe(1);
  });
});
