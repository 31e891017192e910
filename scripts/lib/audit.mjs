import { runToEnd } from './processes.mjs';

const longestMs = 20_000;

/** What npm's audit came to: how many known holes are serious, or why nobody could say. */
/** @typedef {{ serious: number, packages: string[] } | { unanswered: string }} AuditAnswer */

/**
 * Reads what `npm audit --json` wrote. Only what is high or critical counts as serious.
 * @param {string} output
 * @returns {AuditAnswer}
 */
export function readAudit(output) {
  /** @type {{ message?: string, vulnerabilities?: Record<string, { severity: string }> }} */
  let report;
  try {
    report = JSON.parse(output);
  } catch {
    return { unanswered: 'npm audit wrote nothing that can be read' };
  }
  if (report?.vulnerabilities === undefined) return { unanswered: report?.message ?? 'the registry gave no answer' };
  const packages = Object.entries(report.vulnerabilities)
    .filter(([, { severity }]) => severity === 'high' || severity === 'critical')
    .map(([name]) => name);
  return { serious: packages.length, packages };
}

/**
 * Asks the registry about known holes in what the built site needs, for twenty seconds at most.
 * @param {string} root
 * @returns {Promise<AuditAnswer>}
 */
export async function auditPackages(root) {
  const args = ['audit', '--omit=dev', '--json', '--fetch-timeout=8000', '--fetch-retries=0', '--loglevel=silent'];
  const asked = runToEnd('npm', args, { cwd: root });
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(() => resolve(null), longestMs);
  });
  const answer = await Promise.race([asked, late]);
  clearTimeout(timer);
  if (answer === null) return { unanswered: `the registry did not answer within ${longestMs / 1000} s` };
  return readAudit((await asked).output);
}
