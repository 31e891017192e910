import { writeFile } from 'node:fs/promises';
import { afterAll, it } from 'vitest';
import { listRecords, readListState } from '~/admin/record-list.server';
import {
  findPublishedBlogPost,
  listPublishedBlogPosts,
  neighboursOfBlogPost,
  relatedBlogPosts,
} from '~/collections/blog_posts/blog_posts.queries.server';
import {
  findPublishedInsight,
  listPublishedInsights,
  neighboursOfInsight,
  relatedInsights,
} from '~/collections/insights/insights.queries.server';
import { insightsRecords } from '~/collections/insights/insights.record.server';
import { searchSite } from '~/site/search/search.server';
import { eachDriver, useMigratedDatabase } from '../support/drivers';
import { explained } from '../support/explained.ts';
import { addVaried } from '../support/many-insights.ts';
import { timesOf } from '../support/timed.ts';

/**
 * `npm run bench:growth`: how long a page takes the database as the insights and the blog grow, with the plans at the largest size.
 * RECORDS=100,10000,1000000 sets the sizes; GROWTH_FILE is where `npm run bench` reads them (`scripts/bench/growth.mjs`). The times
 * are looked at, never tested: they are those of the machine.
 */
const sizes = (process.env['RECORDS'] ?? '100,10000,100000').split(',').map(Number);
const rounds = 30;
const largest = Math.max(...sizes);

async function insight() {
  const found = await findPublishedInsight('record-51');
  if (!found) throw new Error('The insight is missing.');
  return Promise.all([relatedInsights(found), neighboursOfInsight(found.id)]);
}

async function post() {
  const found = await findPublishedBlogPost('record-51');
  if (!found) throw new Error('The post is missing.');
  return Promise.all([relatedBlogPosts(found), neighboursOfBlogPost(found.id)]);
}

const admin = (search: string) =>
  listRecords(insightsRecords, readListState(new URLSearchParams(search), insightsRecords));

const reads: [what: string, read: () => Promise<unknown>][] = [
  ['insights, first page', () => listPublishedInsights({})],
  ['insights, page 500', () => listPublishedInsights({ page: 500 })],
  ['insights, a search in the list', () => listPublishedInsights({ query: 'series 51' })],
  ['insights, those of a category', () => listPublishedInsights({ category: 'Category 51' })],
  ['one insight, with what is read next', insight],
  ['blog, first page', () => listPublishedBlogPosts({})],
  ['blog, page 500', () => listPublishedBlogPosts({ page: 500 })],
  ['blog, those with a tag of a few', () => listPublishedBlogPosts({ category: 'Topic 51' })],
  ['blog, those with a tag of many', () => listPublishedBlogPosts({ category: 'Tag 3' })],
  ['one post, with what is read next', post],
  ['site search, words of one record', () => searchSite({ query: '"study number 47"', kind: null, page: 1 })],
  ['site search, a word of all', () => searchSite({ query: 'annealing', kind: null, page: 1 })],
  ['admin, first page', () => admin('')],
  ['admin, those with a tag', () => admin('field=tags&term=Topic+51')],
  ['admin, page 500 by title', () => admin('sort=title&page=500')],
];

/** p95 of each read in milliseconds, at each size; by database. */
const times: Record<string, Record<string, number[]>> = {};

eachDriver('as the records grow', (kit) => {
  const handle = useMigratedDatabase(kit);
  const name = kit.driver === 'postgres' ? 'PostgreSQL' : 'embedded';
  const table: Record<string, number[]> = {};
  let there = 0;

  for (const size of sizes) {
    it(`${size.toLocaleString('en-US')} records in each table`, { timeout: 3_600_000 }, async () => {
      await addVaried(handle, 'insights', there + 1, size);
      await addVaried(handle, 'blog_posts', there + 1, size);
      there = size;
      for (const [what, read] of reads) {
        const { p95 } = await timesOf(read, rounds);
        table[what] = [...(table[what] ?? []), p95];
        if (size === largest) process.stdout.write(`\n${name}, ${what}\n${await explained(handle, read)}`);
      }
    });
  }

  afterAll(async () => {
    const head = sizes.map((size) => size.toLocaleString('en-US')).join(' | ');
    const rows = Object.entries(table).map(
      ([what, found]) => `| ${what} | ${found.map((time) => time.toFixed(1)).join(' | ')} |\n`,
    );
    process.stdout.write(
      `\n${name}: p95 in ms\n\n| records | ${head} |\n| --- |${' ---: |'.repeat(sizes.length)}\n${rows.join('')}`,
    );
    times[name] = table;
    const file = process.env['GROWTH_FILE'];
    if (file) await writeFile(file, JSON.stringify({ sizes, times }));
  });
});
