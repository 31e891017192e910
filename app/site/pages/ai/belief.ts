/** Bayes' rule in odds: what to believe after independent reports that are `ratio` times as likely if the claim is true. */
export function beliefAfter(origins: number, prior: number, ratio: number): number {
  const odds = (prior / (1 - prior)) * ratio ** origins;
  return odds / (1 + odds);
}
