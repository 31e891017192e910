/** `npm run licences`: the licences of all packages that the built site needs, and which packages have each. */
import { Failure, runMain } from './lib/failure.mjs';
import { withoutArguments } from './lib/no-arguments.mjs';
import { sitePackages } from './lib/site-packages.mjs';

/** What may be used and passed on with a site as this one; LGPL is libvips, a program of its own beside sharp. */
const accepted = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'Unlicense',
]);

/** @param {string} licence such as `Apache-2.0 AND MIT` @returns {boolean} */
function isAccepted(licence) {
  return licence.split(/ (?:AND|OR) |[()]/).every((part) => part === '' || accepted.has(part));
}

/** @returns {Map<string, string[]>} */
function packagesByLicence() {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const { name, version, license = 'none stated' } of sitePackages()) {
    found.set(license, [...(found.get(license) ?? []), `${name} ${version}`]);
  }
  return found;
}

function main() {
  const found = [...packagesByLicence()].sort(([, some], [, others]) => others.length - some.length);
  for (const [licence, packages] of found) {
    console.log(`${licence}: ${packages.length}\n  ${packages.join(', ')}\n`);
  }
  const foreign = found.filter(([licence]) => !isAccepted(licence));
  if (foreign.length === 0) return Promise.resolve();
  throw new Failure(`Not accepted yet: ${foreign.map(([licence]) => licence).join(', ')}. See scripts/licences.mjs.`);
}

const usage = `Usage: npm run licences
  The licences of all packages that the built site needs; ends with 1 when one is not accepted yet.`;

await runMain(withoutArguments(usage, main));
