import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './paths.mjs';

/** What must not be imported from where: [file, import]. */
const forbidden = [
  ['app/lib/a.ts', '~/ui/button'],
  ['app/lib/a.ts', '../db/client.server'],
  ['app/lib/a.ts', '~/server/env.server'],
  ['app/ui/a.tsx', '~/site/header'],
  ['app/ui/a.tsx', '../collections/index'],
  ['app/ui/a.tsx', '~/db/client.server'],
  ['app/ui/a.tsx', './a.server'],
  ['app/db/a.server.ts', '~/server/env.server'],
  ['app/db/a.server.ts', '~/collections/index'],
  ['app/db/a.server.ts', '../site/claims'],
  ['app/server/a.server.ts', '~/collections/index'],
  ['app/server/auth/a.server.ts', '~/site/claims'],
  ['app/server/auth/a.server.ts', '../../ui/button'],
  ['app/server/a.server.ts', '~/routes/public/home'],
  ['app/collections/insights/insights.ts', '~/site/header'],
  ['app/collections/insights/insights.ts', '~/routes/public/home'],
  ['app/collections/insights/insights.ts', '~/admin/manager'],
  ['app/collections/insights/insights.ts', './insights.queries.server'],
  ['app/collections/insights/insights.queries.server.ts', '~/site/header'],
  ['app/collections/insights/insights-form.tsx', '~/admin/manager'],
  ['app/collections/insights/insights-form.tsx', '~/admin/records.server'],
  ['app/collections/insights/insights-form.tsx', '../../admin/fields'],
  ['app/collections/insights/insights-form.tsx', '~/site/header'],
  ['app/collections/insights/insights-form.tsx', '~/server/env.server'],
  ['app/site/header.tsx', '~/admin/fields'],
  ['app/site/header.tsx', '../routes/public/home'],
  ['app/site/header.tsx', '~/server/env.server'],
  ['app/admin/records.server.ts', '~/routes/admin/users'],
  ['app/admin/page.tsx', './records.server'],
  ['app/root.tsx', './routes/public/home'],
  ['server/main.ts', '~/routes/public/home'],
  ['tests/e2e/a.ts', '~/routes/public/home'],
];

const allowed = [
  ['app/ui/a.tsx', '~/lib/theme'],
  ['app/db/a.server.ts', '~/lib/theme'],
  ['app/server/a.server.ts', '~/db/client.server'],
  ['app/collections/insights/insights.queries.server.ts', '~/db/client.server'],
  ['app/collections/insights/insights-form.tsx', '~/admin/fields'],
  ['app/collections/insights/insights-form.tsx', '~/admin/fields/text-field'],
  ['app/collections/insights/insights-form.tsx', '~/ui/button'],
  ['app/collections/insights/insights.test.ts', './insights.table.server'],
  ['app/site/header.tsx', '~/collections/insights/insights'],
  ['app/admin/page.tsx', '~/site/header'],
  ['app/admin/records.server.ts', '~/server/auth/session.server'],
  ['app/routes/public/home.tsx', '~/collections/insights/insights.queries.server'],
  ['app/routes/admin/users.tsx', '../public/home'],
  ['server/main.ts', '~/server/env.server.ts'],
];

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'quzones-lint-'));
  const config = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8'));
  // Imports are what is checked here; files that exist and types are not needed for that.
  config.options.typeAware = false;
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(config));
  cpSync(join(root, 'tsconfig.json'), join(folder, 'tsconfig.json'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** @param {string[][]} cases @returns {Set<string>} the refused ones as "file <- import" */
function lint(cases) {
  for (const name of ['app', 'server', 'tests']) rmSync(join(folder, name), { recursive: true, force: true });
  const files = new Map();
  for (const [file, imported] of cases) files.set(file, [...(files.get(file) ?? []), imported]);
  for (const [file, imports] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    const lines = imports.map(
      (/** @type {string} */ path, /** @type {number} */ index) => `export { a${index} } from '${path}';`,
    );
    writeFileSync(join(folder, file), `${lines.join('\n')}\n`);
  }
  let output = '';
  try {
    execFileSync(process.execPath, [join(root, 'node_modules/oxlint/bin/oxlint'), '-f', 'json'], {
      cwd: folder,
      encoding: 'utf8',
    });
  } catch (error) {
    output = /** @type {{ stdout: string }} */ (error).stdout;
  }
  const refused = new Set();
  for (const { filename, code, labels } of output === '' ? [] : JSON.parse(output).diagnostics) {
    const line = labels[0].span.line - 1;
    if (code.includes('no-restricted-imports')) refused.add(`${filename} <- ${files.get(filename)[line]}`);
  }
  return refused;
}

test('Every import against the one way of the house is refused', () => {
  const refused = lint(forbidden);
  expect(forbidden.map(([file, path]) => `${file} <- ${path}`).filter((name) => !refused.has(name))).toEqual([]);
});

test('Imports along the one way are welcome', () => {
  expect([...lint(allowed)]).toEqual([]);
});

test('process.env is read in one place of app and server, and nothing logs to the console there', () => {
  mkdirSync(join(folder, 'app/server'), { recursive: true });
  for (const file of ['app/server/env.server.ts', 'app/server/other.server.ts']) {
    writeFileSync(join(folder, file), 'export const host = process.env.HOST;\nconsole.log(host);\n');
  }
  const tool = join(root, 'node_modules/oxlint/bin/oxlint');
  let output = '';
  try {
    execFileSync(process.execPath, [tool, '-f', 'unix', 'app/server'], { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    output = /** @type {{ stdout: string }} */ (error).stdout;
  }
  const found = [...output.matchAll(/^(app\S+?):.*\((no-[a-z-]+)\)/gm)]
    .map(([, file, rule]) => `${file} ${rule}`)
    .sort();
  expect(found).toEqual([
    'app/server/env.server.ts no-console',
    'app/server/other.server.ts no-console',
    'app/server/other.server.ts no-process-env',
  ]);
});
