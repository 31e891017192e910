import { readdir, unlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { dayMs } from '~/lib/durations';
import { environment } from '../env.server';

const fileName = /^\.?(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z)-([\da-f-]{36})\.eml$/;

/** Where mails are written as files while no mail server is set. */
export function keptMailsDirectory(): string {
  return join(resolve(environment().DATA_DIR), 'mail');
}

export function keptMailName({ id, createdAt }: { id: string; createdAt: Date }): string {
  return `${createdAt.toISOString().replaceAll(':', '-')}-${id}.eml`;
}

/** Takes the files of these mails away: a mail that was erased must not be left in a folder. */
export function removeKeptMails(directory: string, ids: readonly string[]): Promise<number> {
  const gone = new Set(ids);
  return gone.size === 0 ? Promise.resolve(0) : removeWhere(directory, (_createdAt, id) => gone.has(id));
}

/** Takes the files away of mails older than so many days; how many there were. */
export function removeOldKeptMails(directory: string, days: number): Promise<number> {
  const oldest = Date.now() - days * dayMs;
  return removeWhere(directory, (createdAt) => createdAt.getTime() < oldest);
}

async function removeWhere(directory: string, isGone: (createdAt: Date, id: string) => boolean): Promise<number> {
  let removed = 0;
  for (const name of await namesIn(directory)) {
    const [, time = '', id = ''] = fileName.exec(name) ?? [];
    if (id === '' || !isGone(new Date(time.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:')), id)) continue;
    await unlink(join(directory, name)).catch(ignoreMissing);
    removed += 1;
  }
  return removed;
}

async function namesIn(directory: string): Promise<string[]> {
  try {
    return await readdir(directory);
  } catch (error) {
    ignoreMissing(error);
    return [];
  }
}

/** With a mail server there is no such folder; and another process may be at the same. */
function ignoreMissing(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}
