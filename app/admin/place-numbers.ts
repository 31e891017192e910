/**
 * The numbers of a group, given in their order, each larger than the one before: equal ones are moved apart by as little
 * as it takes, and none is above `most`.
 */
export function distinctNumbers(numbers: readonly number[], most: number): number[] {
  const apart: number[] = [];
  for (const number of numbers) apart.push(Math.max(number, (apart.at(-1) ?? Number.NEGATIVE_INFINITY) + 1));
  return apart.map((number, index) => Math.min(number, most - (apart.length - 1 - index)));
}
