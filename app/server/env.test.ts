import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseEnvironment } from './env.server';
import { readSettingsFile, secretSettings } from './settings-sources.server';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'quzones-secrets-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fileWith(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

it('A secret can come as a file, as vaults and containers hand it over', () => {
  const settings = parseEnvironment({
    DATABASE_URL_FILE: fileWith('database', 'postgresql://site:pass@db/quzones\n'),
    METRICS_TOKEN_FILE: fileWith('token', 'a token of some length\r\n'),
    SMTP_URL_FILE: '',
  });
  expect(settings.DATABASE_URL).toBe('postgresql://site:pass@db/quzones');
  expect(settings.METRICS_TOKEN).toBe('a token of some length');
  expect(settings.SMTP_URL).toBeUndefined();
});

it('A file that can not be used is named with its setting, and what is in it is not', () => {
  const parse = (settings: Record<string, string>) => () => parseEnvironment(settings);
  expect(parse({ AUTH_SECRET_FILE: join(folder, 'none') })).toThrow(
    `AUTH_SECRET_FILE names ${join(folder, 'none')}, which can't be read`,
  );
  expect(parse({ AUTH_SECRET_FILE: fileWith('empty', '\n') })).toThrow(
    `AUTH_SECRET_FILE names ${join(folder, 'empty')}, which is empty`,
  );
  expect(parse({ AUTH_SECRET: 'x'.repeat(32), AUTH_SECRET_FILE: fileWith('both', 'y'.repeat(32)) })).toThrow(
    'AUTH_SECRET and AUTH_SECRET_FILE are both set: take one of them away',
  );
  const short = { AUTH_SECRET_FILE: fileWith('short', 'opensesame'), PORT: 'none' };
  expect(parse(short)).toThrow(
    "These settings can't be used:\n  PORT must be a whole number from 0 to 65535\n  AUTH_SECRET must have at least 32 characters",
  );
  expect(parse(short)).not.toThrow('opensesame');
});

it('A number outside its range, a path in ORIGIN and half an object store are each said in one line', () => {
  const settings = { PORT: '99999', TRUST_PROXY: '11', ORIGIN: 'https://x.example.org/site', S3_BUCKET: 'pictures' };
  expect(() => parseEnvironment(settings)).toThrow(
    [
      "These settings can't be used:",
      '  PORT must be a whole number from 0 to 65535',
      '  ORIGIN must be the address visitors use and nothing behind it, such as https://www.example.com',
      '  TRUST_PROXY must be a whole number from 0 to 10',
    ].join('\n'),
  );
  expect(() => parseEnvironment({ S3_BUCKET: 'pictures' })).toThrow(
    'S3_BUCKET and S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together: set all or none',
  );
  expect(parseEnvironment({ ORIGIN: 'https://www.example.com/' }).ORIGIN).toBe('https://www.example.com');
});

it('Every setting that can not be used is one line that says what it must be', () => {
  const settings = {
    LOG_LEVEL: 'INFO',
    NODE_ENV: 'prod',
    ORIGIN: 'example.com',
    DRAIN_SECONDS: '-1',
    KEEP_AUDIT_DAYS: '90.5',
    PURGE_SECRET: 'x'.repeat(16),
    PURGE_URL: 'https://user:pass@hooks.example.com/purge',
  };
  expect(() => parseEnvironment(settings)).toThrow(
    new RegExp(
      `^${[
        "These settings can't be used:",
        '  NODE_ENV must be production, development or test',
        '  ORIGIN must be the address visitors use and nothing behind it, such as https://www.example.com',
        '  PURGE_URL must be the address of a hook, such as https://hooks.example.com/purge, without a user and a password',
        '  KEEP_AUDIT_DAYS must be a whole number from 90 to 36500',
        '  DRAIN_SECONDS must be a number of seconds from 0 to 5',
        '  LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent',
      ].join('\n')}$`,
    ),
  );
});

it('A setting of blanks is not set, instead of being 0', () => {
  expect(parseEnvironment({ PORT: ' ', FRONTS: '\t', TRUST_PROXY: '' })).toMatchObject({ PORT: 3000, TRUST_PROXY: 0 });
  expect(parseEnvironment({ FRONTS: '\t' }).FRONTS).toBeUndefined();
});

it('A .env is read where there is one, and one that can not be read is named', () => {
  expect(readSettingsFile(join(folder, 'no-env'))).toEqual({});
  expect(
    readSettingsFile(fileWith('env', '# as in the example\nPORT=4000\nMAIL_FROM="Site <a@example.com>"\n')),
  ).toEqual({
    PORT: '4000',
    MAIL_FROM: 'Site <a@example.com>',
  });
  expect(() => readSettingsFile(folder)).toThrow(
    `The settings in ${folder} can't be read: EISDIR: illegal operation on a directory, read. Let the user of the site read the file, or take it away.`,
  );
});

it('A # within a value of .env belongs to it, and one after a blank begins a comment', () => {
  const lines = [
    'ADMIN_PASSWORD=harbour-72-lamp#Kite # written down',
    'PORT=4000 # not 3000',
    'export SMTP_URL=smtp://a:b#c@mail.example.com\r',
    'MAIL_FROM="Site # one <a@example.com>" # quoted',
    "AUTH_SECRET='one#two'",
    'HOST= # none',
    'DATA_DIR=first#time',
    'DATA_DIR=second',
    'NOTE="',
    'ORIGIN=within#quotes',
    '"',
  ];
  expect(readSettingsFile(fileWith('hash', lines.join('\n')))).toEqual({
    ADMIN_PASSWORD: 'harbour-72-lamp#Kite',
    PORT: '4000',
    SMTP_URL: 'smtp://a:b#c@mail.example.com',
    MAIL_FROM: 'Site # one <a@example.com>',
    AUTH_SECRET: 'one#two',
    HOST: '',
    DATA_DIR: 'second',
    NOTE: '\nORIGIN=within#quotes\n',
  });
});

it('A token that no header could bring is refused, and not met by the first scrape', () => {
  for (const token of ['a-token-of-Kraków-2026', 'a token of 16 or more ', 'a-token\nof-two-lines-of-text']) {
    expect(() => parseEnvironment({ METRICS_TOKEN: token })).toThrow(
      'METRICS_TOKEN must be of what a header carries: letters without accents, digits and signs of ASCII, without a blank at either end',
    );
  }
  expect(parseEnvironment({ METRICS_TOKEN: 'a token, of ~16+ signs=' }).METRICS_TOKEN).toBe('a token, of ~16+ signs=');
});

it('.env.example has every setting with its default, and the README names every one', () => {
  const source = readFileSync('app/server/env.server.ts', 'utf8');
  const names = [...source.matchAll(/^ {4}([A-Z][A-Z0-9_]+): setting\(/gm)].map(([, name]) => name);
  const example = readFileSync('.env.example', 'utf8').replaceAll(/^# (?=[A-Z][A-Z0-9_]+=)/gm, '');
  const settings = readSettingsFile(fileWith('example', example));
  expect(new Set(Object.keys(settings))).toEqual(new Set(names));
  expect(parseEnvironment(settings)).toEqual(parseEnvironment({}));
  const readme = readFileSync('README.md', 'utf8');
  // The commands set it themselves.
  const toSet = names.filter((name) => name !== 'NODE_ENV');
  expect(toSet.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

it('.env.example lists what can come as a file', () => {
  const example = readFileSync('.env.example', 'utf8');
  const named = [...example.matchAll(/\b([A-Z][A-Z0-9_]+)_FILE\b/g)].map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set(secretSettings));
});
