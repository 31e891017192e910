export interface Result {
  /** The figure that the sentence opens with, to be shown large; null when it opens with a word. */
  figure: string | null;
  rest: string;
}

const opensWithFigure = /^([<>≥≤~]?[+-]?[€$₹]?\d[\d.,]*(?:\s?%|[KMBx×+]{1,2})?)\s+(\S.*)$/su;

/** "30 minutes less" as 30 and the rest. */
export function splitResult(text: string): Result {
  const [, figure, rest] = opensWithFigure.exec(text.trim()) ?? [];
  return figure && rest ? { figure, rest } : { figure: null, rest: text.trim() };
}
