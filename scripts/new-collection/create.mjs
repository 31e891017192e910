import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Failure } from '../lib/failure.mjs';
import { runToEnd } from '../lib/processes.mjs';
import { toolEnvironment } from '../lib/project-node.mjs';
import { applyEdits, registrationsOf } from './registrations.mjs';
import { refuseTaken } from './taken.mjs';
import { newFilesOf } from './templates.mjs';

/** @typedef {import('./names.mjs').Names} Names */
/** @typedef {{ created: Record<string, string>, edited: Record<string, string>, before: Record<string, string> }} Plan */

/** Every text that will be written; nothing is written yet. @param {string} root @param {Names} names @returns {Plan} */
function plan(root, names) {
  /** @type {Record<string, string>} */
  const before = {};
  /** @type {Record<string, string>} */
  const edited = {};
  for (const [file, edits] of Object.entries(registrationsOf(names))) {
    const path = join(root, file);
    if (!existsSync(path)) throw new Failure(`${file} is missing: a collection is registered there.`);
    before[file] = readFileSync(path, 'utf8');
    edited[file] = applyEdits(file, before[file], edits);
  }
  return { created: newFilesOf(names), edited, before };
}

/** @param {string} root @param {Record<string, string>} files */
async function writeFiles(root, files) {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
}

/** @param {string} root */
const migrationsIn = (root) => readdirSync(join(root, 'migrations')).filter((file) => file.endsWith('.sql'));

/** @param {string} root @param {string} tool below node_modules @param {string[]} args @param {string} doing */
async function run(root, tool, args, doing) {
  const command = [join(root, 'node_modules', tool), ...args];
  const { code, output } = await runToEnd(process.execPath, command, { cwd: root, env: toolEnvironment() });
  if (code === 0) return;
  console.error(output.trimEnd());
  throw new Failure(`${doing} failed; what it said is above. Everything is as it was before.`);
}

/** @param {string} root @param {Names} names @returns {Promise<string>} its file */
async function generateMigration(root, names) {
  const known = migrationsIn(root);
  const args = ['generate', '--name', names.name];
  await run(root, 'drizzle-kit/bin.cjs', args, 'Generating the migration');
  const made = migrationsIn(root).find((file) => !known.includes(file));
  if (!made) throw new Failure('The table made no migration: drizzle.config.ts does not find it. Nothing was changed.');
  return made;
}

/** Other tables that a migration changes, too: somebody had not generated theirs. @param {string} sql @param {string} name */
function otherTables(sql, name) {
  const tables = [...sql.matchAll(/\b(?:CREATE TABLE|ALTER TABLE|DROP TABLE|ON) "([^"]+)"/g)].map(
    (match) => match[1] ?? '',
  );
  return [...new Set(tables)].filter((table) => table !== name);
}

/** @param {string} root @param {Names} names @param {Plan} planned @param {string[]} known migrations there were */
async function undo(root, names, planned, known) {
  await rm(join(root, 'app/collections', names.name), { recursive: true, force: true });
  await writeFiles(root, planned.before);
  for (const file of migrationsIn(root)) {
    if (known.includes(file)) continue;
    await rm(join(root, 'migrations', file));
    await rm(join(root, 'migrations/meta', `${file.slice(0, 4)}_snapshot.json`), { force: true });
  }
}

/**
 * Writes a collection, registers it, formats it and generates its migration. What fails leaves nothing behind.
 * @param {string} root project folder
 * @param {Names} names
 * @returns {Promise<{ migration: string, others: string[] }>} others: tables that its migration changes, too
 * @throws {Failure}
 */
export async function createCollection(root, names) {
  refuseTaken(root, names);
  const planned = plan(root, names);
  const journal = 'migrations/meta/_journal.json';
  planned.before[journal] = readFileSync(join(root, journal), 'utf8');
  const known = migrationsIn(root);
  try {
    await writeFiles(root, { ...planned.created, ...planned.edited });
    const written = [...Object.keys(planned.created), ...Object.keys(planned.edited)];
    const formatted = written.filter((file) => !file.endsWith('.html'));
    await run(root, '@biomejs/biome/bin/biome', ['check', '--write', ...formatted], 'Formatting');
    const migration = await generateMigration(root, names);
    const sql = readFileSync(join(root, 'migrations', migration), 'utf8');
    return { migration, others: otherTables(sql, names.name) };
  } catch (error) {
    await undo(root, names, planned, known);
    throw error;
  }
}
