import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '~/db/client.server';
import { launchBrowser, openPage, type WatchedPage } from '../support/browser';
import { type BuiltServer, startBuiltServer } from '../support/built-server';
import { addManyInsights } from '../support/many-insights.ts';
import { startPostgres, type TestPostgres } from '../support/postgres';
import { signIn } from '../support/staff';

/**
 * Prints how soon the admin answers a key or a click with the next frame (Event Timing, what INP is made of), and how
 * long it then takes until what was asked for is there, among 10,000 insights. Looked at, never tested. Needs a build.
 */
const records = 10_000;
const rounds = 10;

let postgres: TestPostgres;
let server: BuiltServer;
let browser: Browser;

beforeAll(async () => {
  postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase('tables');
  const handle = await openDatabase({ databaseUrl, dataDirectory: '.' });
  await addManyInsights(handle, records);
  await handle.close();
  [server, browser] = await Promise.all([startBuiltServer({ databaseUrl }), launchBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await postgres?.stop();
});

interface Interaction {
  what: string;
  act: (page: Page, round: number) => Promise<void>;
  done: (page: Page, round: number) => Promise<unknown>;
}

const palette = 'dialog[aria-label="Find anything"]';
const interactions: Interaction[] = [
  {
    what: 'typing into the search of a tab',
    act: (page, round) => page.getByRole('searchbox').fill(`number ${4000 + round}`),
    done: (page, round) =>
      page
        .getByRole('link', { name: `Study number ${4000 + round} of` })
        .first()
        .waitFor(),
  },
  {
    what: 'another tab',
    act: (page, round) => page.getByRole('tab', { name: round % 2 ? 'Blog' : 'Insights' }).click(),
    done: (page, round) => page.waitForURL(round % 2 ? /\/admin\/blog/ : /\/admin\/insights/),
  },
  {
    what: 'opening the palette',
    act: (page) => page.keyboard.press('Control+k'),
    done: async (page) => {
      await page.locator(palette).waitFor();
      await page.keyboard.press('Escape');
    },
  },
  {
    what: 'the next entry (j)',
    act: (page) => page.keyboard.press('j'),
    done: (page) => page.locator('[data-list-item] a:focus').waitFor(),
  },
];

it('how soon the admin answers', async () => {
  const page = await openPage(browser);
  await signIn(page, server.url, '/admin/insights');
  await collectEvents(page);
  for (const { what, act, done } of interactions) {
    const until: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now();
      await act(page, round);
      await done(page, round);
      until.push(performance.now() - began);
    }
    const frames = await page.evaluate(() => (window as unknown as { taken: number[] }).taken.splice(0));
    process.stdout.write(`${what}: next frame ${summary(frames)}, there ${summary(until)}\n`);
    expect(until).toHaveLength(rounds);
  }
});

/** Durations of all keys and clicks, from the press to the frame that shows its effect. */
function collectEvents(page: WatchedPage): Promise<void> {
  return page.evaluate(() => {
    const taken: number[] = [];
    Object.assign(window, { taken });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ((entry as PerformanceEventTiming).interactionId) taken.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });
}

function summary(times: number[]): string {
  if (times.length === 0) return 'under 16 ms';
  times.sort((a, b) => a - b);
  const [p50, p95] = [times[Math.floor(times.length / 2)], times[Math.ceil(times.length * 0.95) - 1]];
  return `p50 ${p50?.toFixed(0)} ms, p95 ${p95?.toFixed(0)} ms`;
}
