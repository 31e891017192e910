import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { clusterOfTheRun } from '../support/postgres.ts';

/** The compiler and a database start several times, beside whatever else the machine does. */
vi.setConfig({ testTimeout: 180_000 });

const run = promisify(execFile);
const project = resolve('.');
const parts = (
  'app server scripts tests migrations public .gitignore .oxlintrc.json biome.json package.json package-lock.json ' +
  'tsconfig.json drizzle.config.ts react-router.config.ts vite.config.ts vitest.config.ts'
).split(' ');
const folder = 'app/collections/resource_notes';
const registered = [
  'app/collections/index.ts',
  'app/collections/registry.server.ts',
  'app/collections/seed.server.ts',
  'app/admin/record-form.ts',
  'tests/integration/collection-samples.ts',
];

let copy: string;
let guide: { name: string; language: string; text: string }[];

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'quzones-new-collection-'));
  for (const part of parts) await cp(join(project, part), join(copy, part), { recursive: true });
  await linkPackages();
  const page = renamed(await readFile(join(project, 'docs/add-a-collection.md'), 'utf8'));
  guide = [...page.matchAll(/^```(\w+) (.+)\n([\s\S]*?)^```$/gm)].map(([, language = '', name = '', text = '']) => ({
    name,
    language,
    text,
  }));
});

/** The guide's collection under another name of the same length: whoever follows it has one of that name. */
function renamed(page: string): string {
  return page.replace(/([Rr])esearch(?=[_ -]?[Nn]ote)/g, '$1esource');
}

/** Each by itself: should something install packages in the copy, it removes links and not this checkout's packages. */
async function linkPackages(): Promise<void> {
  await mkdir(join(copy, 'node_modules'));
  for (const entry of await readdir(join(project, 'node_modules'))) {
    await symlink(join(project, 'node_modules', entry), join(copy, 'node_modules', entry));
  }
}

afterAll(async () => {
  await rm(copy, { recursive: true, force: true });
});

