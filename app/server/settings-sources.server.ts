import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { reasonOf } from '../lib/error-reason.ts';

/** A setting in the environment that can't be used. Its message is meant for the operator. */
export class EnvironmentError extends Error {
  readonly code = 'ENVIRONMENT_INVALID';
}

/** Not `process.loadEnvFile`, which calls a file that it may not read one that is not there. */
export function readSettingsFile(file: string): Record<string, string | undefined> {
  try {
    const text = readFileSync(file, 'utf8');
    const settings = parseEnv(text);
    return { ...settings, ...valuesWithHash(text, settings) };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw new EnvironmentError(
      `The settings in ${resolve(file)} can't be read: ${reasonOf(error)}. Let the user of the site read the file, or take it away.`,
    );
  }
}

/**
 * Values that are not in quotes and have a # in them. Node takes each for the beginning of a comment; as in a shell, and as
 * systemd reads it, only one after a blank is. Passwords have them.
 */
function valuesWithHash(text: string, cut: Record<string, string | undefined>): Record<string, string> {
  const values: Record<string, string> = {};
  for (const line of text.split(/\r?\n/)) {
    const [, name, value] = /^\s*(?:export\s+)?([^=#\s]+)\s*=[^\S\n]*([^'"`\s].*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) continue;
    // Otherwise it is a line within quotes, or another line names it once more.
    if (cut[name] === value.replace(/#.*$/, '').trim()) values[name] = value.replace(/(?:^|\s+)#.*$/, '').trim();
  }
  return values;
}

/** Settings that can also come as a file, which `<NAME>_FILE` names: how vaults, containers and systemd hand secrets over. */
export const secretSettings = [
  'DATABASE_URL',
  'AUTH_SECRET',
  'ADMIN_PASSWORD',
  'PURGE_SECRET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'METRICS_TOKEN',
] as const;

/** Settings with the secrets in place that come as files, and in a line each what is wrong with those. */
export function withSecretsFromFiles(source: Record<string, string | undefined>) {
  const settings = { ...source };
  const problems: string[] = [];
  for (const name of secretSettings) {
    const file = source[`${name}_FILE`];
    if (!file) continue;
    if (source[name]) problems.push(`${name} and ${name}_FILE are both set: take one of them away`);
    else {
      const { secret, problem } = readSecret(file);
      settings[name] = secret;
      if (problem) problems.push(`${name}_FILE ${problem}`);
    }
  }
  return { settings, problems };
}

/** Editors and vaults end a file with a line break that is no part of the secret. */
function readSecret(file: string): { secret?: string; problem?: string } {
  try {
    const secret = readFileSync(file, 'utf8').trim();
    return secret === '' ? { problem: `names ${file}, which is empty` } : { secret };
  } catch (error) {
    return { problem: `names ${file}, which can't be read: ${error instanceof Error ? error.message : String(error)}` };
  }
}
