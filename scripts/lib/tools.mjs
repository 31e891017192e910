import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const BROWSER_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const OLDEST_POSTGRES = 15;

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} name @returns {string | null} */
function findInPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, name)).find(isProgram) ?? null;
}

/** @param {string} folder @returns {string[]} names, newest version first */
function listNewestFirst(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
}

/** @returns {string | null} */
function findPlaywrightBrowser() {
  const caches = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
  ];
  const programs = [
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  ];
  for (const cache of caches) {
    if (!cache) continue;
    for (const version of listNewestFirst(cache).filter((name) => name.startsWith('chromium-'))) {
      const found = programs.map((program) => join(cache, version, program)).find(isProgram);
      if (found) return found;
    }
  }
  return null;
}

/**
 * A Chromium that is on this machine: CHROMIUM_PATH, then PATH, then Playwright's downloads.
 * @returns {string | null} the program
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return isProgram(named) ? named : null;
  for (const name of BROWSER_NAMES) {
    const found = findInPath(name);
    if (found) return found;
  }
  return findPlaywrightBrowser();
}

/** @param {string} folder */
function hasPostgresServer(folder) {
  return isProgram(join(folder, 'initdb')) && isProgram(join(folder, 'postgres'));
}

/** @returns {string[]} */
function askPgConfig() {
  const program = findInPath('pg_config');
  if (program === null) return [];
  try {
    return [execFileSync(program, ['--bindir'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()];
  } catch {
    return [];
  }
}

/**
 * The folder of PostgreSQL's server programs: QUZONES_PG_BIN, Debian's folders (15 or newer), pg_config, PATH.
 * @returns {string | null}
 */
export function findPostgresFolder() {
  const named = process.env.QUZONES_PG_BIN;
  if (named) return hasPostgresServer(named) ? named : null;
  const debian = '/usr/lib/postgresql';
  const versions = listNewestFirst(debian).filter((version) => Number(version) >= OLDEST_POSTGRES);
  const candidates = [...versions.map((version) => join(debian, version, 'bin')), ...askPgConfig()];
  const inPath = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...candidates, ...inPath].find(hasPostgresServer) ?? null;
}

/**
 * The web server nginx, which the tests put in front of several processes: QUZONES_NGINX, PATH, the folders of servers.
 * @returns {string | null} the program
 */
export function findNginx() {
  const named = process.env.QUZONES_NGINX;
  if (named) return isProgram(named) ? named : null;
  // Servers lie in sbin, which ordinary users do not have in their PATH.
  return findInPath('nginx') ?? ['/usr/local/sbin/nginx', '/usr/sbin/nginx'].find(isProgram) ?? null;
}

/**
 * A Python that has OpenStack Swift, the object store that the tests run: QUZONES_SWIFT_PYTHON, Debian's own, PATH.
 * @returns {string | null} the program
 */
export function findSwiftPython() {
  const named = process.env.QUZONES_SWIFT_PYTHON;
  const candidates = named ? [named] : ['/usr/bin/python3', findInPath('python3')];
  return candidates.find((program) => program !== null && isProgram(program) && hasSwift(program)) ?? null;
}

/**
 * The library of faketime, which gives a process of the tests a clock of its own: QUZONES_FAKETIME, the folders of libraries.
 * @returns {string | null} the file
 */
export function findFaketime() {
  const named = process.env.QUZONES_FAKETIME;
  if (named) return existsSync(named) ? named : null;
  const debian = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/faketime`);
  const folders = [...debian, '/usr/lib/faketime', '/usr/lib64/faketime', '/usr/local/lib/faketime'];
  return folders.map((folder) => join(folder, 'libfaketime.so.1')).find((file) => existsSync(file)) ?? null;
}

/** @param {string} python */
function hasSwift(python) {
  const modules = ['swift.account', 'swift.container', 'swift.obj', 'swift.proxy', 'swift.common.middleware.s3api'];
  const look = modules.map((name) => `importlib.util.find_spec(${JSON.stringify(name)})`).join(' and ');
  try {
    execFileSync(python, ['-c', `import importlib.util, sys; sys.exit(0 if ${look} else 1)`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
