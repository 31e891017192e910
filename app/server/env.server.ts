import { existsSync } from 'node:fs';
import { z } from 'zod';

/** A setting in the environment that can't be used. Its message is meant for the operator. */
export class EnvironmentError extends Error {
  readonly code = 'ENVIRONMENT_INVALID';
}

const emptyAsUnset = (value: unknown) => (value === '' ? undefined : value);
const setting = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(emptyAsUnset, schema);

const environmentSchema = z
  .object({
    NODE_ENV: setting(z.enum(['development', 'production', 'test']).default('production')),
    HOST: setting(z.string().default('127.0.0.1')),
    PORT: setting(z.coerce.number('must be a whole number').int().min(0).max(65535).default(3000)),
    ORIGIN: setting(
      z
        .url({ protocol: /^https?$/, error: 'must be the address visitors use, such as https://www.example.com' })
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
    TRUST_PROXY: setting(z.coerce.number('must be the number of proxies in front').int().min(0).max(10).default(0)),
    LOG_LEVEL: setting(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info')),
  })
  .refine((env) => Boolean(env.ADMIN_EMAIL) === Boolean(env.ADMIN_PASSWORD), {
    path: ['ADMIN_EMAIL'],
    error: 'and ADMIN_PASSWORD go together: set both or neither',
  });

export type Environment = z.infer<typeof environmentSchema>;

/**
 * Reads the process environment, the only place that does so. A `.env` file in the working directory is loaded first;
 * what is already set wins. Throws EnvironmentError with one line per setting that can't be used.
 */
export function readEnvironment(): Environment {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return parseEnvironment(process.env);
}

/** The pure half of readEnvironment. */
export function parseEnvironment(source: Record<string, string | undefined>): Environment {
  const result = environmentSchema.safeParse(source);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
  throw new EnvironmentError(`These settings can't be used:\n${lines.join('\n')}`);
}

let current: Environment | undefined;

/** The environment of this process, parsed once. */
export function environment(): Environment {
  current ??= readEnvironment();
  return current;
}
