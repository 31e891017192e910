import { eq } from 'drizzle-orm';
import { orm } from '~/db/client.server';
import { twoFactors } from './auth.table.server';
import { siteSecret } from './site-secret.server';

/** False for a second factor that was set up under another AUTH_SECRET: no code of its app can be checked. */
export async function isSecretReadable(userId: string): Promise<boolean> {
  const [row] = await orm().select({ secret: twoFactors.secret }).from(twoFactors).where(eq(twoFactors.userId, userId));
  if (!row) return true;
  const { symmetricDecrypt } = await import('better-auth/crypto');
  return symmetricDecrypt({ key: await siteSecret(), data: row.secret }).then(
    () => true,
    () => false,
  );
}
