import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { runToEnd } from './processes.mjs';
import { withProgress } from './progress.mjs';
import { toolEnvironment } from './project-node.mjs';
import { findChromium, findFaketime, findNginx, findPostgresFolder, findSwiftPython } from './tools.mjs';

/** @returns {boolean} whether this process may install Debian packages */
function canUseApt() {
  if (process.getuid?.() !== 0) return false;
  try {
    return /^(?:ID|ID_LIKE)=.*\b(?:debian|ubuntu)\b/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

/** @param {string[]} names @returns {Promise<void>} */
async function installDebianPackages(...names) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runToEnd('apt-get', ['update', '-qq'], { env });
  const { code, output } = await runToEnd('apt-get', ['install', '-y', '--no-install-recommends', ...names], { env });
  if (code !== 0) console.error(output.trimEnd().split('\n').slice(-5).join('\n'));
}

async function installPlaywrightBrowser() {
  const cli = join(root, 'node_modules/playwright-core/cli.js');
  await runToEnd(process.execPath, [cli, 'install', 'chromium'], { env: toolEnvironment() });
}

/** @param {string} program */
async function runs(program) {
  return (await runToEnd(program, ['--version'])).code === 0;
}

async function usableChromium() {
  const found = findChromium();
  // Ubuntu's package is a pointer to a snap, which is no browser where snaps cannot run.
  return found !== null && (await runs(found)) ? found : null;
}

/**
 * Finds a Chromium, installing one where that is possible.
 * @returns {Promise<{ found: string } | { missing: string }>} missing is a sentence for the person
 */
export async function ensureChromium() {
  let found = await usableChromium();
  if (found === null && process.env.CHROMIUM_PATH) {
    return { missing: `CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which is not a browser that runs.` };
  }
  if (found === null && canUseApt()) {
    await withProgress('Installing the Debian package chromium', () => installDebianPackages('chromium'));
    found = await usableChromium();
  }
  if (found === null) {
    await withProgress("Downloading Playwright's Chromium", installPlaywrightBrowser);
    found = await usableChromium();
  }
  if (found !== null) return { found };
  return {
    missing: 'Chromium was not found and could not be installed: install the package `chromium` or set CHROMIUM_PATH.',
  };
}

/**
 * Finds PostgreSQL's server programs, installing them where that is possible.
 * @returns {Promise<{ found: string } | { missing: string }>} found is their folder, missing a sentence for the person
 */
export async function ensurePostgres() {
  let found = findPostgresFolder();
  if (found === null && process.env.QUZONES_PG_BIN) {
    return { missing: `QUZONES_PG_BIN names ${process.env.QUZONES_PG_BIN}, which holds no PostgreSQL server.` };
  }
  if (found === null && canUseApt()) {
    await withProgress('Installing the Debian package postgresql', () => installDebianPackages('postgresql'));
    found = findPostgresFolder();
  }
  if (found !== null) return { found };
  return {
    missing:
      'A PostgreSQL server (15 or newer) was not found: install the package `postgresql` or set QUZONES_PG_BIN to its bin folder.',
  };
}

/**
 * Finds nginx, installing it where that is possible.
 * @returns {Promise<{ found: string } | { missing: string }>}
 */
export async function ensureNginx() {
  let found = findNginx();
  if (found === null && process.env.QUZONES_NGINX) {
    return { missing: `QUZONES_NGINX names ${process.env.QUZONES_NGINX}, which is no program.` };
  }
  if (found === null && canUseApt()) {
    await withProgress('Installing the Debian package nginx', () => installDebianPackages('nginx'));
    found = findNginx();
  }
  if (found !== null) return { found };
  return { missing: 'nginx was not found: install the package `nginx` or set QUZONES_NGINX to the program.' };
}

/**
 * Finds the library of faketime, installing it where that is possible.
 * @returns {Promise<{ found: string } | { missing: string }>}
 */
export async function ensureFaketime() {
  let found = findFaketime();
  if (found === null && process.env.QUZONES_FAKETIME) {
    return { missing: `QUZONES_FAKETIME names ${process.env.QUZONES_FAKETIME}, which is no file.` };
  }
  if (found === null && canUseApt()) {
    await withProgress('Installing the Debian package faketime', () => installDebianPackages('faketime'));
    found = findFaketime();
  }
  if (found !== null) return { found };
  return {
    missing: 'faketime was not found: install the package `faketime` or set QUZONES_FAKETIME to libfaketime.so.1.',
  };
}

const swiftPackages = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object'];

/**
 * Finds a Python with OpenStack Swift, the object store of the tests, installing it where that is possible.
 * @returns {Promise<{ found: string } | { missing: string }>}
 */
export async function ensureSwift() {
  let found = findSwiftPython();
  if (found === null && process.env.QUZONES_SWIFT_PYTHON) {
    return { missing: `QUZONES_SWIFT_PYTHON names ${process.env.QUZONES_SWIFT_PYTHON}, which has no OpenStack Swift.` };
  }
  if (found === null && canUseApt()) {
    await withProgress('Installing the object store OpenStack Swift', () => installDebianPackages(...swiftPackages));
    found = findSwiftPython();
  }
  if (found !== null) return { found };
  return {
    missing: `OpenStack Swift, the object store of the tests, was not found: install the packages ${swiftPackages.join(', ')}.`,
  };
}
