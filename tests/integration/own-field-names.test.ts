import { expect, it } from 'vitest';
import { changesInWords, wordsOf } from '~/admin/audit-log/audit-values.server';
import { importedForm, unreadableMoment } from '~/admin/import/imported-form.server';
import { newForm } from '~/admin/new-form.server';
import { saveRecord } from '~/admin/records.server';
import { findRow } from '~/admin/stored-row.server';
import { formOfVersion, listVersions } from '~/admin/versions/versions.server';
import { blogPosts } from '~/collections/blog_posts/blog_posts';
import { blogPostsRecords } from '~/collections/blog_posts/blog_posts.record.server';
import { blogPostsTable } from '~/collections/blog_posts/blog_posts.table.server';
import { defineCollection } from '~/collections/collection';
import { publishDayOf } from '~/collections/publish-time';
import { bindCollection } from '~/collections/record-binding.server';
import { today, toIndiaLocal } from '~/lib/dates';
import { choice, html, optionalDay, text } from '~/lib/fields';
import { requiredMoment } from '~/lib/moment-fields';
import { z } from '~/lib/zod';
import { eachDriver, useMigratedDatabase } from '../support/drivers';
import { formOf, staff } from './contract-kit';

const { schedule, filters } = blogPostsRecords;

/** Blog posts whose form asks with other names than the columns have. */
const releases = bindCollection({
  declaration: defineCollection({
    ...blogPosts,
    terms: [],
    fields: z.strictObject({
      title: text('Title', 200),
      summary: text('Summary', 500),
      full_text: html('Full text', 400_000),
      status: choice('Status', ['draft', 'published'], 'draft'),
      release_date: optionalDay('Release date'),
    }),
  }),
  table: blogPostsTable,
  schedule,
  filters,
  derivedFields: { summary: 'excerpt', fullText: 'content', releaseDate: 'publishDate' },
  toRow({ summary, fullText, releaseDate, ...values }, context) {
    return {
      ...values,
      author: '',
      excerpt: summary,
      content: fullText,
      publishDate: publishDayOf(releaseDate, context),
    };
  },
  blankForm() {
    return { status: 'draft', releaseDate: today() };
  },
  toForm(row) {
    const releaseDate = row.publishDate.toISOString().slice(0, 10);
    return { title: row.title, summary: row.excerpt, fullText: row.content, status: row.status, releaseDate };
  },
  toCard: (row, now) => blogPostsRecords.toCard(row, now),
});

const first = {
  title: 'First',
  summary: 'One',
  full_text: '<p>Text</p>',
  status: 'published',
  release_date: '2025-11-03',
};

/** Blog posts whose form asks for the time of day as well. */
const timed = bindCollection({
  declaration: defineCollection({
    ...blogPosts,
    terms: [],
    fields: z.strictObject({ title: text('Title', 200), publish_date: requiredMoment('Release') }),
  }),
  table: blogPostsTable,
  schedule,
  filters,
  derivedFields: {},
  toRow: (values) => ({ ...values, status: 'draft' as const, author: '', excerpt: '', content: '' }),
  blankForm: () => ({}),
  toForm: (row) => ({ title: row.title, publishDate: toIndiaLocal(row.publishDate) }),
  toCard: (row, now) => blogPostsRecords.toCard(row, now),
});

it('A day and time that a file brings is in its form on India’s clock', () => {
  const given = (publish_date: unknown) => importedForm(timed, { publish_date }).form.get('publish_date');
  for (const moment of ['2025-11-03T10:20:30.456Z', '2025-11-03 10:20:30+00', '2025-11-03 10:20:30'])
    expect(given(moment), moment).toBe('2025-11-03T15:50');
  expect(given('soon')).toBe('soon');
  expect(given('2025-02-31 10:20:30'), 'a day that there is not').toBe('2025-02-31 10:20:30');
  expect(unreadableMoment('created_at', { created_at: '2025-02-31' })).toContain('created_at is no day');
  expect(given(null)).toBe('');
});

eachDriver('A form with names of its own', (kit) => {
  const handle = useMigratedDatabase(kit);

  async function saved(values: Record<string, string>, id: string | null = null) {
    const form = formOf(values);
    const outcome = await saveRecord({ collection: releases, staff: staff('editor'), requestId: 'test', id, form });
    if (!outcome.ok) throw new Error(`not saved: ${JSON.stringify(outcome)}`);
    const row = (await findRow(handle.orm, releases, outcome.id)) ?? {};
    return { id: outcome.id, row };
  }

  it('A copy leaves the date behind, whatever the form calls it, and takes the words along', async () => {
    const { id } = await saved(first);
    expect(await newForm(releases, id)).toMatchObject({
      title: 'First (copy)',
      summary: 'One',
      status: 'draft',
      release_date: today(),
    });
  });

  it('A former version that is brought back has its words and the date of today’s', async () => {
    const { id, row: former } = await saved(first);
    const { row } = await saved({ ...first, summary: 'Two', release_date: '2025-12-24' }, id);
    const form = formOfVersion(releases, former, releases.toForm(row));
    expect(form).toMatchObject({ summary: 'One', release_date: '2025-12-24' });
  });

  it('An emptied date stays as it was; a new record without one is dated today', async () => {
    const { id } = await saved(first);
    const { row } = await saved({ ...first, release_date: '' }, id);
    expect(row).toMatchObject({ publishDate: new Date('2025-11-03T00:00:00Z') });
    const { row: fresh } = await saved({ ...first, release_date: '' });
    expect(releases.toForm(fresh)).toMatchObject({ release_date: today() });
  });

  it('History and audit log call a field as the form does', async () => {
    const { id } = await saved(first);
    await saved({ ...first, summary: 'Two', release_date: '2025-12-24' }, id);
    const { versions } = await listVersions(releases, id, { before: null, shown: null });
    expect(versions[0]?.changed?.sort()).toEqual(['Release date', 'Summary']);
    const [change] = changesInWords({ publishDate: { before: null, after: null } }, wordsOf(releases));
    expect(change?.label).toBe('Release date');
  });

  it('A text is HTML whatever the form calls it: cleaned, told without its tags, compared as it reads', async () => {
    const { id, row } = await saved({ ...first, full_text: '<p>Text<script>alert(1)</script></p>' });
    expect(row.content).toBe('<p>Text</p>');
    expect(releases.toForm(row)).toMatchObject({ full_text: '<p>Text</p>' });
    await saved({ ...first, summary: 'Two', full_text: '<p>Text </p>' }, id);
    const { versions } = await listVersions(releases, id, { before: null, shown: null });
    expect(versions[0]?.changed).toEqual(['Summary']);
    const [change] = changesInWords({ content: { before: null, after: '<p>Text</p>' } }, wordsOf(releases));
    expect(change).toMatchObject({ label: 'Full text', after: 'Text' });
  });
});
