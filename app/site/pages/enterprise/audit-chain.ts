export interface AuditLine {
  at: string;
  text: string;
  /** First twelve digits of SHA-256 over the fingerprint before (64 zeros at first), a line feed, time and text. */
  fingerprint: string;
}

/** Fingerprints are stated, not computed, so that the page needs no cryptography; a test computes them anew. */
export const auditLines: readonly AuditLine[] = [
  { at: '06:00:04', text: 'plan requested by scheduler, depot 3, data of 05:55', fingerprint: '9a885fc3463e' },
  { at: '06:00:04', text: 'policy 14 applied: driver names replaced by numbers', fingerprint: '68116f04b86f' },
  { at: '06:00:05', text: 'solver 2.8.1 started, seed 7730, limit 90 s', fingerprint: '65af0bcd7042' },
  { at: '06:01:22', text: 'plan returned: 41 tours, all 212 constraints met', fingerprint: 'b67253be3ca4' },
  { at: '06:07:51', text: 'plan approved by shift lead, tour 17 changed by hand', fingerprint: 'd676a07cef30' },
];

/** The same record after somebody changed one digit of the fourth line. */
export const forgedText = 'plan returned: 41 tours, all 213 constraints met';
export const forgedLine = 3;
export const forgedFingerprints: readonly string[] = [
  '9a885fc3463e',
  '68116f04b86f',
  '65af0bcd7042',
  'e0804cf7cef6',
  'c800fdc899c1',
];
