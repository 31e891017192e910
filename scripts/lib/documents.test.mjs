import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.mjs';

/** What is not the project's own, or made by its commands. */
const notOurs = new Set(['node_modules', 'build', 'data', '.git', '.react-router', '.cache', '.env']);
const files = readdirSync(root).flatMap((name) => (notOurs.has(name) ? [] : filesIn(name)));
const known = new Set(files);
const folders = new Set(files.flatMap((file) => foldersOf(file)));
const documents = files
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** @param {string} path @returns {string[]} */
function filesIn(path) {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path)).flatMap((name) => filesIn(`${path}/${name}`));
}

/** @param {string} file @returns {string[]} */
function foldersOf(file) {
  const folder = dirname(file);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}

/** What is made while the site or its build runs, and what the guide to a new collection has whoever follows it make. */
const madeLater = /^(?:\/|data\/$|.*generated\/$|.*research_note)/;

/** @param {string} text without the blocks of code, whose lines the test of the guide applies */
function namedIn(text) {
  const prose = text.replaceAll(/^```.*?^```$/gms, '');
  return [...prose.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name);
}

/**
 * Whether a name of a file or folder, whole or the end of one, with `*` and `<name>` for what differs, stands for one.
 * @param {string} name
 * @param {string} from the document that names it
 */
function isThere(name, from) {
  const path = normalize(join(dirname(from), name)).replace(/\/$/, '');
  const end = name.replace(/\/$/, '');
  if (known.has(path) || folders.has(path)) return true;
  const pattern = end
    .replaceAll(/[.+()[\]$]/g, '\\$&')
    .replaceAll(/<[\w-]+>|\*/g, '[^/]+')
    .replaceAll('…', '.*');
  const named = new RegExp(`(?:^|/)${pattern}$`);
  return [...(name.endsWith('/') ? folders : known)].some((each) => named.test(each));
}

/** A decision that was superseded tells of what was there. */
const present = documents.filter(({ text }) => !/^\d{4}-\d\d-\d\d,.* superseded by/m.test(text));

test('A file or folder that a document names is there', () => {
  const isPath = /^[\w./*<>…-]+(?:\.(?:tsx?|mjs|css|sql|md|conf|py)|\/)$/;
  const missing = present.flatMap(({ file, text }) =>
    namedIn(text)
      .filter((name) => isPath.test(name) && !madeLater.test(name) && !isThere(name, file))
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('What a document calls by a name of the code is called so there', () => {
  const code = files.filter((file) => /\.(?:tsx?|m[jt]s|json|sql|py|service)$/.test(file));
  const words = new Set(code.flatMap((file) => readFileSync(join(root, file), 'utf8').match(/\w+/g) ?? []));
  // The guide's are those of a collection that is not there: the test that follows it compiles them.
  const others = present.filter(({ file }) => file !== 'docs/add-a-collection.md');
  const missing = others.flatMap(({ file, text }) =>
    namedIn(text)
      .map((name) => /^(\w*[a-z]\w*[A-Z]\w*)(?:\(.*\))?$/.exec(name)?.[1])
      .filter((name) => name !== undefined && !words.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('A link of a document leads to a file, and to a heading of it', () => {
  const dead = documents.flatMap(({ file, text }) =>
    [...text.replaceAll(/`[^`\n]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, address = '']) => address)
      .filter((address) => !/^\w+:/.test(address) && !leadsSomewhere(address, file))
      .map((address) => `${file}: ${address}`),
  );
  expect(dead).toEqual([]);
});

/** @param {string} address @param {string} from */
function leadsSomewhere(address, from) {
  const [path = '', heading] = address.split('#');
  const file = path === '' ? from : normalize(join(dirname(from), path));
  if (heading === undefined) return known.has(file) || folders.has(file.replace(/\/$/, ''));
  const headings = documents.find((document) => document.file === file)?.text.matchAll(/^#+ (.*)$/gm) ?? [];
  return [...headings].some(([, words = '']) => anchorOf(words) === heading);
}

/** @param {string} words as GitHub makes an address of a heading */
function anchorOf(words) {
  return words
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');
}

test('Every command that a document names is there, and the README names every command', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const named = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, command = '']) => ({ file, command })),
  );
  expect(named.filter(({ command }) => scripts[command] === undefined)).toEqual([]);
  const inReadme = new Set(named.filter(({ file }) => file === 'README.md').map(({ command }) => command));
  expect(Object.keys(scripts).filter((command) => !/^(?:start|test)$/.test(command) && !inReadme.has(command))).toEqual(
    [],
  );
});

test('The list of decisions has each of them with its title, and each says when it was made and how it stands', () => {
  const decisions = documents.filter(({ file }) => /^docs\/decisions\/\d/.test(file));
  const list = readFileSync(join(root, 'docs/decisions/README.md'), 'utf8');
  const listed = [...list.matchAll(/^- \[\d{3}\]\(.*$/gm)].map(([line]) => line);
  const lines = decisions.map(({ file, text }) => {
    const [, number, title] = /^# (\d{3})\. (.+)\n\n\d{4}-\d\d-\d\d, (?:accepted|superseded by)/.exec(text) ?? [];
    return `- [${number}](${file.slice('docs/decisions/'.length)}) ${title}`;
  });
  expect(listed).toEqual(lines.toSorted());
});
