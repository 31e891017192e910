import { expect, it } from 'vitest';
import { differencesInWords } from './audit-values.server';

const told = (before: string, after: string) => {
  const [change] = differencesInWords({ publishDate: { before, after } }, { htmlColumns: [] });
  return [change?.before, change?.after];
};

it('Two moments of the same minute are told with their seconds, others without', () => {
  expect(told('2025-11-21T10:10:07.000Z', '2025-11-21T10:10:31.000Z')).toEqual([
    'November 21, 2025 at 15:40:07 (India)',
    'November 21, 2025 at 15:40:31 (India)',
  ]);
  expect(told('2025-11-21T10:10:07.000Z', '2025-11-21T10:11:07.000Z')).toEqual([
    'November 21, 2025 at 15:40 (India)',
    'November 21, 2025 at 15:41 (India)',
  ]);
});

it('Two moments of the same second are no change that anybody made', () => {
  expect(
    differencesInWords(
      { publishDate: { before: '2025-11-21T10:10:07.100Z', after: '2025-11-21T10:10:07.900Z' } },
      { htmlColumns: [] },
    ),
  ).toEqual([]);
});

it('What a privacy request found is told kind by kind, without those of which there was nothing', () => {
  const changes = { counts: { after: { contact_messages: 2, inquiry_notes: 0, outbox_mails: 6 } } };
  expect(differencesInWords(changes, { htmlColumns: [] })).toMatchObject([
    { label: 'Contact messages', after: '2' },
    { label: 'Outbox mails', after: '6' },
  ]);
});
