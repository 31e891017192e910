/**
 * `npm run sbom`: every package that the built site needs, as a CycloneDX document, from the lock file alone. npm's own
 * `npm sbom --omit dev` leaves out what packages for developing need too, such as nodemailer here.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runMain } from './lib/failure.mjs';
import { withoutArguments } from './lib/no-arguments.mjs';
import { root } from './lib/paths.mjs';
import { sitePackages } from './lib/site-packages.mjs';

/** @typedef {import('./lib/site-packages.mjs').SitePackage} SitePackage */

const addressOf = (/** @type {string} */ name, /** @type {string} */ version) =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** @param {SitePackage} found */
function componentOf({ path, name, version, license = '', integrity, optional }) {
  const [algorithm = '', sum = ''] = integrity?.split('-') ?? [];
  const content = Buffer.from(sum, 'base64').toString('hex');
  const isExpression = /[ ()]/.test(license);
  return {
    type: 'library',
    'bom-ref': path,
    name,
    version,
    scope: optional ? 'optional' : 'required',
    ...(content === '' ? {} : { hashes: [{ alg: algorithm.toUpperCase().replace('SHA', 'SHA-'), content }] }),
    licenses: license === '' ? [] : [isExpression ? { expression: license } : { license: { id: license } }],
    purl: addressOf(name, version),
  };
}

async function main() {
  /** @type {{ name: string, version: string, dependencies: Record<string, string> }} */
  const { name, version, dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const packages = sitePackages();
  const own = { type: 'application', 'bom-ref': 'site', name, version };
  const document = {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: own },
    components: packages.map((found) => componentOf(found)),
    dependencies: [
      { ref: 'site', dependsOn: Object.keys(dependencies).map((each) => `node_modules/${each}`) },
      ...packages.map(({ path, needs }) => ({ ref: path, dependsOn: needs })),
    ],
  };
  console.log(JSON.stringify(document, null, 2));
}

const usage = `Usage: npm run -s sbom
  Every package that the built site needs, as a CycloneDX document on standard output.`;

await runMain(withoutArguments(usage, main));
