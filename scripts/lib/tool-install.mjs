import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { runToEnd } from './processes.mjs';
import { withProgress } from './progress.mjs';
import { toolEnvironment } from './project-node.mjs';
import { findChromium, findPostgresFolder } from './tools.mjs';

/** @returns {boolean} whether this process may install Debian packages */
function canUseApt() {
  if (process.getuid?.() !== 0) return false;
  try {
    return /^(?:ID|ID_LIKE)=.*\b(?:debian|ubuntu)\b/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

/** @param {string} name @returns {Promise<void>} */
async function installDebianPackage(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runToEnd('apt-get', ['update', '-qq'], { env });
  const { code, output } = await runToEnd('apt-get', ['install', '-y', '--no-install-recommends', name], { env });
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
    await withProgress('Installing the Debian package chromium', () => installDebianPackage('chromium'));
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
    await withProgress('Installing the Debian package postgresql', () => installDebianPackage('postgresql'));
    found = findPostgresFolder();
  }
  if (found !== null) return { found };
  return {
    missing:
      'A PostgreSQL server (15 or newer) was not found: install the package `postgresql` or set QUZONES_PG_BIN to its bin folder.',
  };
}
