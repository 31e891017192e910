/** Lower case, without accents. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Those whose label has every word that was typed, those that begin with it first. */
export function fitting<Labelled extends { label: string }>(options: readonly Labelled[], query: string): Labelled[] {
  const wanted = fold(query).trim();
  const words = wanted.split(/\s+/u).filter(Boolean);
  const begins = ({ label }: Labelled) => (fold(label).startsWith(wanted) ? 0 : 1);
  return options
    .filter(({ label }) => words.every((word) => fold(label).includes(word)))
    .sort((one, other) => begins(one) - begins(other));
}

/** The stretches of a label, those that were typed marked. Labels that lose or gain letters without accents stay whole. */
export function markedParts(label: string, query: string): { text: string; marked: boolean }[] {
  const folded = fold(label);
  const words = fold(query).split(/\s+/u).filter(Boolean);
  if (folded.length !== label.length || words.length === 0) return [{ text: label, marked: false }];
  const marks = new Set<number>();
  for (const word of words) {
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
      for (let letter = at; letter < at + word.length; letter += 1) marks.add(letter);
    }
  }
  const parts: { text: string; marked: boolean }[] = [];
  for (let at = 0; at < label.length; at += 1) {
    const last = parts.at(-1);
    const marked = marks.has(at);
    if (last?.marked === marked) last.text += label[at];
    else parts.push({ text: label[at] ?? '', marked });
  }
  return parts;
}
