import { range } from '../../illustrations/geometry';

/** The invented process of the exhibit: documents a day, and how many of them the model reads correctly. */
const DOCUMENTS = 1000;
const READ_CORRECTLY = 880;
const STEPS = 200;

/** Shapes of a beta distribution: correct readings come with high confidence, wrong ones spread around the middle. */
const correct = { a: 9, b: 1.5, count: READ_CORRECTLY };
const wrong = { a: 4, b: 3.2, count: DOCUMENTS - READ_CORRECTLY };

/** Documents per step of confidence, which add up to the count. */
function documentsByConfidence({ a, b, count }: typeof correct): number[] {
  const weights = range(STEPS).map((step) => {
    const x = (step + 0.5) / STEPS;
    return x ** (a - 1) * (1 - x) ** (b - 1);
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => (weight / total) * count);
}

export const correctByConfidence = documentsByConfidence(correct);
export const wrongByConfidence = documentsByConfidence(wrong);

/** What happens when everything above `line` is booked without a person. */
export function booked(line: number): { untouched: number; errors: number; asked: number } {
  const above = (counts: readonly number[]) =>
    counts.reduce((sum, count, step) => sum + ((step + 0.5) / STEPS >= line ? count : 0), 0);
  const errors = above(wrongByConfidence);
  const untouched = above(correctByConfidence) + errors;
  const passed = Math.round(untouched);
  return { untouched: passed, errors: Math.round(errors), asked: DOCUMENTS - passed };
}
