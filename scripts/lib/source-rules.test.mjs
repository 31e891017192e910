import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.mjs';

/**
 * What docs/security.md says of the whole code of the site: what stands nowhere, or in these files alone. Whoever needs it
 * somewhere else looks at what the document says first.
 * @type {[what: string, pattern: RegExp, allowed: string[]][]}
 */
const rules = [
  [
    'No program is started but our own process that makes backups (1.2.5)',
    /['"](?:node:)?child_process['"]/,
    ['app/server/backup/run-backup-job.server.ts'],
  ],
  [
    'No regular expression is built from what somebody sent (1.2.9)',
    /new RegExp\((?!\/)/,
    ['app/lib/pictures.ts', 'app/server/document-policy.server.ts'],
  ],
  ['No text is run as code (1.3.2)', /\beval\(|new Function\(|['"](?:node:)?vm['"]/, []],
  ['zod is told in one place that it may not do so in a browser (1.3.2)', /['"]zod['"]/, ['app/lib/zod.ts']],
  [
    'The server asks nobody but the object store and the hook of the CDN (1.3.6, 13.1.1, 15.3.2)',
    /\bfetch\(|['"]undici['"]|\bhttps?\.(?:get|request)\(/,
    ['app/server/cdn/purge-worker.server.ts', 'app/server/uploads/object-store.server.ts'],
  ],
  ['The sign-in answers at our addresses only (6.3.4)', /api\/auth|toNodeHandler|\bauth\(\)\)?\.handler/, []],
  ['Nothing is hashed by what is broken (11.4)', /create(?:Hash|Hmac)\((?!'sha256')/, []],
  [
    "No secret is drawn by Math.random: it names drafts in the editor's browser (11.5)",
    /Math\.random\(\)/,
    ['app/admin/editor/use-draft.ts'],
  ],
  ['No other origin may read answers (3.4.2)', /access-control-allow/i, []],
  [
    'Windows tell each other nothing: a worker is spoken to by these alone (3.5.5)',
    /(?<!thread\.|main\?\.)\bpostMessage\(|\baddEventListener\(['"]message['"]|onmessage/,
    ['app/site/proof/prove-forms.ts', 'app/site/proof/solve-challenges.ts'],
  ],
  ['There is no socket of the web (4.4)', /\bWebSocket\b/, []],
  [
    'HTML is put into a page by these alone (3.2.2)',
    /dangerouslySetInnerHTML|\.innerHTML\s*=/,
    [
      'app/site/articles/article-text.tsx',
      'app/site/documentation/documentation-list.tsx',
      'app/site/illustrations/hero-field.tsx',
      'app/site/illustrations/sheet.tsx',
      'app/site/kept-frame.tsx',
    ],
  ],
];

/** What runs on the server in the built site. What only browsers run asks its own site, which the policy sees to. */
const isServer = (/** @type {string} */ file) => /\.server\.tsx?$|^server\//.test(file);

function sources() {
  return ['app', 'server']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    )
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$/.test(file));
}

test.each(rules)('%s', (what, pattern, allowed) => {
  const files = sources().filter((file) => !what.startsWith('The server') || isServer(file));
  const found = files.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')));
  expect(found.toSorted()).toEqual(allowed.toSorted());
});

test('The built site needs no package that is there for developing only (15.2.3)', () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  // The table of routes is read by the build alone.
  const built = sources().filter((file) => file !== 'app/routes.ts');
  const named = built.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8').replaceAll(/^import type [^;]+;$/gm, '');
    return [
      ...text.matchAll(
        /(?:^(?:import|export)\b[^;'"]*?from |\bimport\(|^import )'((?:@[\w-]+\/)?[\w-][\w.-]*)[^']*'/gm,
      ),
    ].map(([, name]) => name ?? '');
  });
  const foreign = [...new Set(named)].filter((name) => !dependencies[name]);
  expect(foreign.filter((name) => name !== 'virtual' && name !== 'node')).toEqual([]);
});

test('SQL is put together from text only where the text is ours (1.2.4)', () => {
  const found = sources().filter((file) => readFileSync(join(root, file), 'utf8').includes('sql.raw('));
  // None of these is given anything of a request: tables, migrations, names of our columns and directions.
  const allowed =
    /\.table\.server\.ts$|^app\/db\/|^app\/collections\/(?:columns|search-vectors|documentation\/documentation\.queries)|^app\/server\/(?:inbox\/inquiry-|backup\/restore-|uploads\/mend-)|^app\/admin\/record-list|^server\/move-progress/;
  expect(found.filter((file) => !allowed.test(file))).toEqual([]);
});
