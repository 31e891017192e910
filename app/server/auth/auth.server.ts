import { randomBytes, randomUUID } from 'node:crypto';
import { database, orm } from '~/db/client.server';
import { environment } from '../env.server';
import { log } from '../log.server';
import { settleSetting } from '../settings/settings.server';
import { siteOrigin } from '../site-origin.server';
import { accounts, profiles, sessions, verifications } from './auth.table.server';

const day = 24 * 60 * 60;

/** better-auth is large, and nobody needs it before the first sign-in: it is not loaded at the start. */
async function createAuth(secret: string) {
  const [{ betterAuth }, { drizzleAdapter }] = await Promise.all([
    import('better-auth/minimal'),
    import('better-auth/adapters/drizzle'),
  ]);
  return betterAuth({
    baseURL: siteOrigin(),
    secret,
    database: drizzleAdapter(orm(), {
      provider: 'pg',
      schema: { user: profiles, session: sessions, account: accounts, verification: verifications },
    }),
    user: { additionalFields: { role: { type: 'string', input: false, defaultValue: 'none' } } },
    // A session lives a week after it was last used; its cookie is renewed once a day.
    session: { expiresIn: 7 * day, updateAge: day },
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 8, maxPasswordLength: 128 },
    advanced: {
      cookiePrefix: 'quzones',
      useSecureCookies: siteOrigin().startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      database: { generateId: () => randomUUID() },
    },
    // Its limiter guards only its own HTTP routes, which we do not mount; see throttle.server.ts.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      disabled: false,
      level: 'error',
      log: (_level, message) => log.error({ source: 'better-auth' }, message),
    },
  });
}

type Auth = Awaited<ReturnType<typeof createAuth>>;
let current: { auth: Promise<Auth>; database: unknown } | undefined;

/** better-auth on this process's database. Its HTTP routes are not mounted: the product calls `auth.api` alone. */
export function auth(): Promise<Auth> {
  const handle = database();
  if (current?.database !== handle) current = { auth: authenticationSecret().then(createAuth), database: handle };
  return current.auth;
}

/** AUTH_SECRET, or one made on the first start and kept in the database, the same for every process on it. */
async function authenticationSecret(): Promise<string> {
  return environment().AUTH_SECRET ?? settleSetting(orm(), 'auth-secret', randomBytes(32).toString('base64url'));
}
