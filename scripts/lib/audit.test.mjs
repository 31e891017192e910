import { expect, it } from 'vitest';
import { readAudit } from './audit.mjs';

it('Serious holes are named, lesser ones are not', () => {
  const vulnerabilities = {
    'a-package': { severity: 'critical' },
    'b-package': { severity: 'moderate' },
    'c-package': { severity: 'high' },
  };
  const answer = readAudit(JSON.stringify({ auditReportVersion: 2, vulnerabilities }));
  expect(answer).toEqual({ serious: 2, packages: ['a-package', 'c-package'] });
});

it('No holes are none', () => {
  expect(readAudit('{"auditReportVersion":2,"vulnerabilities":{}}')).toEqual({ serious: 0, packages: [] });
});

it.each([
  ['{"message":"405 Method Not Allowed","statusCode":405}', '405 Method Not Allowed'],
  ['', 'npm audit wrote nothing that can be read'],
  ['{}', 'the registry gave no answer'],
])('An answer that is none is not taken for a good one: %s', (output, unanswered) => {
  expect(readAudit(output)).toEqual({ unanswered });
});
