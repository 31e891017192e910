import { keptFor } from '../lib/kept-for.ts';
import { isMailAddress, isMailSender, mailAddressList } from '../lib/mail-address.ts';
import { z } from '../lib/zod.ts';
import { EnvironmentError, readSettingsFile, withSecretsFromFiles } from './settings-sources.server.ts';

/** Blanks too: as a number they would be 0. */
const emptyAsUnset = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value);
const setting = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(emptyAsUnset, schema);

const originForm = 'must be the address visitors use and nothing behind it, such as https://www.example.com';

function wholeNumber(least: number, most: number) {
  const range = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number(range).int(range).min(least, range).max(most, range);
}

/** The address of something that is asked by `fetch`, which takes no user and password in it. */
function askedAddress(form: string) {
  return z
    .url({ protocol: /^https?$/, error: form, abort: true })
    .refine((value) => !/^[^/]+:\/\/[^/?#]*@/.test(value), `${form}, without a user and a password`)
    .optional();
}

/** A number of days; the privacy policy promises that it is no more than `most`, which is also the default. */
function daysUpTo(least: number, most: number) {
  const range = `must be a number of days from ${least} to ${most}, the longest that the privacy policy promises`;
  return z.coerce.number(range).int(range).min(least, range).max(most, range).default(most);
}

const drainRange = 'must be a number of seconds from 0 to 5';

const environmentSchema = z
  .object({
    NODE_ENV: setting(
      z.enum(['development', 'production', 'test'], 'must be production, development or test').default('production'),
    ),
    HOST: setting(z.string().default('127.0.0.1')),
    PORT: setting(wholeNumber(0, 65_535).default(3000)),
    ORIGIN: setting(
      z
        .url({ protocol: /^https?$/, error: originForm, abort: true })
        .refine((value) => /^[^/]+:\/\/[^/?#@]+\/?$/.test(value), originForm)
        .transform((value) => new URL(value).origin)
        .optional(),
    ),
    DATA_DIR: setting(z.string().default('data')),
    DATABASE_URL: setting(
      z
        .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgresql://user:password@host:5432/database' })
        .optional(),
    ),
    AUTH_SECRET: setting(z.string().min(32, 'must have at least 32 characters').optional()),
    ADMIN_EMAIL: setting(z.email('must be an e-mail address').optional()),
    ADMIN_PASSWORD: setting(
      z.string().min(8, 'must have at least 8 characters').max(128, 'must have at most 128 characters').optional(),
    ),
    REQUIRE_SECOND_FACTOR: setting(z.enum(['off', 'admins', 'all'], 'must be off, admins or all').default('off')),
    TRUST_PROXY: setting(wholeNumber(0, 10).default(0)),
    PROOF_OF_WORK: setting(z.enum(['on', 'off'], 'must be on or off').default('off')),
    CDN_MAX_AGE: setting(wholeNumber(0, 31_536_000).default(0)),
    PURGE_URL: setting(askedAddress('must be the address of a hook, such as https://hooks.example.com/purge')),
    PURGE_SECRET: setting(z.string().min(16, 'must have at least 16 characters').optional()),
    S3_ENDPOINT: setting(askedAddress('must be the address of the store, such as https://s3.example.com')),
    S3_BUCKET: setting(
      z
        .string()
        .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket: 3 to 63 of a-z, 0-9, dots, hyphens')
        .optional(),
    ),
    S3_REGION: setting(z.string().default('us-east-1')),
    S3_ACCESS_KEY_ID: setting(z.string().optional()),
    S3_SECRET_ACCESS_KEY: setting(z.string().optional()),
    S3_PATH_STYLE: setting(z.enum(['yes', 'no'], 'must be yes or no').default('yes')),
    SMTP_URL: setting(
      z
        .url({
          protocol: /^smtps?$/,
          hostname: /./,
          error: 'must look like smtp://user:password@host:587 or smtps://user:password@host',
        })
        .optional(),
    ),
    MAIL_FROM: setting(
      z
        .string()
        .refine(isMailSender, 'must be an address such as hello@example.com or Example <hello@example.com>')
        .optional(),
    ),
    MAIL_TO: setting(
      z
        .string()
        .transform(mailAddressList)
        .refine(
          (list) => list.length > 0 && list.length <= 20,
          'must be one address or up to 20, with commas between them',
        )
        .refine(
          (list) => list.every(isMailAddress),
          'must be addresses such as sales@example.com, with commas between them',
        )
        .optional(),
    ),
    KEEP_MESSAGES_DAYS: setting(daysUpTo(30, keptFor.inquiries.days)),
    KEEP_MAILS_DAYS: setting(daysUpTo(7, keptFor.mails.days)),
    KEEP_PAGE_VIEWS_DAYS: setting(daysUpTo(1, keptFor.pageViews.days)),
    KEEP_AUDIT_DAYS: setting(wholeNumber(90, 36_500).optional()),
    COUNTRY_HEADER: setting(
      z
        .string()
        .regex(/^[A-Za-z0-9-]{1,60}$/, 'must be the name of a header, such as CF-IPCountry')
        .transform((name) => name.toLowerCase())
        .optional(),
    ),
    FRONTS: setting(wholeNumber(0, 64).optional()),
    OTEL_EXPORTER_OTLP_ENDPOINT: setting(
      z
        .url({ protocol: /^https?$/, error: 'must be the address of a collector, such as http://127.0.0.1:4318' })
        .optional(),
    ),
    OTEL_SERVICE_NAME: setting(z.string().max(100, 'must have at most 100 characters').default('quzones')),
    METRICS_TOKEN: setting(
      z
        .string()
        .min(16, 'must have at least 16 characters')
        .regex(
          /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/,
          'must be of what a header carries: letters without accents, digits and signs of ASCII, without a blank at either end',
        )
        .optional(),
    ),
    DRAIN_SECONDS: setting(z.coerce.number(drainRange).min(0, drainRange).max(5, drainRange).default(0)),
    BACKUP_DIR: setting(z.string().optional()),
    BACKUP_AT: setting(
      z
        .string()
        .transform((value) => value.split(',').map((time) => time.trim()))
        .refine(
          (times) => times.length <= 24 && times.every((time) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time)),
          'must be times of day in UTC such as 03:30, with commas between them',
        )
        .optional(),
    ),
    BACKUP_KEEP: setting(wholeNumber(1, 1000).default(7)),
    BACKUP_BEFORE_UPGRADE: setting(z.enum(['on', 'off'], 'must be on or off').default('on')),
    LOG_LEVEL: setting(
      z
        .enum(
          ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
          'must be fatal, error, warn, info, debug, trace or silent',
        )
        .default('info'),
    ),
  })
  .refine((env) => Boolean(env.ADMIN_EMAIL) === Boolean(env.ADMIN_PASSWORD), {
    path: ['ADMIN_EMAIL'],
    error: 'and ADMIN_PASSWORD go together: set both or neither',
  })
  .refine((env) => Boolean(env.PURGE_URL) === Boolean(env.PURGE_SECRET), {
    path: ['PURGE_URL'],
    error: 'and PURGE_SECRET go together: set both or neither',
  })
  .refine(
    (env) => {
      const set = [env.S3_BUCKET, env.S3_ENDPOINT, env.S3_ACCESS_KEY_ID, env.S3_SECRET_ACCESS_KEY].filter(Boolean);
      return set.length === 0 || set.length === 4;
    },
    {
      path: ['S3_BUCKET'],
      error: 'and S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together: set all or none',
    },
  );

export type Environment = z.infer<typeof environmentSchema>;

/**
 * Reads the process environment, the only place that does so. A `.env` file in the working directory is loaded first;
 * what is already set wins, set to nothing as well: so one run can do without a setting of the file.
 * Throws EnvironmentError with one line per setting that can't be used.
 */
function readEnvironment(): Environment {
  for (const [name, value] of Object.entries(readSettingsFile('.env'))) process.env[name] ??= value;
  return parseEnvironment(process.env);
}

/** readEnvironment with settings of another source. Reads the files that they name. */
export function parseEnvironment(source: Record<string, string | undefined>): Environment {
  const { settings, problems } = withSecretsFromFiles(source);
  const result = environmentSchema.safeParse(settings);
  if (result.success && problems.length === 0) return result.data;
  const issues = result.error?.issues ?? [];
  const lines = [...problems, ...issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)];
  throw new EnvironmentError(`These settings can't be used:\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

let current: Environment | undefined;

/** The environment of this process, parsed once. */
export function environment(): Environment {
  current ??= readEnvironment();
  return current;
}
