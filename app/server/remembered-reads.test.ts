import { expect, it } from 'vitest';
import { bumpContentVersion } from './content-version.server';
import { remembered } from './remembered-reads.server';

/** A read that says how often it was asked; `gate` holds it up. */
function countedRead() {
  const read = { count: 0, gate: Promise.resolve() };
  const ask = remembered(async (name: string) => {
    read.count += 1;
    const answer = `${name} ${read.count}`;
    await read.gate;
    return answer;
  });
  return { read, ask };
}

it('What was read is given again until a save, to everybody who asks for the same', async () => {
  const { read, ask } = countedRead();
  expect(await Promise.all([ask('list'), ask('list')])).toEqual(['list 1', 'list 1']);
  expect(await ask('list')).toBe('list 1');
  expect(await ask('article')).toBe('article 2');
  bumpContentVersion();
  expect(await ask('list')).toBe('list 3');
  expect(read.count).toBe(3);
});

it('A read that began before a save is not given to whoever asks after it, not even when it ends later', async () => {
  const { read, ask } = countedRead();
  const held = Promise.withResolvers<void>();
  read.gate = held.promise;
  const early = ask('list');
  bumpContentVersion();
  read.gate = Promise.resolve();
  expect(await ask('list')).toBe('list 2');
  held.resolve();
  expect(await early).toBe('list 1');
  expect(await ask('list')).toBe('list 2');
});

it('A read that failed is tried again by whoever asks next', async () => {
  let isAway = true;
  const ask = remembered(async () => {
    if (isAway) throw new Error('The database is away.');
    return 'back';
  });
  await expect(ask()).rejects.toThrow('The database is away.');
  isAway = false;
  expect(await ask()).toBe('back');
});

it('A failure of a read that began before a save takes nothing from whoever asks after it', async () => {
  const held = Promise.withResolvers<string>();
  const answers = [held.promise, Promise.resolve('new')];
  let asked = 0;
  const ask = remembered(() => answers[asked++] ?? Promise.reject(new Error('Asked too often.')));
  const early = ask();
  bumpContentVersion();
  expect(await ask()).toBe('new');
  held.reject(new Error('The connection was lost.'));
  await expect(early).rejects.toThrow('The connection was lost.');
  expect(await ask()).toBe('new');
});

it('Of addresses without end only the latest are kept', async () => {
  const { read, ask } = countedRead();
  await ask('often');
  for (let number = 0; number < 150; number += 1) {
    await ask(`once ${number}`);
    await ask('often');
  }
  expect(read.count).toBe(151);
  expect(await ask('once 149')).toBe('once 149 151');
  expect(await ask('once 0')).toBe('once 0 152');
});
