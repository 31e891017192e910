import type { Challenge } from 'altcha-lib';
import type { Executor } from '~/db/client.server';
import { z } from '~/lib/zod';
import { keyFor } from '../auth/site-secret.server';
import { environment } from '../env.server';
import { challengeLasts, type ProvenForm } from './proven-forms';
import { spentProofs } from './spent_proofs.table.server';

/**
 * How much there is to do: so many keys are derived until the right one is found, each by so many rounds of SHA-256. Some
 * 1.1 million rounds on average, a second for a phone, and never more than half as much again; checking takes one key.
 */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 2_000, fewestKeys: 400, mostKeys: 700 } as const;

/** What the browser sent as its solution: a right one with its challenge, null for everything else. */
export type Proof = { nonce: string; expiresAt: Date } | 'not asked' | null;

export function isProofAsked(): boolean {
  return environment().PROOF_OF_WORK === 'on';
}

/** A signed challenge for one form. Nothing is stored for it. */
export async function makeChallenge(form: ProvenForm): Promise<Challenge> {
  const { createChallenge, randomInt, deriveKey } = await loadLibrary();
  return createChallenge({
    algorithm: work.algorithm,
    cost: work.cost,
    counter: randomInt(work.mostKeys, work.fewestKeys),
    deriveKey,
    data: { form },
    expiresAt: new Date(Date.now() + challengeLasts.onServerMs),
    hmacSignatureSecret: await keyFor('proof of work'),
  });
}

/** A solution is right when it is that of a challenge of ours, for this form, in time. It counts once: `spendProof`. */
export async function checkProof(form: ProvenForm, sent: string): Promise<Proof> {
  if (!isProofAsked()) return 'not asked';
  const proof = readProof(sent);
  if (proof?.challenge.parameters.data.form !== form) return null;
  const { verifySolution, deriveKey } = await loadLibrary();
  const { verified } = await verifySolution({
    ...proof,
    deriveKey,
    hmacSignatureSecret: await keyFor('proof of work'),
  });
  const { nonce, expiresAt } = proof.challenge.parameters;
  return verified ? { nonce, expiresAt: new Date(expiresAt * 1000) } : null;
}

/** Notes a solution in the transaction that stores what it came with; false when it was used before, or is none. */
export async function spendProof(tx: Executor, proof: Proof): Promise<boolean> {
  if (proof === 'not asked') return true;
  if (proof === null) return false;
  const spent = await tx
    .insert(spentProofs)
    .values(proof)
    .onConflictDoNothing()
    .returning({ nonce: spentProofs.nonce });
  return spent.length > 0;
}

const hex = z.string().regex(/^(?:[0-9a-f]{2})+$/);
/** What `makeChallenge` makes, so that nothing else is even looked at; its signature says whether we made it. */
const sentProof = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(work.algorithm),
      nonce: hex.length(32),
      salt: hex.length(32),
      cost: z.literal(work.cost),
      keyLength: z.literal(32),
      keyPrefix: hex.length(32),
      expiresAt: z.int().positive(),
      data: z.object({ form: z.string() }),
    }),
    signature: hex.length(64),
  }),
  solution: z.object({ counter: z.int(), derivedKey: hex.length(64) }),
});
const longest = 2_000;

function readProof(sent: string): z.infer<typeof sentProof> | null {
  if (sent.length > longest) return null;
  try {
    return sentProof.parse(JSON.parse(sent));
  } catch {
    return null;
  }
}

/** Only who asks for proofs needs it. */
async function loadLibrary() {
  const [library, { deriveKey }] = await Promise.all([import('altcha-lib'), import('altcha-lib/algorithms/pbkdf2')]);
  return { ...library, deriveKey };
}
