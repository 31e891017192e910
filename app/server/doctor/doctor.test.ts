import { describe, expect, it } from 'vitest';
import { parseEnvironment } from '../env.server';
import { type Finding, summarise, worstFirst } from './finding';
import { reportLines } from './report-lines';
import { nodeObservation, settingsObservations } from './settings-checks.server';

const mail = { SMTP_URL: 'smtp://127.0.0.1' };
const doubts = (settings: Record<string, string>) =>
  settingsObservations(parseEnvironment({ ...mail, ...settings })).map(({ state, sentence }) => [state, sentence]);

const finding = (parts: Partial<Finding>): Finding => ({
  group: 'Mail',
  name: 'Outbox',
  state: 'ok',
  sentence: 'Nothing waits.',
  ...parts,
});

describe('Settings that do not go together', () => {
  it('are named one by one', () => {
    expect(doubts({})).toEqual([['ok', 'They go together.']]);
    expect(doubts({ ORIGIN: 'https://www.example.com', TRUST_PROXY: '1' })).toEqual([['ok', 'They go together.']]);
    expect(doubts({ TRUST_PROXY: '1' })).toEqual([
      ['warning', 'A proxy is in front (TRUST_PROXY=1), but ORIGIN is not set.'],
    ]);
    expect(doubts({ ORIGIN: 'http://www.example.com', TRUST_PROXY: '2' })).toEqual([
      ['warning', 'A proxy is in front (TRUST_PROXY=2), but ORIGIN is http://www.example.com.'],
    ]);
    expect(doubts({ ORIGIN: 'https://www.example.com' })).toEqual([
      [
        'warning',
        'ORIGIN is https, which this process does not speak itself, but no proxy is trusted (TRUST_PROXY=0).',
      ],
    ]);
    expect(doubts({ PROOF_OF_WORK: 'on' })).toEqual([['ok', 'They go together.']]);
    expect(doubts({ PROOF_OF_WORK: 'on', ORIGIN: 'http://www.example.com' })).toEqual([
      [
        'warning',
        'PROOF_OF_WORK is on, but ORIGIN is http://www.example.com: browsers calculate with https only, so every message is marked as doubtful.',
      ],
    ]);
    expect(doubts({ HOST: '0.0.0.0' })).toEqual([['warning', 'The site listens on 0.0.0.0, and ORIGIN is not set.']]);
    expect(doubts({ SMTP_URL: '', CDN_MAX_AGE: '60', BACKUP_BEFORE_UPGRADE: 'off' })).toEqual([
      [
        'warning',
        'No mail server is set, so no mail leaves: they are kept here, to be read in Mail and in DATA_DIR/mail.',
      ],
      ['warning', 'Shared caches may keep pages for 60 s, and nobody tells them of changes.'],
      ['warning', 'New migrations are applied without a backup (BACKUP_BEFORE_UPGRADE=off).'],
    ]);
  });

  it('include the Node.js that runs it', () => {
    expect(nodeObservation('v24.21.0')).toEqual({ state: 'ok', sentence: 'Version 24.21.0.' });
    expect(nodeObservation('v22.1.0')).toMatchObject({
      state: 'warning',
      sentence: 'Version 22.1.0, and the site is made for 24.',
    });
  });
});

describe('A report', () => {
  it('is grouped, with what to do below what is wrong, and ends with a sentence', () => {
    const findings = [
      finding({}),
      finding({
        group: 'Backups',
        name: 'Backups',
        state: 'wrong',
        sentence: 'The archive is gone.',
        advice: 'Make one.',
      }),
      finding({
        group: 'Backups',
        name: 'Leftovers of backups',
        state: 'warning',
        sentence: 'Two.',
        mendable: 'Removes them.',
      }),
    ];
    expect(reportLines(findings)).toEqual([
      'Mail',
      '  ok       Outbox: Nothing waits.',
      '',
      'Backups',
      '  WRONG    The archive is gone.',
      '           → Make one.',
      '  warning  Leftovers of backups: Two.',
      '           --mend: Removes them.',
      '',
      '1 thing is wrong, and there is 1 warning.',
      'npm run doctor -- --mend does what is said to be safe above.',
    ]);
  });

  it('says in one sentence how it all is', () => {
    const wrong = finding({ state: 'wrong' });
    const warning = finding({ state: 'warning' });
    expect(summarise([finding({})])).toBe('All is well.');
    expect(summarise([warning, finding({})])).toBe('Nothing is wrong. There is 1 warning.');
    expect(summarise([warning, warning])).toBe('Nothing is wrong. There are 2 warnings.');
    expect(summarise([wrong])).toBe('1 thing is wrong.');
    expect(summarise([wrong, wrong, warning, warning])).toBe('2 things are wrong, and there are 2 warnings.');
  });

  it('shows the worst first, otherwise in the order of the groups', () => {
    const warning = finding({ state: 'warning', group: 'Settings' });
    const [calm, wrong] = [finding({ group: 'Settings' }), finding({ state: 'wrong', group: 'People' })];
    const mails = finding({ state: 'warning' });
    expect(worstFirst([mails, calm, warning, wrong])).toEqual([wrong, warning, mails, calm]);
  });
});
