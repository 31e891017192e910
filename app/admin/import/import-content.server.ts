import { boundCollections } from '~/collections/registry.server';
import { namesOf } from '~/lib/names-of';
import { FolderPictures } from './folder-pictures.server';
import { hasInbox, importInquiries } from './import-inquiries.server';
import { importRecords } from './import-records.server';
import { readSource } from './import-source.server';
import { Tally } from './import-tally';

export interface ImportRequest {
  /** Absolute. */
  folder: string;
  /** False says what would be taken over, and changes nothing. */
  write: boolean;
  /** Hears what is begun. */
  say: (sentence: string) => void;
  /** Breaks it off between two records. */
  signal?: AbortSignal;
}

export interface ImportReport {
  lines: string[];
  /** How many records can't be taken over. */
  refused: number;
}

/**
 * Takes over the records, messages, demo requests and pictures of a folder. What is there already, by its id, stays as it
 * is, so that it can be run again, after an interruption too.
 * @throws ImportError when the folder or one of its files can't be read
 */
export async function importContent({ folder, write, say, signal }: ImportRequest): Promise<ImportReport> {
  const files = await readSource(folder);
  const descriptions = files.filter(({ table }) => table === 'uploads').flatMap(({ records }) => records);
  const pictures = await FolderPictures.in(
    folder,
    descriptions.map(({ values }) => values),
  );
  const tallies: Tally[] = [];
  const leftAlone: string[] = [];
  for (const { name, table, records } of files) {
    if (table === 'uploads') continue;
    const tally = new Tally(table);
    const collection = boundCollections.find(({ declaration }) => declaration.name === table);
    if (!collection && !hasInbox(table)) {
      leftAlone.push(name);
      continue;
    }
    say(`${name}: ${records.length} records`);
    if (collection) await importRecords(collection, records, { tally, pictures, write, signal });
    else await importInquiries(table, records, { tally, write, signal });
    tallies.push(tally);
  }
  const unshown = write ? 0 : await pictures.countUnshown();
  if (write) await pictures.storeUnshown(say, signal);
  const sum = (count: (tally: Tally) => number) => tallies.reduce((total, tally) => total + count(tally), 0);
  const taken = sum((tally) => tally.taken);
  const refused = sum((tally) => tally.refused.length);
  return {
    refused,
    lines: [
      ...tallies.flatMap((tally) => tally.lines(write)),
      ...(leftAlone.length > 0 ? [`Left alone, for no table here is called like it: ${leftAlone.join(', ')}`] : []),
      ...missingLines(pictures.missing),
      ...(unshown > 0 ? [`Pictures that no record shows, for the media library: ${unshown}`] : []),
      ...(write && pictures.count > 0 ? [`Pictures in the media library from now on: ${pictures.count}`] : []),
      ...(pictures.noPictures.length > 0 ? [`Left out, for no record shows it: ${namesOf(pictures.noPictures)}`] : []),
      endLine({ taken: taken + unshown, refused, write, isEmpty: tallies.length === 0 && pictures.isEmpty }),
    ],
  };
}

function missingLines(missing: ReadonlySet<string>): string[] {
  const [first] = missing;
  if (first === undefined) return [];
  if (missing.size === 1) return [`A picture is not in the folder and stays at its address: ${first}`];
  return [`${missing.size} pictures are not in the folder and stay at their address, such as ${first}`];
}

function endLine({
  taken,
  refused,
  write,
  isEmpty,
}: {
  taken: number;
  refused: number;
  write: boolean;
  isEmpty: boolean;
}): string {
  if (isEmpty) return 'There is no file in it that is called like a table, such as insights.json or blog_posts.csv.';
  if (write)
    return refused > 0
      ? 'Mend what could not be taken over, and run it again: what is there by now stays as it is.'
      : 'All of it is here.';
  return taken > 0
    ? 'Nothing is changed yet. Run it again with --write to take this over.'
    : 'There is nothing to take over.';
}
