import { Failure } from '../lib/failure.mjs';
import { fill } from './templates.mjs';

/** @typedef {import('./names.mjs').Names} Names */
/**
 * One insertion into a file. It stands at the anchor, which must be there exactly once.
 * @typedef {object} Edit
 * @property {RegExp} anchor
 * @property {string | RegExp} has the file has been edited when it contains this
 * @property {(match: string) => string} replace
 */

/** Behind the last import. Biome puts it into its place. */
const lastImport = /^(?:import .*;|} from .*;)$(?![\s\S]*^(?:import .*;|} from .*;)$)/m;

/** @param {string} line @returns {Edit} */
function importing(line) {
  return { anchor: lastImport, has: line, replace: (match) => `${match}\n${line}` };
}

/**
 * Appends to a list or an object on one line or on several.
 * @param {RegExp} opening up to its bracket @param {']' | '}'} bracket @param {string} entry
 * @returns {Edit}
 */
function appending(opening, bracket, entry) {
  const inside = `${opening.source}[^${bracket === ']' ? '\\]' : '}'}]*`;
  return {
    anchor: new RegExp(`${inside}\\${bracket};`),
    has: new RegExp(`${inside}\\b${entry}\\b`),
    replace: (match) => `${match.slice(0, -2).trimEnd().replace(/,$/, '')}, ${entry}${bracket};`,
  };
}

/**
 * What has to be written into which file, so that the collection is known everywhere.
 * @param {Names} names
 * @returns {Record<string, Edit[]>}
 */
export function registrationsOf(names) {
  const { name, plural, Plural, Single } = names;
  const folder = `./${name}/${name}`;
  return {
    'app/collections/index.ts': [
      importing(`import { ${plural} } from '${folder}';`),
      appending(/export const collections: readonly CollectionDeclaration\[\] = \[/, ']', plural),
    ],
    'app/collections/registry.server.ts': [
      importing(`import { ${plural}Records } from '${folder}.record.server';`),
      appending(/export const boundCollections: readonly BoundCollection\[\] = \[/, ']', `${plural}Records`),
    ],
    'app/admin/record-form.ts': [
      importing(`import { ${Single}Form } from '~/collections/${name}/${name}-form';`),
      appending(/export const recordForms: [^=]+ = {/, '}', `${name}: ${Single}Form`),
    ],
    'app/collections/seed.server.ts': [
      importing(`import { ${plural}Seed } from '${folder}.seed.server';`),
      importing(`import { ${plural}Table } from '${folder}.table.server';`),
      {
        anchor: /const written = \[[^\]]*\];/,
        has: `await seed${Plural}(tx)`,
        replace: (match) => `${match.slice(0, -2).trimEnd().replace(/,$/, '')}, await seed${Plural}(tx)];`,
      },
      {
        anchor: /\n}\n*$/,
        has: `async function seed${Plural}(`,
        replace: () => `\n}\n${fill('seed-function.ts', names)}`,
      },
    ],
    'tests/integration/collection-samples.ts': [
      { anchor: /\n};\n*$/, has: `\n  ${name}: {`, replace: () => `\n${fill('sample.ts', names)}};\n` },
    ],
  };
}

/**
 * Makes edits that have not been made yet.
 * @param {string} file its name, for the message
 * @param {string} text
 * @param {Edit[]} edits
 * @returns {string}
 * @throws {Failure} when the place of one is not there, or is there twice
 */
export function applyEdits(file, text, edits) {
  return edits.reduce((current, { anchor, has, replace }) => {
    if (typeof has === 'string' ? current.includes(has) : has.test(current)) return current;
    const places = [...current.matchAll(new RegExp(anchor.source, `g${anchor.flags}`))];
    if (places.length !== 1) {
      throw new Failure(
        `${file} does not look as expected: ${places.length === 0 ? 'no' : 'more than one'} place fits ${anchor}. ` +
          'Nothing was changed. Bring the file back into its shape, or teach scripts/new-collection/registrations.mjs the new one.',
      );
    }
    return current.replace(anchor, replace);
  }, text);
}
