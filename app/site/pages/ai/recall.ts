export interface RecallModel {
  /** Days after which recall has halved, before the first review. */
  halfLife: number;
  /** What each review multiplies the half-life by. */
  growth: number;
  /** Recall at which the next review is due. */
  threshold: number;
}

/** Days on which a passage comes back within the horizon. */
export function reviewDays({ halfLife, growth, threshold }: RecallModel, horizon: number): number[] {
  const days: number[] = [];
  let [day, half] = [0, halfLife];
  for (;;) {
    day += half * Math.log2(1 / threshold);
    if (day > horizon) return days;
    days.push(day);
    half *= growth;
  }
}

/** Chance to recall on a day, when the reviews before it were kept. */
export function recallOn(day: number, reviews: readonly number[], { halfLife, growth }: RecallModel): number {
  const past = reviews.filter((review) => review <= day);
  const since = day - (past.at(-1) ?? 0);
  return 2 ** (-since / (halfLife * growth ** past.length));
}
