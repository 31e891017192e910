import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exportContent } from '~/admin/export/export-content.server';
import { importContent } from '~/admin/import/import-content.server';
import { blogPostsTable } from '~/collections/blog_posts/blog_posts.table.server';
import { careersTable } from '~/collections/careers/careers.table.server';
import { documentationTable } from '~/collections/documentation/documentation.table.server';
import { findPublishedInsight } from '~/collections/insights/insights.queries.server';
import { insightsTable } from '~/collections/insights/insights.table.server';
import { boundCollections } from '~/collections/registry.server';
import { websiteContentTable } from '~/collections/website_content/website_content.table.server';
import { auditLog } from '~/server/audit/audit.table.server';
import { contactMessages } from '~/server/inbox/contact_messages.table.server';
import { demoRequests } from '~/server/inbox/demo_requests.table.server';
import { outboxMails } from '~/server/mail/outbox_mails.table.server';
import { uploads } from '~/server/uploads/uploads.table.server';
import { eachDriver, useMigratedDatabase } from '../support/drivers';
import { photo } from '../support/sample-pictures';

const place = vi.hoisted(() => ({ folder: '' }));
vi.mock('~/server/uploads/storage.server', () => ({ uploadsDirectory: () => join(place.folder, 'uploads') }));

const id = (number: number) => `5f0c1a2e-0000-4000-8000-${String(number).padStart(12, '0')}`;
const hosted = 'https://abc.example.test/storage/v1/object/public';

const insight = {
  id: id(1),
  title: 'Error rates below threshold',
  content: 'A first paragraph, $a < b^2$.\n\nA second one with **weight**.',
  excerpt: 'What we measured',
  author: 'Research team',
  status: 'published',
  tags: ['quantum', 'errors'],
  research_category: 'Featured',
  difficulty: 'advanced',
  research_keywords: null,
  featured_image: `${hosted}/insight-images/1700-abc.png?token=1`,
  publish_date: '2024-03-05T10:20:30.456+00:00',
  created_at: '2024-03-01 08:00:00+00',
  views: 17,
};

