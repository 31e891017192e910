import { describe, expect, it } from 'vitest';
import { blogPostsSeed } from '~/collections/blog_posts/blog_posts.seed.server';
import { caseStudiesSeed } from '~/collections/case_studies/case_studies.seed.server';
import { insightsSeed } from '~/collections/insights/insights.seed.server';
import { findPage } from '../site-map';
import { type PicturedRecord, recordMotif } from './record-motif';

describe('The pictures of the records that a site opens with', () => {
  it.each<[string, PicturedRecord[]]>([
    ['case studies', caseStudiesSeed],
    ['insights', insightsSeed],
    ['blog posts', blogPostsSeed],
  ])('No two %s show the same', (_name, records) => {
    const motifs = records.map((record) => recordMotif(record));
    expect(motifs).toEqual([...new Set(motifs)]);
  });

  it.each([
    ['an-inspection-that-says-when-it-is-unsure', 'inspection'],
    ['theatre-lists-that-fit-the-day', 'day-dial'],
    ['a-model-that-read-the-whole-archive', 'archive'],
    ['a-storage-plan-the-control-room-keeps', 'storage'],
    ['the-plan-that-survives-the-first-closed-road', 'train-graph'],
    ['the-urgent-scan-is-read-first', 'sinogram'],
  ])('%s shows its story: %s', (slug, motif) => {
    const study = caseStudiesSeed.find((known) => known.slug === slug);
    expect(study && recordMotif(study)).toBe(motif);
  });
});

it.each([
  ['Healthcare', 'radiograph'],
  ['Finance', 'order-book'],
  ['Transportation', 'network'],
  ['Energy', 'power-grid'],
  ['Manufacturing', 'factory-line'],
  ['Government', 'civic'],
])('No success story of %s has the picture of the page that it stands on', (industry, hero) => {
  expect(findPage(`/industries/${industry.toLowerCase()}`)?.motif).toBe(hero);
  for (const slug of ['one', 'another', 'a-third', 'a-fourth']) {
    for (const title of ['', industry, 'Schedules for vehicles, grids, banks, scans and public services']) {
      expect(recordMotif({ slug, title, tags: [industry], industry })).not.toBe(hero);
    }
  }
});
