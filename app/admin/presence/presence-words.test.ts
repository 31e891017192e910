import { expect, it } from 'vitest';
import { presenceNote, presenceSentences } from './presence-words';

const other = (name: string, isWriting: boolean, isSelf = false) => ({ name, isSelf, isWriting });

it('Who else is at a record is said by what they do, and one’s own windows last', () => {
  expect(presenceSentences([], 'changing', 'insight')).toEqual([]);
  const research = other('Research team', true);
  expect(presenceSentences([research], 'answering', 'message')).toEqual([
    'Research team is answering this message too.',
  ]);
  const all = [research, other('Sales', true), other('Hardware team', false), other('Me', true, true)];
  expect(presenceSentences(all, 'changing', 'insight')).toEqual([
    'Research team and Sales are changing this insight too.',
    'Hardware team has this insight open too.',
    'You are changing this insight in another window too.',
  ]);
  expect(presenceSentences([other('Me', false, true)], 'changing', 'case study')).toEqual([
    'You have this case study open in another window too.',
  ]);
});

it('In a list it is said of each record in a few words', () => {
  const others = [other('Research team', true), other('Sales', false), other('Hardware team', false)];
  expect(presenceNote(others, 'answering')).toBe(
    'Research team is answering this. Sales and Hardware team have this open.',
  );
});
