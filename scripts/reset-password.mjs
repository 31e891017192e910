/**
 * `npm run reset-password -- name@example.com`: prints a link that lets its owner choose a new password, for whoever
 * lost the only one. `--make-admin` makes them an administrator too, even if they are not there yet.
 */
import { Failure, runMain } from './lib/failure.mjs';
import { underProjectNode } from './lib/project-node.mjs';
import { readArguments } from './lib/read-arguments.mjs';
import { loadSite } from './lib/site-command.mjs';

const usage = `Usage: npm run reset-password -- name@example.com [--make-admin]
  Prints a link that works once within 24 hours, while the site runs or when it doesn't.
  --make-admin   gives the role of an administrator, lets a disabled person in again, adds one who is not there yet`;

const options = /** @type {const} */ ({ 'make-admin': { type: 'boolean', default: false }, help: { type: 'boolean' } });

async function main() {
  const { values, positionals } = readArguments(usage, { options, allowPositionals: true });
  const [email, ...more] = positionals;
  if (values.help) return console.log(usage);
  if (email === undefined || more.length > 0) throw new Failure(`Name one e-mail address.\n${usage}`);
  /** @type {{ makeWayIn: (asked: { email: string, makeAdmin: boolean }) => Promise<string[]> }} */
  const { makeWayIn } = await loadSite();
  for (const line of await makeWayIn({ email, makeAdmin: values['make-admin'] })) console.log(line);
}

await runMain(() => underProjectNode(import.meta.url, main));
