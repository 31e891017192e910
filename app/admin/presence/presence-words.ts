import type { Other } from '~/server/presence/presence';

/** What somebody does with a record whose form has something unsaved in it. */
export type Doing = 'changing' | 'answering';

/**
 * Who else is at the record that is open here, in one sentence for those who write and one for those who look: "Research team
 * is changing this insight too."
 * @param noun what the record is called in a sentence
 */
export function presenceSentences(others: readonly Other[], doing: Doing, noun: string): string[] {
  const { writing, looking } = namesIn(others);
  const self = others.find(({ isSelf }) => isSelf);
  return [
    ...sentence(writing, ['is', 'are'], `${doing} this ${noun} too`),
    ...sentence(looking, ['has', 'have'], `this ${noun} open too`),
    ...(self?.isWriting ? [`You are ${doing} this ${noun} in another window too.`] : []),
    ...(self && !self.isWriting ? [`You have this ${noun} open in another window too.`] : []),
  ];
}

/** The same of a record in a list: "Research team is changing this." */
export function presenceNote(others: readonly Other[], doing: Doing): string {
  const { writing, looking } = namesIn(others);
  return [
    ...sentence(writing, ['is', 'are'], `${doing} this`),
    ...sentence(looking, ['has', 'have'], 'this open'),
  ].join(' ');
}

function namesIn(others: readonly Other[]): { writing: string[]; looking: string[] } {
  const named = (isWriting: boolean) =>
    others.filter((other) => !other.isSelf && other.isWriting === isWriting).map(({ name }) => name);
  return { writing: named(true), looking: named(false) };
}

function sentence(names: string[], [one, several]: [string, string], rest: string): string[] {
  if (names.length === 0) return [];
  return [`${new Intl.ListFormat('en-US').format(names)} ${names.length === 1 ? one : several} ${rest}.`];
}
