import type { DynamicImportLanguageRegistration, GrammarState, HighlighterCore, ThemedToken } from 'shiki/core';

const languages: Record<string, { label: string; load: DynamicImportLanguageRegistration | null }> = {
  typescript: { label: 'TypeScript', load: () => import('shiki/langs/typescript.mjs') },
  tsx: { label: 'TSX', load: () => import('shiki/langs/tsx.mjs') },
  javascript: { label: 'JavaScript', load: () => import('shiki/langs/javascript.mjs') },
  python: { label: 'Python', load: () => import('shiki/langs/python.mjs') },
  sql: { label: 'SQL', load: () => import('shiki/langs/sql.mjs') },
  bash: { label: 'Shell', load: () => import('shiki/langs/bash.mjs') },
  json: { label: 'JSON', load: () => import('shiki/langs/json.mjs') },
  yaml: { label: 'YAML', load: () => import('shiki/langs/yaml.mjs') },
  html: { label: 'HTML', load: () => import('shiki/langs/html.mjs') },
  css: { label: 'CSS', load: () => import('shiki/langs/css.mjs') },
  rust: { label: 'Rust', load: () => import('shiki/langs/rust.mjs') },
  text: { label: 'Text', load: null },
};

const otherNames: Record<string, string> = {
  ts: 'typescript',
  js: 'javascript',
  jsx: 'tsx',
  py: 'python',
  sh: 'bash',
  shell: 'bash',
  yml: 'yaml',
  rs: 'rust',
  plaintext: 'text',
  txt: 'text',
};

/** What a reader calls the language of a code block; "Text" for those that we don't know. */
export function languageLabel(name: string): string {
  const language = otherNames[name] ?? name;
  return (Object.hasOwn(languages, language) && languages[language]?.label) || 'Text';
}

const variable = '--code-';
/** Longer lines stay plain: grammars may take quadratic time on them. */
const longestLine = 2000;
const longestLineMs = 1000;
/** Deeper than any code; what stands behind such a place stays plain. */
const deepestNesting = 200;
/** Looked at for it after so many characters. */
const partLength = 2000;

let highlighter: Promise<HighlighterCore> | undefined;

async function createHighlighter(): Promise<HighlighterCore> {
  const [{ createCssVariablesTheme, createHighlighterCore }, { createJavaScriptRegexEngine }] = await Promise.all([
    import('shiki/core'),
    import('shiki/engine/javascript'),
  ]);
  const theme = createCssVariablesTheme({ name: 'tokens', variablePrefix: variable, fontStyle: false });
  return createHighlighterCore({
    themes: [theme],
    langs: [],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
}

/**
 * Code as HTML, its words in spans whose classes (`code-keyword`, `code-string`, ...) take their colours from the tokens
 * in prose.css. Null for languages without a grammar.
 */
export async function highlight(code: string, name: string): Promise<string | null> {
  const language = otherNames[name] ?? name;
  const load = Object.hasOwn(languages, language) ? languages[language]?.load : null;
  if (!load) return null;
  highlighter ??= createHighlighter();
  const shiki = await highlighter;
  if (!shiki.getLoadedLanguages().includes(language)) await shiki.loadLanguage(load);
  const tokenize = () => tokenizeInParts(shiki, code, language);
  const started = performance.now();
  let lines = tokenize();
  // The first lines of a language compile its grammar, and the limit may have cut one short; by now it is compiled.
  if (performance.now() - started > longestLineMs) lines = tokenize();
  return lines
    .map((line) => mergeNeighbours(line.map(({ content, color }) => ({ content, kind: kindOf(color) }))))
    .map((line) => line.map(toHtml).join(''))
    .join('\n');
}

/** What closes less than it opens makes each line slower than the one before. */
function tokenizeInParts(shiki: HighlighterCore, code: string, lang: string): ThemedToken[][] {
  const limits = { tokenizeMaxLineLength: longestLine, tokenizeTimeLimit: longestLineMs };
  const lines: ThemedToken[][] = [];
  let grammarState: GrammarState | undefined;
  for (const part of partsOf(code)) {
    const isDeep = (grammarState?.getScopes()?.length ?? 0) > deepestNesting;
    const tokens = shiki.codeToTokensBase(part, {
      lang: isDeep ? 'text' : lang,
      theme: 'tokens',
      ...limits,
      ...(grammarState && !isDeep && { grammarState }),
    });
    lines.push(...tokens);
    if (!isDeep) grammarState = shiki.getLastGrammarState(tokens);
  }
  return lines;
}

/** Whole lines, some thousand characters of them. */
function partsOf(code: string): string[] {
  const parts: string[][] = [];
  let left = 0;
  for (const line of code.split('\n')) {
    if (left <= 0) {
      parts.push([]);
      left = partLength;
    }
    parts.at(-1)?.push(line);
    left -= line.length;
  }
  return parts.map((lines) => lines.join('\n'));
}

interface Piece {
  content: string;
  kind: string | null;
}

/** `var(--code-token-keyword)` is `keyword`; what has the colour of the text needs no span. */
function kindOf(color: string | undefined): string | null {
  return /^var\(--code-token-([a-z-]+)\)$/.exec(color ?? '')?.[1] ?? null;
}

function mergeNeighbours(pieces: Piece[]): Piece[] {
  const merged: Piece[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    const isBlank = piece.content.trim() === '';
    if (last && (last.kind === piece.kind || isBlank)) last.content += piece.content;
    else merged.push({ ...piece });
  }
  return merged;
}

function toHtml({ content, kind }: Piece): string {
  const text = content.replace(/[&<>]/g, (character) => entities[character] ?? character);
  return kind === null ? text : `<span class="code-${kind}">${text}</span>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
