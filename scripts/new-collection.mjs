/**
 * `npm run new:collection -- research_notes --singular "research note"`: writes a collection with everything that one
 * has, registers it and generates its migration. docs/add-a-collection.md says what to do with it.
 */
import { Failure, runMain } from './lib/failure.mjs';
import { root } from './lib/paths.mjs';
import { underProjectNode } from './lib/project-node.mjs';
import { readArguments } from './lib/read-arguments.mjs';

/** @typedef {import('./new-collection/names.mjs').Names} Names */

const usage = `Usage: npm run new:collection -- research_notes [options]
  --singular "research note"       one record, in words (default: the name without its s)
  --tab research-notes             the path below /admin and of the public page (default: the name with hyphens)
  --label "Notes"                  what the tab says (default: the name in words)
  --editor dialog|inline-card      where a record is edited (default: dialog)`;

const options = /** @type {const} */ ({
  singular: { type: 'string' },
  tab: { type: 'string' },
  label: { type: 'string' },
  editor: { type: 'string' },
  help: { type: 'boolean' },
});

/** @param {Names} names @param {string} migration */
function nextSteps({ name, tab, words }, migration) {
  return `Created app/collections/${name} and migrations/${migration}; the tab is /admin/${tab}. What to do next:
1. Fields: change declaration, table, record and form in app/collections/${name} together; the compiler keeps them so.
2. Table: until it is committed, generate migrations/${migration} anew after each change; docs/add-a-collection.md has the line.
3. Public page: ${words} have none at /${tab} yet; docs/add-a-collection.md shows how to write it.
4. Check: npm test -- format lint types integration`;
}

async function main() {
  const { values, positionals } = readArguments(usage, { options, allowPositionals: true });
  const [name, ...more] = positionals;
  if (values.help) return console.log(usage);
  if (name === undefined || more.length > 0) throw new Failure(`Name one collection.\n${usage}`);
  // Loaded here, not above: they need the project's Node.
  const { namesOf } = await import('./new-collection/names.mjs');
  const { createCollection } = await import('./new-collection/create.mjs');
  const names = namesOf(name, values);
  const { migration, others } = await createCollection(root, names);
  console.log(nextSteps(names, migration));
  if (others.length === 0) return;
  console.log(`Mind: the migration also changes ${others.join(', ')}, whose own migration had not been generated.`);
}

await runMain(() => underProjectNode(import.meta.url, main));
