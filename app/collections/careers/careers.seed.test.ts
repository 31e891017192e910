import { expect, test } from 'vitest';
import { splitCommaList } from '../../lib/comma-list.ts';
import { careersSeed } from './careers.seed.server.ts';

test('Lists of sample jobs have nothing that their form would take for two entries', () => {
  for (const { benefits, skillsRequired } of careersSeed) {
    for (const list of [benefits, skillsRequired]) expect(splitCommaList(list.join(', '))).toEqual(list);
  }
});
