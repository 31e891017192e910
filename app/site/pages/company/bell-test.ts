/** Counts of a Bell test: how often two analysers gave the same answer, and how often different ones. */
export interface Setting {
  /** Angles of the two analysers, in degrees. */
  first: number;
  second: number;
  same: number;
  different: number;
  /** How the setting enters the sum: the one with the largest angle between the analysers is subtracted. */
  sign: 1 | -1;
}

export interface BellResult {
  /** Of each setting, between -1 and 1. */
  correlations: number[];
  /** The sum S of Clauser, Horne, Shimony and Holt. Local models reach at most 2, quantum mechanics 2√2. */
  sum: number;
  standardError: number;
  /** By how many standard errors S exceeds 2. */
  deviations: number;
}

export function bellTest(settings: readonly Setting[]): BellResult {
  const correlations = settings.map(({ same, different }) => (same - different) / (same + different));
  const sum = settings.reduce((total, { sign }, n) => total + sign * (correlations[n] ?? 0), 0);
  const variance = settings.reduce(
    (total, { same, different }, n) => total + (1 - (correlations[n] ?? 0) ** 2) / (same + different),
    0,
  );
  const standardError = Math.sqrt(variance);
  return { correlations, sum, standardError, deviations: (sum - 2) / standardError };
}
