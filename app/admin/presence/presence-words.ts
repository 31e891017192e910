import type { Other } from '~/server/presence/presence';

/** What somebody does with a record whose form has something unsaved in it. */
export type Doing = 'changing' | 'answering';

/**
 * Who else is at a record, in one sentence for those who write and one for those who look: "Research team is changing this
 * insight too."
 * @param noun what the record is called in a sentence
 */
export function presenceSentences(others: readonly Other[], doing: Doing, noun: string): string[] {
  const named = (isWriting: boolean) =>
    others.filter((other) => !other.isSelf && other.isWriting === isWriting).map(({ name }) => name);
  const [writing, looking] = [named(true), named(false)];
  const self = others.find(({ isSelf }) => isSelf);
  return [
    ...(writing.length > 0
      ? [`${list(writing)} ${writing.length === 1 ? 'is' : 'are'} ${doing} this ${noun} too.`]
      : []),
    ...(looking.length > 0 ? [`${list(looking)} ${looking.length === 1 ? 'has' : 'have'} this ${noun} open too.`] : []),
    ...(self?.isWriting ? [`You are ${doing} this ${noun} in another window too.`] : []),
    ...(self && !self.isWriting ? [`You have this ${noun} open in another window too.`] : []),
  ];
}

function list(names: string[]): string {
  return new Intl.ListFormat('en-US').format(names);
}
