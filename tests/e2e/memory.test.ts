import { expect, it } from 'vitest';
import { median } from '../../scripts/bench/figures.mjs';
import { readMemory } from '../../scripts/bench/proc.mjs';
import { startBuiltServer } from '../support/built-server';
import { eachDriver } from '../support/drivers';
import { nothingRemembered, workThroughStorm } from '../support/storm-editor';
import { sendMessage, signInAt } from '../support/visitors';

/** `npm run proof:memory` works for thirty minutes on each database; the check for a dozen rounds. */
const full = process.env.PROOF === 'full';
const proofMs = 30 * 60_000;
const fewRounds = 12;

const pages = ['/', '/about', '/blog', '/insights', '/case-studies', '/documentation', '/careers', '/services'];
const tabs = ['insights', 'blog', 'content', 'contact-messages', 'users', 'audit'];

/** In megabytes; what a process shares with others counts in parts. */
function memoryOf(pid: number): number {
  return (readMemory(pid)?.pss ?? Number.NaN) / 1024 / 1024;
}

/** Asks for each address, a few at a time. */
async function readAll(addresses: string[], headers: Record<string, string> = {}): Promise<void> {
  const left = [...addresses];
  const reader = async () => {
    for (let address = left.pop(); address !== undefined; address = left.pop()) {
      const answer = await fetch(address, { headers });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}.`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, reader));
}

/** What visitors and staff do in the same minute: reading from the cache and past it, searching, writing, uploading, listing. */
async function workARound(site: string, staff: string, round: number): Promise<void> {
  const often = (count: number, list: string[]) =>
    Array.from({ length: count }, (_, index) => `${site}${list[index % list.length]}`);
  let turns = 0;
  await Promise.all([
    readAll(often(400, pages)),
    // A cookie that could mean anything: the page is made for this request alone.
    readAll(often(48, pages), { cookie: 'quzones.x=1' }),
    readAll(often(16, [`/search?q=quantum+${round}`, `/blog?search=w${round}`, `/search?q=hospitl`])),
    readAll(
      often(
        12,
        tabs.map((tab) => `/admin/${tab}`),
      ),
      { cookie: staff },
    ),
    sendMessage(site, round),
    workThroughStorm(
      () => site,
      staff,
      round,
      nothingRemembered(),
      () => turns++ > 0,
    ),
  ]);
}

eachDriver('Memory under mixed work', (kit) => {
  // On PostgreSQL as a balancer's processes run: without threads of their own for visitors.
  const [fronts, most, atRest] = kit.driver === 'embedded' ? ['2', 450, 350] : ['0', 300, 180];

  it(`Stays where it is, below ${most} MB, and gives back afterwards what is above ${atRest}`, {
    timeout: proofMs * 2,
    retry: 0,
  }, async () => {
    const server = await startBuiltServer({
      ...(await kit.databaseOfSite()),
      env: { TRUST_PROXY: '1', FRONTS: fronts },
    });
    try {
      const staff = await signInAt(server.url);
      const began = Date.now();
      const seen: number[] = [];
      const isOver = () => (full ? Date.now() - began > proofMs : seen.length >= fewRounds);
      while (!isOver()) {
        await workARound(server.url, staff, seen.length);
        seen.push(memoryOf(server.pid));
      }
      const third = Math.floor(seen.length / 3);
      const [earlier, later] = [median(seen.slice(third, 2 * third)), median(seen.slice(2 * third))];
      process.stdout.write(
        `${kit.driver}, MB after each of ${seen.length} rounds: second third ${earlier.toFixed()}, last third ${later.toFixed()}, ` +
          `most ${Math.max(...seen).toFixed()}\n`,
      );
      expect(later, 'the last third beside the second').toBeLessThan(earlier * 1.2);
      expect(later).toBeLessThan(most);
      const now = () => memoryOf(server.pid);
      const isGivenBack = { timeout: 60_000, interval: 1000, message: 'at rest' };
      await expect.poll(now, isGivenBack).toBeLessThan(Math.min(atRest, later * 0.95));
      process.stdout.write(`${kit.driver}, MB at rest: ${now().toFixed()}\n`);
    } finally {
      await server.stop();
    }
  });
});
