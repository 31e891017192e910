import { tmpdir } from 'node:os';
import { serveArguments, serveCommand, serveSettings } from '../lib/serve-command.mjs';
import { findFreePort, startBackground, untilAnswers } from './background.mjs';

/** The administrator of the site that is measured; it lives as long as its temporary folder. */
export const administrator = { email: 'bench@quzones.test', password: 'a password for measurements only' };

/**
 * @typedef {object} Site
 * @property {string} url without a slash at the end
 * @property {number} pid
 * @property {number} startMs from starting the process to the first 200 on /readyz
 * @property {() => string} output
 * @property {() => Promise<void>} stop
 */

/**
 * @param {string} dataDirectory
 * @param {number} port
 * @param {Record<string, string>} settings
 * @returns {NodeJS.ProcessEnv} nothing of the person's own settings
 */
function siteEnvironment(dataDirectory, port, settings) {
  const { PATH, HOME, TMPDIR = tmpdir() } = process.env;
  return {
    PATH,
    HOME,
    TMPDIR,
    ...serveSettings,
    NODE_ENV: 'production',
    // Empty, so that a .env file of the project does not reach the measurement.
    DATABASE_URL: '',
    ORIGIN: '',
    AUTH_SECRET: '',
    TRUST_PROXY: '',
    SMTP_URL: '',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDirectory,
    LOG_LEVEL: 'warn',
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    ...settings,
  };
}

/**
 * Starts the built site on a free port of 127.0.0.1 and waits until it is ready.
 * @param {string} dataDirectory
 * @param {Record<string, string>} [settings] of the site; without them it runs on its embedded database
 * @returns {Promise<Site>}
 */
export async function startSite(dataDirectory, settings = {}) {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const program = startBackground(serveCommand, serveArguments, siteEnvironment(dataDirectory, port, settings));
  await untilAnswers(program, `${url}/readyz`);
  return { url, pid: program.pid, startMs: performance.now() - began, output: program.output, stop: program.stop };
}
