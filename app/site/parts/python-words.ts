export interface Word {
  text: string;
  /** The colour of code in articles; plain where there is none. */
  kind: 'comment' | 'string' | 'keyword' | 'constant' | 'function' | null;
}

const keywords =
  'and as assert await break class continue def elif else for from if import in is lambda not or pass return with yield';
const isKeyword = new Set(keywords.split(' '));
const pattern =
  /(#.*)|("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|([A-Za-z_]\w*)(?=(\()?)|(\d[\d_]*(?:\.\d+)?(?:e[+-]?\d+)?)|([\s\S])/g;

/** Short samples of Python in words with their colours: enough for what pages show, not a grammar. */
export function pythonWords(code: string): Word[] {
  const words: Word[] = [];
  for (const match of code.matchAll(pattern)) {
    const [text, comment, string, name, call, number] = match;
    const kind = kindOf({ comment, string, name, call, number });
    const last = words.at(-1);
    if (last && last.kind === kind) last.text += text;
    else words.push({ text, kind });
  }
  return words;
}

function kindOf(found: Record<'comment' | 'string' | 'name' | 'call' | 'number', string | undefined>): Word['kind'] {
  if (found.comment) return 'comment';
  if (found.string) return 'string';
  if (found.number) return 'constant';
  if (!found.name) return null;
  if (isKeyword.has(found.name)) return 'keyword';
  if (['True', 'False', 'None'].includes(found.name)) return 'constant';
  return found.call ? 'function' : null;
}
