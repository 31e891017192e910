export interface TestQuality {
  /** Share of the ill who are flagged. */
  sensitivity: number;
  /** Share of the healthy who are not. */
  specificity: number;
}

/** Share of positive results that are true. */
export function positivePredictiveValue(prevalence: number, { sensitivity, specificity }: TestQuality): number {
  const found = sensitivity * prevalence;
  return found / (found + (1 - specificity) * (1 - prevalence));
}

/** The same in whole people. */
export function inPeople(tested: number, prevalence: number, quality: TestQuality) {
  const ill = Math.round(tested * prevalence);
  const found = Math.round(ill * quality.sensitivity);
  const falseAlarms = Math.round((tested - ill) * (1 - quality.specificity));
  return { ill, found, missed: ill - found, falseAlarms, trueShare: found / (found + falseAlarms) };
}