/** Runs a program of node_modules in the copy; its exit code and all that it printed. */
async function tool(file: string, ...args: string[]): Promise<{ code: number; output: string }> {
  const options = {
    cwd: copy,
    // The databases of this run have no table for the new collection.
    env: { ...process.env, NODE_ENV: 'test', NO_COLOR: '1', FORCE_COLOR: undefined, [clusterOfTheRun]: undefined },
    maxBuffer: 32 * 1024 * 1024,
  };
  try {
    const { stdout, stderr } = await run(process.execPath, [join(copy, file), ...args], options);
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
}

const newCollection = (...args: string[]) => tool('scripts/new-collection.mjs', ...args);
const contract = ['collections', 'collection-forms', 'collection-lists'].map(
  (name) => `tests/integration/${name}.test.ts`,
);
const integration = (files: string[], tests: string) =>
  tool(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project=integration',
    ...files,
    '-t',
    `(?:embedded database|The form of).*${tests}`,
  );

/** How many tests the contract has for each collection. */
async function contractSize(): Promise<number> {
  const texts = await Promise.all(contract.map(read));
  return texts.join('').split(/it\.each\((?:names|addressed)\)\(/).length - 1;
}

async function types() {
  const generated = await tool('node_modules/@react-router/dev/bin.cjs', 'typegen');
  return generated.code === 0 ? tool('node_modules/typescript/bin/tsc') : generated;
}

/** Only what can go wrong between a declaration and its table. */
async function typesOfTheBinding() {
  const config = { extends: './tsconfig.json', include: [`${folder}/*.record.server.ts`] };
  await writeFile(join(copy, 'tsconfig.binding.json'), JSON.stringify(config));
  return tool('node_modules/typescript/bin/tsc', '-p', 'tsconfig.binding.json');
}

const read = (file: string) => readFile(join(copy, file), 'utf8');
const snapshot = () => Promise.all([...registered, 'migrations/meta/_journal.json'].map(read));

async function edit(file: string, before: string, after: string): Promise<void> {
  const text = await read(file);
  expect(text.split(before), `${file} has this once:\n${before}`).toHaveLength(2);
  await writeFile(
    join(copy, file),
    text.replace(before, () => after),
  );
}

/** Applies one block of the guide: a whole file, or a change of one. */
async function apply({ name, language, text }: (typeof guide)[number]): Promise<void> {
  if (language !== 'diff') return writeFile(join(copy, name), text);
  const lines = text.split('\n').slice(0, -1);
  const side = (without: string) =>
    lines
      .filter((line) => !line.startsWith(without))
      .map((line) => line.slice(1))
      .join('\n');
  return edit(name, side('+'), side('-'));
}

/** The blocks that change a file of all collections. */
const sharedChanges = () => guide.filter(({ language, name }) => language === 'diff' && !name.startsWith(folder));

function block(name: string) {
  const found = guide.find((each) => each.name === name);
  if (!found) throw new Error(`docs/add-a-collection.md has no block "${name}"`);
  return found;
}

/** What the compiler says of the copy; the guide leaves long types out, with … in their place. */
async function expectShownError(name: string): Promise<void> {
  const { output } = await typesOfTheBinding();
  const shown = block(name).text.split(/\s*[…\n]\s*/);
  for (const part of shown) expect(output).toContain(part);
}

describe('The generator refuses', () => {
  it.each([
    ['nothing', [], 'Name one collection.'],
    ['two names', ['notes', 'papers'], 'Name one collection.'],
    ['another spelling', ['resourceNotes'], 'write it in snake_case'],
    ['a path', ['../notes'], 'write it in snake_case'],
    ['a singular', ['resource_note'], 'does not look like a plural'],
    ['a collection that exists', ['insights'], 'There is a collection insights already'],
    ['a table that exists', ['sessions'], 'There is a table sessions already'],
    ['a form that exists', ['notes', '--singular', 'insight'], 'There is a form InsightForm already'],
    ['a word of the program', ['collections'], 'choose another name'],
    ['a quote in a label', ['notes', '--label', "It's"], '--label'],
    ['an unknown editor', ['notes', '--editor', 'page'], 'There is no editor "page"'],
    ['an unknown option', ['notes', '--table', 'x'], 'Usage: npm run new:collection'],
    ...['auth', 'setup', 'sign-out', 'uploads', 'new', 'users'].map((tab): [string, string[], string] => [
      `the path ${tab}`,
      ['notes', '--tab', tab],
      `/admin/${tab} is taken`,
    ]),
    ['the path of another collection', ['notes', '--tab', 'blog'], '/admin/blog is the tab of'],
    ...['contact', 'terms', 'social', 'drawings'].map((tab): [string, string[], string] => [
      `the path ${tab}, which is a page's`,
      ['notes', '--tab', tab],
      `/${tab} is a page of the site`,
    ]),
    ...['assets', 'metrics', 'healthz', 'readyz'].map((tab): [string, string[], string] => [
      `the path ${tab}, which is the server's`,
      ['notes', '--tab', tab],
      `/${tab} is answered by the server`,
    ]),
  ] satisfies [string, string[], string][])('%s', async (_what, args, sentence) => {
    const before = await snapshot();
    const { code, output } = await newCollection(...args);
    expect(output).toContain(sentence);
    expect(output).not.toContain('    at ');
    expect(code).toBe(1);
    expect(await snapshot()).toEqual(before);
  });

  it('a project whose files have another shape, naming the file', async () => {
    const file = 'app/collections/registry.server.ts';
    const text = await read(file);
    await edit(file, 'readonly BoundCollection[] =', 'BoundCollection[] =');
    await expectUndone(`${file} does not look as expected`);
    await writeFile(join(copy, file), text);
  });

  it('to leave half a collection behind when its migration fails', async () => {
    const text = await read('drizzle.config.ts');
    await writeFile(join(copy, 'drizzle.config.ts'), 'export default (');
    await expectUndone('Generating the migration failed');
    await writeFile(join(copy, 'drizzle.config.ts'), text);
  });

  async function expectUndone(sentence: string): Promise<void> {
    const before = await snapshot();
    const { code, output } = await newCollection('resource_notes');
    expect(output).toContain(sentence);
    expect(code).toBe(1);
    expect(await snapshot()).toEqual(before);
    await expect(read(`${folder}/resource_notes.ts`)).rejects.toThrow('ENOENT');
  }
});

describe('A new collection', () => {
  it('is written by one command, which says what to do next in five lines', async () => {
    const { code, output } = await newCollection('resource_notes', '--singular', 'resource note', '--label', 'Notes');
    expect(output.trim().split('\n')).toHaveLength(5);
    expect(output).toContain('the tab is /admin/resource-notes');
    expect(code).toBe(0);
    for (const text of await snapshot()) expect(text).toMatch(/resource_notes|resourceNotes/);
    expect((await newCollection('resource_notes')).output).toContain('There is a collection resource_notes already');
  });

  it('is formatted, passes lint, compiles and keeps the contract as it stands', async () => {
    const files = [folder, ...registered];
    const [formatted, linted, compiled, kept] = await Promise.all([
      tool('node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', ...files),
      tool('node_modules/oxlint/bin/oxlint', '--deny-warnings', ...files),
      types(),
      integration(contract, 'resource_notes:'),
    ]);
    expect(formatted).toMatchObject({ code: 0 });
    expect(linted).toMatchObject({ code: 0 });
    expect(compiled).toEqual({ code: 0, output: '' });
    expect(kept.output).toMatch(new RegExp(`Tests +${await contractSize()} passed`));
    expect(kept.code).toBe(0);
  });
});

describe('The guide', () => {
  it('shows what the compiler says of a required column without a field', async () => {
    const table = `${folder}/resource_notes.table.server.ts`;
    const text = await read(table);
    await apply(block(table));
    await edit(table, "venue: text('venue'),", "venue: text('venue').notNull(),");
    await expectShownError('required column without a field');
    await writeFile(join(copy, table), text);
  });

  it('shows what the compiler says of a field that toForm leaves out, and is right that it asks for a column', async () => {
    await apply(block(`${folder}/resource_notes.ts`));
    await expectShownError('field that toForm leaves out');
    const record = `${folder}/resource_notes.record.server.ts`;
    const text = await read(record);
    await edit(record, "tags: row.tags.join(', '),", "tags: row.tags.join(', '), venue: '',");
    expect((await typesOfTheBinding()).output).toContain('fieldsWithoutColumn: "venue"');
    await writeFile(join(copy, record), text);
  });

  it('leads to a public page that compiles, whose parameters are known', async () => {
    const applied = guide.filter(({ language, name }) => language !== 'text' && name !== `${folder}/resource_notes.ts`);
    const migrate = async (name: string) => {
      const { output } = await tool('node_modules/drizzle-kit/bin.cjs', 'generate', '--name', name);
      expect(output).toContain(`${name}.sql`);
    };
    const [, ofPictures] = applied.filter(({ name }) => name.endsWith('.table.server.ts'));
    if (!ofPictures) throw new Error('docs/add-a-collection.md says nothing of pictures in the table');
    for (const each of applied) if (each !== ofPictures) await apply(each);
    await migrate('resource_notes_venue');
    await apply(ofPictures);
    await migrate('resource_notes_pictures');
    const files = [...new Set(applied.map(({ name }) => name))];
    // Another collection may have its imports where the page puts those of this one.
    const shared = new Set(sharedChanges().map(({ name }) => name));
    await tool('node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...shared);
    const [formatted, linted, compiled, addressed] = await Promise.all([
      tool('node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', ...files),
      tool('node_modules/oxlint/bin/oxlint', '--deny-warnings', ...files),
      types(),
      tool('node_modules/vitest/vitest.mjs', 'run', '--project=unit', 'server/read-address.test.ts'),
    ]);
    expect(formatted).toMatchObject({ code: 0 });
    expect(linted).toMatchObject({ code: 0 });
    expect(compiled).toEqual({ code: 0, output: '' });
    expect(addressed).toMatchObject({ code: 0 });
  });

  it('leaves every file that collections share ready for the next one', async () => {
    expect(sharedChanges().length).toBeGreaterThan(8);
    for (const { name, text } of sharedChanges()) {
      const stays = text.split('\n').filter((line) => line !== '' && !line.startsWith('+'));
      expect(stays, `${name} is only added to, beside one line`).toEqual([expect.stringMatching(/^ /)]);
      expect((await read(name)).split(`${stays[0]?.slice(1)}\n`), `${name}: ${stays[0]}`).toHaveLength(2);
    }
  });

  it('leads to a test that passes, to a list whose search, tags and pages count, to search results, feeds and known pictures', async () => {
    await writeFile(join(copy, 'tests/integration/followed.test.ts'), followedTest);
    const files = ['resource-notes', 'followed', 'media'].map((name) => `tests/integration/${name}.test.ts`);
    const { code, output } = await integration(
      files,
      '(?:is found|Visitors see what is published|knows a picture in every text)',
    );
    expect(output).toMatch(/Tests +3 passed/);
    expect(code).toBe(0);
  });
});

/** What the blocks of the guide together come to, told by the copy's own modules. */
const followedTest = `
import { expect, it } from 'vitest';
import { newestWhole } from '~/collections/newest.server';
import { publicCollections } from '~/collections/public-records.server';
import { feedPaths } from '~/site/feed-links';
import { parametersReadAt } from '~/site/read-parameters';
import { eachDriver, useMigratedDatabase } from '../support/drivers.ts';

eachDriver('Followed', (kit) => {
  useMigratedDatabase(kit);
  it('is found', async () => {
    expect(parametersReadAt('/resource-notes')).toEqual(['q', 'category', 'page']);
    expect(parametersReadAt('/resource-notes/a-note')).toEqual([]);
    expect(feedPaths).toContain('/resource-notes/rss.xml');
    expect(publicCollections.map(({ base }) => base)).toContain('/resource-notes');
    expect(await newestWhole('/resource-notes', 5)).toEqual([]);
  });
});
`;
