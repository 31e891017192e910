/**
 * `npm run reset-password -- name@example.com`: prints a link that lets its owner choose a new password, for whoever
 * lost the only one. `--make-admin` makes them an administrator too, even if they are not there yet.
 */
import { buildIfNeeded } from './lib/build-if-needed.mjs';
import { Failure, messageOf, runMain } from './lib/failure.mjs';
import { root } from './lib/paths.mjs';
import { underProjectNode } from './lib/project-node.mjs';
import { readArguments } from './lib/read-arguments.mjs';

const usage = `Usage: npm run reset-password -- name@example.com [--make-admin]
  --make-admin   gives the role of an administrator, lets a disabled person in again, adds one who is not there yet`;

const options = /** @type {const} */ ({ 'make-admin': { type: 'boolean', default: false }, help: { type: 'boolean' } });

async function main() {
  const { values, positionals } = readArguments(usage, { options, allowPositionals: true });
  const [email, ...more] = positionals;
  if (values.help) return console.log(usage);
  if (email === undefined || more.length > 0) throw new Failure(`Name one e-mail address.\n${usage}`);
  process.env.NODE_ENV ||= 'production';
  // Settings that name files, and .env, are relative to the project wherever it is started from.
  process.chdir(root);
  await buildIfNeeded(root);
  /** @type {{ makeWayIn: (asked: { email: string, makeAdmin: boolean }) => Promise<string[]> }} */
  const { makeWayIn } = await import(new URL('../build/server/index.js', import.meta.url).href);
  try {
    for (const line of await makeWayIn({ email, makeAdmin: values['make-admin'] })) console.log(line);
  } catch (error) {
    const isLocked = error instanceof Error && 'code' in error && error.code === 'DATABASE_LOCKED';
    throw isLocked
      ? new Failure(`${messageOf(error)}\nStop the site, run this again, start the site, open the link.`)
      : error;
  }
}

await runMain(() => underProjectNode(import.meta.url, main));
