const units = [
  { one: 'millisecond', seconds: 0.001 },
  { one: 'second', seconds: 1 },
  { one: 'minute', seconds: 60 },
  { one: 'day', seconds: 86_400 },
  { one: 'year', seconds: 31_557_600 },
] as const;

/** How long it takes to try every combination of so many yes-or-no decisions at a billion a second, to two digits. */
export function timeToTryAll(decisions: number): { amount: string; unit: string } {
  const seconds = 2 ** decisions / 1e9;
  const { one, seconds: length } = units.filter((unit) => unit.seconds <= seconds).at(-1) ?? units[0];
  const amount = Number((seconds / length).toPrecision(2));
  return { amount: amount.toLocaleString('en-US'), unit: amount === 1 ? one : `${one}s` };
}
