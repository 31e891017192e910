import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

interface Account {
  uid: number;
  gid: number;
}

/** The folder of `initdb` and `postgres`. @throws Error with one sentence when there is none */
export function findBinaries(): string {
  const candidates = [
    process.env.QUZONES_PG_BIN,
    ...debianFolders(),
    pgConfigFolder(),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  const found = candidates.find(
    (folder) => folder && isExecutable(join(folder, 'initdb')) && isExecutable(join(folder, 'postgres')),
  );
  if (!found)
    throw new Error('No PostgreSQL binaries were found: install PostgreSQL 15 or later, or set QUZONES_PG_BIN.');
  return found;
}

/** The newest version first. */
function debianFolders(): string[] {
  const parent = '/usr/lib/postgresql';
  if (!existsSync(parent)) return [];
  const versions = readdirSync(parent).sort((left, right) => Number(right) - Number(left));
  return versions.map((version) => join(parent, version, 'bin'));
}

function pgConfigFolder(): string | undefined {
  try {
    return execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return undefined;
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** PostgreSQL refuses to run as root, so root hands it to another account; anybody else runs it as themselves. */
export function serverAccount(): Account | undefined {
  if (userInfo().uid !== 0) return undefined;
  return account('postgres') ?? account('nobody');
}

function account(name: string): Account | undefined {
  try {
    const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

/** A temporary folder that the other account can reach, short enough for a socket's path (107 bytes in all). */
export function temporaryParent(other: Account | undefined): string {
  const folders = [tmpdir(), '/tmp', '/var/tmp', '/dev/shm'];
  const usable = folders.find((folder) => folder.length < 60 && existsSync(folder) && (!other || isOpenToAll(folder)));
  return usable ?? tmpdir();
}

function isOpenToAll(folder: string): boolean {
  const isTraversable = (statSync(folder).mode & 0o001) !== 0;
  return isTraversable && (dirname(folder) === folder || isOpenToAll(dirname(folder)));
}