eachDriver('Importing a folder', (kit) => {
  const handle = useMigratedDatabase(kit);
  let folder: string;

  beforeEach(async () => {
    place.folder = await mkdtemp(join(tmpdir(), 'quzones-import-'));
    folder = join(place.folder, 'source');
    await mkdir(folder);
    for (const { table } of boundCollections) await handle.orm.delete(table);
    for (const table of [contactMessages, demoRequests, uploads]) await handle.orm.delete(table);
  });

  afterEach(async () => {
    await rm(place.folder, { recursive: true, force: true });
  });

  const put = (name: string, content: unknown) =>
    writeFile(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  const run = (write = true) => importContent({ folder, write, say: () => undefined });

  async function putPicture(bucket: string, name: string): Promise<void> {
    await mkdir(join(folder, bucket), { recursive: true });
    await writeFile(join(folder, bucket, name), await (await photo(64, 48)).png().toBuffer());
  }

  it('Says what it would take over, and changes nothing, until it is told to write', async () => {
    const undated = { ...insight, id: id(3), publish_date: '0001-01-01' };
    await put('insights.json', [insight, { ...insight, id: id(2), title: '', excerpt: null }, undated]);
    await put('profiles.json', []);
    const { lines, refused } = await run(false);
    expect(lines).toEqual([
      "insights: 1 to take over, 2 that can't be",
      '  Not known here and left out: views',
      '  insights.json, record 2: Title is required. Excerpt is required.',
      `  insights.json, record 3 (“${insight.title}”): publish_date is no day or time between 1970 and 2199.`,
      'Left alone, for no table here is called like it: profiles.json',
      `A picture is not in the folder and stays at its address: ${insight.featured_image}`,
      'Nothing is changed yet. Run it again with --write to take this over.',
    ]);
    expect(refused).toBe(2);
    expect(await handle.orm.$count(insightsTable)).toBe(0);
  });

  it('Says before it writes which addresses are taken, here or within the folder', async () => {
    await put('insights.json', [{ ...insight, slug: 'an-address_of-its-own' }]);
    await run();
    const other = (number: number, slug: string) => ({ ...insight, id: id(number), slug });
    // The address that a title makes gets a number, as in the editor.
    const made = [other(4, 'error-rates-below-threshold'), { ...insight, id: id(5) }];
    await put('insights.json', [other(2, 'an-address_of-its-own'), other(3, 'once'), other(6, 'once'), ...made]);
    const { lines, refused } = await run(false);
    const sentence = `(“${insight.title}”): Slug is taken by another record. Choose another one.`;
    expect(lines.slice(0, 4)).toEqual([
      "insights: 3 to take over, 2 that can't be",
      '  Not known here and left out: views',
      `  insights.json, record 1 ${sentence}`,
      `  insights.json, record 3 ${sentence}`,
    ]);
    expect(refused).toBe(2);
    const written = await run();
    expect(written.lines.slice(0, 4)).toEqual(["insights: 3 taken over, 2 that can't be", ...lines.slice(1, 4)]);
  });

  it('Brings the pictures that no record shows into the media library too, each once however often it is run', async () => {
    await putPicture('insight-images', '1700-abc.png');
    await putPicture('blog-images', 'for later.png');
    await writeFile(join(folder, 'blog-images', 'notes.txt'), 'No picture');
    await writeFile(join(folder, 'blog-images', '.DS_Store'), 'x');
    await put('uploads.json', [{ path: '/x/for later.png', alt: 'A chart', original_name: 'chart.png' }]);
    await put('insights.json', [insight]);
    expect((await run(false)).lines).toContain('Pictures that no record shows, for the media library: 2');
    const { lines, refused } = await run();
    expect(lines).toContain('Pictures in the media library from now on: 2');
    expect(lines).toContain(
      'Left out, for no record shows it: blog-images/notes.txt (Invalid file type: Please upload an image file)',
    );
    expect(refused).toBe(0);
    const kept = await handle.orm.select().from(uploads);
    expect(Object.fromEntries(kept.map(({ originalName, alt }) => [originalName, alt]))).toEqual({
      '1700-abc.png': null,
      'chart.png': 'A chart',
    });
    // As after an interruption, when a record is still to come.
    await handle.orm.delete(insightsTable);
    await run();
    expect(await handle.orm.select().from(uploads)).toEqual(kept);
    const [row] = await handle.orm.select().from(insightsTable);
    expect(kept.map(({ path }) => path)).toContain(row?.featuredImage);
  });

  it('Stops between two records when it is broken off', async () => {
    await put('insights.json', [insight, { ...insight, id: id(2) }]);
    const signal = AbortSignal.abort(new Error('broken off'));
    await expect(importContent({ folder, write: true, say: () => undefined, signal })).rejects.toThrow('broken off');
    expect(await handle.orm.$count(insightsTable)).toBe(0);
  });

  it('Keeps ids and moments, makes HTML of plain text, and brings pictures along', async () => {
    await putPicture('insight-images', '1700-abc.png');
    await put('insights.json', [insight]);
    expect(await run()).toMatchObject({ refused: 0 });
    const [row] = await handle.orm.select().from(insightsTable);
    expect(row).toMatchObject({
      id: id(1),
      slug: 'error-rates-below-threshold',
      status: 'published',
      tags: ['quantum', 'errors'],
      researchKeywords: [],
      researchCategory: 'Featured',
      publishDate: new Date('2024-03-05T10:20:30.456Z'),
      createdAt: new Date('2024-03-01T08:00:00Z'),
    });
    expect(row?.content).toContain('<p>A second one with <strong>weight</strong>.</p>');
    expect(row?.content).toContain('<code class="language-math">a &lt; b^2</code>');
    const [picture] = await handle.orm.select().from(uploads);
    expect(row?.featuredImage).toBe(picture?.path);
    const file = await readFile(join(place.folder, picture?.path ?? ''));
    expect(file.byteLength).toBe(picture?.bytes);
    expect(await findPublishedInsight(id(1))).toMatchObject({ title: 'Error rates below threshold' });
    const [entry] = await handle.orm
      .select()
      .from(auditLog)
      .where(eq(auditLog.recordId, id(1)));
    expect(entry).toMatchObject({ action: 'create', actorName: 'The operator, by a command' });
  });

  it('Leaves what is there as it is, also what lies in the bin, and takes over the rest', async () => {
    await put('insights.json', [insight]);
    await run();
    await handle.orm.update(insightsTable).set({ title: 'Changed here', deletedAt: new Date() });
    await put('insights.json', [insight, { ...insight, id: id(2), title: 'Another' }]);
    expect((await run()).lines[0]).toBe('insights: 1 taken over, 1 there already');
    const titles = (await handle.orm.select().from(insightsTable)).map(({ title }) => title);
    expect(titles.sort()).toEqual(['Another', 'Changed here']);
  });

  it('Reads CSV as databases export it: lists, days, checkboxes, JSON, line breaks in quotes', async () => {
    const careers = [
      'id,title,department,description,responsibilities,requirements,location,status,featured,application_deadline,benefits,skills_required',
      `${id(5)},Engineer,Research,"Line one\nLine two",Do,Be,Ranchi,active,t,2030-05-06,"{Health,""Paid leave""}","[""Rust"",""Q#""]"`,
    ];
    await put('careers_rows.csv', `\uFEFF${careers.join('\n')}\n`);
    await put(
      'website_content.csv',
      `id,page_name,section_key,metadata\n7,about,hero,"{""src"":""/uploads/blog-images/a.png""}"\n`,
    );
    await putPicture('blog-images', 'a.png');
    expect(await run()).toMatchObject({ refused: 0 });
    expect((await handle.orm.select().from(careersTable))[0]).toMatchObject({
      description: 'Line one\nLine two',
      featured: true,
      employmentType: 'full-time',
      applicationDeadline: '2030-05-06',
      benefits: ['Health', 'Paid leave'],
      skillsRequired: ['Rust', 'Q#'],
    });
    expect((await handle.orm.select().from(websiteContentTable))[0]).toMatchObject({
      sectionKey: 'hero',
      status: 'published',
      metadata: { src: (await handle.orm.select().from(uploads))[0]?.path },
    });
    // An id that is a number stands for the same record each time.
    expect((await run()).lines).toContain('website_content: 0 taken over, 1 there already');
  });

  it('Cleans what means harm, and refuses what no form would store', async () => {
    const post = { title: 'Post', content: '<p onclick="x()">Text</p><script>alert(1)</script>', status: 'published' };
    await put('blog_posts.jsonl', `${JSON.stringify({ ...post, id: id(8), publish_date: '2024-05-06' })}\n`);
    await put('documentation.json', [
      { id: id(9), title: 'First', slug: 'start', content: 'x', category: 'tutorials', order_index: 3 },
      { id: id(10), title: 'Second', slug: 'start', content: 'x' },
      { id: id(11), title: 'Third', category: 'gossip', content: 'x' },
    ]);
    await mkdir(join(folder, 'blog-images'));
    await writeFile(join(folder, 'blog-images', 'fake.png'), 'no picture');
    await put('blog_posts.json', [{ ...post, id: id(12), featured_image: '/uploads/blog-images/fake.png' }]);
    const { lines, refused } = await run();
    expect(refused).toBe(3);
    expect(lines.join('\n')).toContain('(“Second”): Slug is taken by another record. Choose another one.');
    expect(lines.join('\n')).toContain('(“Post”): Invalid file type: Please upload an image file.');
    expect(lines.join('\n')).toContain('(“Third”): ');
    const [stored] = await handle.orm.select().from(blogPostsTable);
    expect(stored).toMatchObject({ content: '<p>Text</p>', publishDate: new Date('2024-05-06T00:00:00Z') });
    expect((await handle.orm.select().from(documentationTable))[0]).toMatchObject({ slug: 'start', orderIndex: 3 });
  });

  it('Takes over messages and demo requests with their status, and writes to nobody', async () => {
    const sent = { name: 'A person', email: 'a@example.test', created_at: '2025-01-02T03:04:05Z' };
    await put('contact_messages.json', [
      { ...sent, id: id(20), company: null, message: 'Hello', status: 'replied' },
      { ...sent, id: id(21), message: 'Hello', status: 'lost' },
      { ...sent, id: id(23), message: 'Hello', created_at: 'last week' },
    ]);
    await put('demo_requests.json', [
      { ...sent, id: id(22), company: 'Company', industry: 'Finance', interested_in: 'Consulting', message: '' },
    ]);
    const { lines } = await run();
    expect(lines).toContain('  contact_messages.json, record 2: The status is none that messages have.');
    expect(lines).toContain('  contact_messages.json, record 3: created_at is no day or time between 1970 and 2199.');
    expect(await handle.orm.select().from(contactMessages)).toMatchObject([
      { id: id(20), status: 'replied', company: null, spamReason: null, createdAt: new Date(sent.created_at) },
    ]);
    expect(await handle.orm.select().from(demoRequests)).toMatchObject([
      { id: id(22), status: 'pending', message: null, interestedIn: 'Consulting' },
    ]);
    expect(await handle.orm.$count(outboxMails)).toBe(0);
  });

  it('Says which file can not be read, and why', async () => {
    await put('insights.json', '{"id": 1}');
    await expect(run()).rejects.toThrow("insights.json can't be read: it has to be a list of records, [{ … }, { … }].");
    await put('insights.json', '[1]');
    await expect(run()).rejects.toThrow('record 1 is no object with the fields of a record');
  });

  it('Reads what was exported: the same records under the same addresses, with their pictures', async () => {
    await putPicture('insight-images', '1700-abc.png');
    await put('insights.json', [{ ...insight, slug: 'an-address_of-its-own' }]);
    await put('uploads.json', [
      { path: '/x/1700-abc.png', alt: 'A chart', original_name: 'chart.png', focal_x: 0.07, focal_y: 0.75 },
    ]);
    await put('contact_messages.json', [{ id: id(20), name: 'A', email: 'a@example.test', message: 'Hello' }]);
    expect(await run()).toMatchObject({ refused: 0 });
    const before = await handle.orm.select().from(insightsTable);
    folder = join(place.folder, 'exported');
    expect(await exportContent({ folder, say: () => undefined })).toContain('insights: 1');
    const noted = await handle.orm.select().from(auditLog).where(eq(auditLog.action, 'export'));
    expect(noted.map(({ collection }) => collection)).toEqual(['contact_messages', 'demo_requests']);
    await expect(exportContent({ folder, say: () => undefined })).rejects.toThrow('is not empty');
    await expect(exportContent({ folder: import.meta.filename, say: () => undefined })).rejects.toThrow(
      'No folder can be made at',
    );
    for (const table of [insightsTable, contactMessages, uploads]) await handle.orm.delete(table);
    expect(await run()).toMatchObject({ refused: 0 });
    const [after] = await handle.orm.select().from(insightsTable);
    const [picture] = await handle.orm.select().from(uploads);
    expect(picture).toMatchObject({ alt: 'A chart', originalName: 'chart.png', focalX: 0.07, focalY: 0.75 });
    expect(after).toEqual({
      ...before[0],
      featuredImage: picture?.path,
      uploadStems: after?.uploadStems,
    });
    expect(after?.slug).toBe('an-address_of-its-own');
    expect(await handle.orm.$count(contactMessages)).toBe(1);
  });
});
