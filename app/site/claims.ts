import { offeringClaims } from './claim-records/offerings';
import { resultClaims } from './claim-records/results';

/**
 * The register of published figures. Every number that the site claims is stated here once, with where it came from and
 * when somebody must look at it again. Pages name the id and never type the figure.
 */
export interface ClaimRecord {
  id: string;
  /** The figure as it is shown, with its unit or sign. */
  value: string;
  /** What the figure counts, in a few words that follow it. */
  label: string;
  /** Where it came from, in plain words. */
  source: string;
  /** Day by which it has to be confirmed or withdrawn, YYYY-MM-DD. */
  reviewDate: string;
  /** The case study that achieved it, by its slug. Its record states the figure, and pages tell what the record says. */
  caseStudy?: string;
}

const claimRecords = [...offeringClaims, ...resultClaims];

export type ClaimId = (typeof claimRecords)[number]['id'];

export const claims: readonly ClaimRecord[] = claimRecords;

const byId = new Map<string, ClaimRecord>(claims.map((record) => [record.id, record]));

export function claim(id: ClaimId): ClaimRecord {
  const record = byId.get(id);
  if (!record) throw new Error(`No claim is registered as ${id}`);
  return record;
}

/** The figure alone, for use inside a sentence. */
export function figure(id: ClaimId): string {
  return claim(id).value;
}
