import { randomUUID } from 'node:crypto';
import { orm } from '~/db/client.server';
import { writeOrKeepBack } from '../kept-back.server';
import { log } from '../log.server';
import { oncePerDatabase } from '../once-per-database.server';
import { isHttps, siteOrigin } from '../site-origin.server';
import { accounts, passkeys, profiles, sessions, twoFactors, verifications } from './auth.table.server';
import { clientAddressHeader } from './auth-headers.server';
import { mayHaveSession } from './may-have-session.server';
import { writeRecoveryCodes } from './recovery-codes.server';
import { sessionLimits } from './session-limits';
import { siteSecret } from './site-secret.server';

/** Texts of the specification; sign-in says the same to everybody who may not enter. */
export const refusedSentence = 'Access denied. Admin privileges required.';

/** better-auth is large, and nobody needs it before the first sign-in: it is not loaded at the start. */
async function loadLibrary() {
  const [minimal, adapter, api, factors, keys] = await Promise.all([
    import('better-auth/minimal'),
    import('better-auth/adapters/drizzle'),
    import('better-auth/api'),
    import('better-auth/plugins/two-factor'),
    import('@better-auth/passkey'),
  ]);
  return { ...minimal, ...adapter, APIError: api.APIError, twoFactor: factors.twoFactor, passkey: keys.passkey };
}

const tables = {
  user: profiles,
  session: sessions,
  account: accounts,
  verification: verifications,
  twoFactor: twoFactors,
  passkey: passkeys,
};

type Library = Awaited<ReturnType<typeof loadLibrary>>;

async function createAuth(secret: string) {
  const library = await loadLibrary();
  const refuse = () => new library.APIError('FORBIDDEN', { message: refusedSentence });
  return library.betterAuth({
    appName: 'Quzones',
    baseURL: siteOrigin(),
    secret,
    database: library.drizzleAdapter(orm(), { provider: 'pg', schema: tables }),
    user: {
      additionalFields: {
        role: { type: 'string', input: false, defaultValue: 'none' },
        disabledAt: { type: 'date', input: false, required: false },
      },
    },
    // What asks for a recent sign-in asks for the password instead.
    session: {
      expiresIn: sessionLimits.idle,
      updateAge: sessionLimits.renewedAfter,
      freshAge: 0,
      additionalFields: { lastUsedAt: { type: 'date', input: false, required: false } },
    },
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 8, maxPasswordLength: 128 },
    plugins: [secondFactor(library, secret), passkeysAlone(library, refuse)],
    // Whichever way somebody proves who they are, this is the last door.
    databaseHooks: {
      session: {
        create: {
          before: async ({ userId }) => {
            if (!(await mayHaveSession(orm(), userId))) throw refuse();
          },
        },
      },
    },
    advanced: {
      // With https no other host of the domain can set them.
      cookiePrefix: isHttps() ? '__Host-quzones' : 'quzones',
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps() },
      database: { generateId: () => randomUUID() },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
    },
    // Its limiter guards only its own HTTP routes, which we do not mount; see throttle.server.ts.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: false, level: 'error', log: noteLibraryError },
  });
}

function secondFactor({ twoFactor }: Library, secret: string) {
  return twoFactor({
    issuer: 'Quzones',
    backupCodeOptions: {
      // They are made when the first code of the app was confirmed: second-factor.server.ts.
      customBackupCodesGenerate: () => [],
      storeBackupCodes: {
        // What it writes back are the hashes that it read, without the one that was used.
        encrypt: async (hashes) => hashes,
        decrypt: (stored) => readStoredCodes(stored, secret),
      },
    },
  });
}

/** Kept by the device and opened by its owner, so that a passkey alone is two factors. */
function passkeysAlone({ passkey }: Library, refuse: () => Error) {
  return passkey({
    rpName: 'Quzones',
    origin: siteOrigin(),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    advanced: { webAuthnChallengeCookie: 'passkey' },
    authentication: {
      afterVerification: async ({ verification }) => {
        if (!verification.authenticationInfo.userVerified) throw refuse();
      },
    },
  });
}

function noteLibraryError(_level: string, message: string, ...details: unknown[]): void {
  const err = details.find((detail) => detail instanceof Error);
  writeOrKeepBack(err, () => log.error({ source: 'better-auth', err }, message));
}

/** The recovery codes' hashes as JSON. Rows of earlier versions hold the codes themselves, encrypted. */
async function readStoredCodes(stored: string, secret: string): Promise<string> {
  if (stored.startsWith('[')) return stored;
  const { symmetricDecrypt } = await import('better-auth/crypto');
  const codes: string[] = JSON.parse(await symmetricDecrypt({ key: secret, data: stored }));
  return writeRecoveryCodes(codes);
}

type Auth = Awaited<ReturnType<typeof createAuth>>;
/** better-auth on this process's database. Its HTTP routes are not mounted: the product calls `auth.api` alone. */
export const auth: () => Promise<Auth> = oncePerDatabase(async () => createAuth(await siteSecret()));

/** What better-auth refused, as status and sentence; null for any other error. */
export async function findAuthRefusal(
  error: unknown,
): Promise<{ status: number; code: string; message: string } | null> {
  const { isAPIError } = await import('better-auth/api');
  if (!isAPIError(error)) return null;
  const { code, message } = error.body ?? {};
  return { status: error.statusCode, code: code ?? '', message: message ?? '' };
}
