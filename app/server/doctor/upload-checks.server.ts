import { inArray } from 'drizzle-orm';
import { orm } from '~/db/client.server';
import { namesOf } from '~/lib/names-of';
import { buckets, pictureFileNames, readPicturePath } from '~/lib/pictures';
import { ObjectStoreError } from '../uploads/kept-files.server';
import { findLeftovers, type Leftovers, mendUploads } from '../uploads/mend-uploads.server';
import { objectStore, uploadStore } from '../uploads/upload-store.server';
import { uploads } from '../uploads/uploads.table.server';
import type { Observation } from './finding';
import type { Check, OpenCheckup } from './run-checks.server';

export const uploadChecks: readonly Check[] = [
  { group: 'Pictures', name: 'Object store', needs: 'nothing', look: lookAtStore },
  { group: 'Pictures', name: 'Missing files', needs: 'tables', look: lookForMissing },
  { group: 'Pictures', name: 'Orphan files', needs: 'tables', look: lookForOrphans },
];

async function lookAtStore(): Promise<Observation[]> {
  const store = await objectStore();
  if (!store) return [{ state: 'ok', sentence: 'None is set: pictures are on the disk.' }];
  try {
    await store.check();
  } catch (error) {
    if (!(error instanceof ObjectStoreError)) throw error;
    const advice =
      'See that it runs, and that S3_ENDPOINT, S3_BUCKET and the keys are right. Nobody can upload meanwhile.';
    return [{ state: 'wrong', sentence: error.message, advice }];
  }
  return [{ state: 'ok', sentence: 'It answers, and its bucket can be listed.' }];
}

/** Files that rows promise and that are not there. */
async function lookForMissing(): Promise<Observation[]> {
  const rows = await orm().select({ id: uploads.id, path: uploads.path }).from(uploads);
  const store = await uploadStore();
  const kept = new Set<string>();
  for (const bucket of buckets) for (const { name } of await store.list(bucket)) kept.add(`${bucket}/${name}`);
  const lacking = rows.flatMap(({ id, path }) => {
    const bucket = readPicturePath(path)?.bucket ?? '';
    return pictureFileNames(path)
      .filter((file) => !kept.has(`${bucket}/${file}`))
      .map((file) => ({ id, name: `${bucket}/${file}` }));
  });
  const missing = lacking.length === 0 ? [] : await stillThere(lacking);
  if (missing.length === 0) {
    return [
      { state: 'ok', sentence: rows.length === 0 ? 'There are no pictures.' : 'Every picture has all its files.' },
    ];
  }
  return [
    {
      state: 'wrong',
      sentence: `${filesOf(missing.length)} missing: ${namesOf(missing)}.`,
      advice:
        'Take them from a backup (it is a tar of uploads/…), or replace or delete the pictures in Media, /admin/media.',
    },
  ];
}

/** Whose row is still there: a picture that was deleted meanwhile lacks its files rightly. */
async function stillThere(lacking: { id: string; name: string }[]): Promise<string[]> {
  const ids = [...new Set(lacking.map(({ id }) => id))];
  const rows = await orm().select({ id: uploads.id }).from(uploads).where(inArray(uploads.id, ids));
  const present = new Set(rows.map(({ id }) => id));
  return lacking.filter(({ id }) => present.has(id)).map(({ name }) => name);
}

async function lookForOrphans({ mayMend }: OpenCheckup): Promise<Observation[]> {
  const found = await findLeftovers();
  const names = found.pictures.flatMap(({ bucket, files }) => files.map(({ name }) => `${bucket}/${name}`));
  if (found.areMostUnknown) {
    return [
      {
        state: 'wrong',
        sentence: `Most uploaded pictures are unknown to this database: ${namesOf(names)}.`,
        advice:
          'Look whether DATA_DIR or S3_… and the database belong together. Nothing is removed as long as it is so.',
      },
    ];
  }
  const count = names.length + found.unfinished;
  if (count === 0) return [{ state: 'ok', sentence: 'None that are older than an hour.' }];
  const noted: Observation = { state: 'warning', sentence: orphanSentence(found, names) };
  if (!mayMend)
    return [{ ...noted, mendable: `Removes ${count === 1 ? 'it' : 'them'}; the next start of the site does so too.` }];
  return [{ ...noted, state: 'ok', mended: `${filesOf(await mendUploads(), 'removed')}.` }];
}

function orphanSentence({ unfinished }: Leftovers, names: readonly string[]): string {
  return [
    names.length > 0 ? `${filesOf(names.length)} of no picture that anything knows: ${namesOf(names)}.` : '',
    unfinished > 0 ? `${filesOf(unfinished)} half-written by interrupted uploads.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** "1 file is", "3 files are"; or with another word than is and are. */
function filesOf(count: number, word = count === 1 ? 'is' : 'are'): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'file' : 'files'} ${word}`;
}
