import type { Executor } from '../../db/database-handle.server.ts';
import { type Migration, writeMigrations } from '../../db/migrate.server.ts';
import { compareDigests, digestTables, speakPlainly } from '../../db/transfer/read-tables.server.ts';
import { listTables, readSequences } from '../../db/transfer/table-facts.server.ts';
import { TableWriter } from '../../db/transfer/write-tables.server.ts';
import { readArchive } from './archive-reader.server.ts';
import { ArchiveError, type Manifest, tableOfEntry } from './manifest.server.ts';

/**
 * Of this program's migrations, those that an archive's database had.
 * @throws ArchiveError if it had others: made by a newer version, or by one that was changed
 */
export function migrationsOfArchive(manifest: Pick<Manifest, 'migrations'>, known: readonly Migration[]): Migration[] {
  return manifest.migrations.map(({ when, hash }, index) => {
    const migration = known[index];
    if (migration?.when === when && migration.hash === hash) return migration;
    const isNewer = manifest.migrations.length > known.length && migration === undefined;
    throw new ArchiveError(
      isNewer
        ? 'The backup was made by a newer version of the program. Restore it with that version or a later one.'
        : `The backup was made by another program: its migration ${index + 1} is not this one's${migration ? ` (${migration.tag})` : ''}.`,
    );
  });
}

/**
 * Makes the tables of an archive in a database without any, fills them, and compares what is there afterwards with what
 * was in the database that the archive was made of. Only within a transaction, whose end is the caller's business.
 * @throws ArchiveError if the archive is damaged or a table differs
 */
export async function loadArchive(
  tx: Executor,
  {
    path,
    manifest,
    known,
    say,
  }: { path: string; manifest: Manifest; known: readonly Migration[]; say: (sentence: string) => void },
): Promise<void> {
  await writeMigrations(tx, migrationsOfArchive(manifest, known));
  await speakPlainly(tx);
  const tables = await listTables(tx);
  const writer = new TableWriter(tx, tables);
  await writer.begin();
  let rows = 0;
  let saidAt = 0;
  await readArchive(path, async (entry) => {
    const table = tableOfEntry(entry.name);
    if (table === null) return;
    const text = await entry.text();
    await writer.write(table, text);
    rows += text.split('\n').length - 1;
    if (rows - saidAt < 20_000) return;
    saidAt = rows;
    say(`${rows} rows written.`);
  });
  await writer.finish(manifest.sequences);
  const compared = tables.filter(({ name }) => manifest.tables[name]);
  const differences = compareDigests(manifest.tables, await digestTables(tx, compared));
  const sequences = await readSequences(tx);
  for (const [name, state] of Object.entries(manifest.sequences)) {
    if (sequences[name]?.lastValue !== state.lastValue)
      differences.push(`Sequence ${name} does not stand where it stood.`);
  }
  if (differences.length > 0) {
    throw new ArchiveError(`What was restored is not what was backed up. ${differences.join(' ')}`);
  }
}
