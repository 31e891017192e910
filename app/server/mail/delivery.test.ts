import { describe, expect, it } from 'vitest';
import { backoffMs, judgeFailure, pauseMs } from './delivery';

const minuteMs = 60_000;

describe('waiting between attempts', () => {
  it('doubles from a quarter of a minute to two hours when the server puts the mail off', () => {
    const waits = [1, 2, 3, 4, 20, 1000].map((attempt) => backoffMs(attempt, 'mail', () => 0.5));
    expect(waits).toEqual([15_000, 30_000, 60_000, 120_000, 120 * minuteMs, 120 * minuteMs]);
  });

  it('is ten minutes at most when the server can not be reached', () => {
    expect([1, 2, 1000].map((attempt) => backoffMs(attempt, 'server', () => 0.5))).toEqual([
      5000,
      10_000,
      10 * minuteMs,
    ]);
    expect([1, 2, 3, 1000].map((failures) => pauseMs(failures, () => 0.5))).toEqual([1000, 2000, 4000, 30_000]);
  });

  it('lets a mail that may have arrived leave nine times in three days, the second time after a quarter of an hour', () => {
    const waits = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((doubts) => backoffMs(doubts, 'doubt', () => 0.5) / minuteMs);
    expect(waits).toEqual([15, 30, 60, 120, 240, 480, 960, 1920, 3840]);
    const comesAt = waits.map((_, index) => waits.slice(0, index).reduce((sum, wait) => sum + wait, 0));
    expect(comesAt.filter((minutes) => minutes <= 72 * 60)).toHaveLength(9);
  });

  it('differs by a fifth, so that mails do not come back all at once', () => {
    expect([0, 1].map((chance) => backoffMs(1, 'mail', () => chance))).toEqual([12_000, 18_000]);
  });
});

describe('an answer of the mail server', () => {
  it.each([
    ['EENVELOPE', 550, 'RCPT TO', { outcome: 'failed' }],
    ['EENVELOPE', 552, 'MAIL FROM', { outcome: 'failed' }],
    ['EMESSAGE', 554, 'DATA', { outcome: 'failed' }],
    ['EENVELOPE', undefined, 'API', { outcome: 'failed' }],
    ['EENVELOPE', 450, 'RCPT TO', { outcome: 'put-off', scope: 'mail' }],
    ['EMESSAGE', 451, 'DATA', { outcome: 'put-off', scope: 'mail' }],
    ['EENVELOPE', 421, 'RCPT TO', { outcome: 'put-off', scope: 'server' }],
    ['EENVELOPE', 530, 'MAIL FROM', { outcome: 'put-off', scope: 'server' }],
    ['EENVELOPE', 550, 'MAIL FROM', { outcome: 'put-off', scope: 'server' }],
    ['EENVELOPE', 553, 'MAIL FROM', { outcome: 'put-off', scope: 'server' }],
    ['EAUTH', 535, 'AUTH PLAIN', { outcome: 'put-off', scope: 'server' }],
    ['EPROTOCOL', 554, 'CONN', { outcome: 'put-off', scope: 'server' }],
    ['ETLS', undefined, 'STARTTLS', { outcome: 'put-off', scope: 'server' }],
    ['ESOCKET', undefined, 'CONN', { outcome: 'put-off', scope: 'server' }],
    ['ETIMEDOUT', undefined, 'DATA', { outcome: 'put-off', scope: 'server' }],
    ['ECONNECTION', undefined, 'DATA', { outcome: 'put-off', scope: 'server' }],
  ])('%s %s to %s means %j', (code, responseCode, command, expected) => {
    expect(judgeFailure({ message: 'x', code, responseCode, command })).toMatchObject(expected);
  });

  it('gives the log a reason without what the server wrote, which may name somebody', () => {
    const message = '450 <asha@example.com> is over quota';
    const failure = { message, code: 'EENVELOPE', responseCode: 450, command: 'RCPT TO' };
    expect(judgeFailure(failure)).toMatchObject({ reply: message, reason: 'EENVELOPE 450 RCPT TO' });
  });
});
