import { splitResult } from './result-text';

const sizes = {
  hero: { figure: 'text-5xl', sentence: 'text-3xl', rest: 'mt-4 max-w-[24ch] text-xl' },
  band: { figure: 'text-5xl', sentence: 'text-2xl', rest: 'mt-4 max-w-[24ch] text-xl' },
  row: { figure: 'text-4xl', sentence: 'text-lg', rest: 'mt-3 max-w-[24ch] text-base' },
  card: { figure: 'text-3xl', sentence: 'text-xl', rest: 'mt-2 text-base' },
} as const;

/** What a project achieved, its figure first: the loudest thing on a page about it. */
export function ResultFigure({ text, size }: { text: string; size: keyof typeof sizes }) {
  const { figure, rest } = splitResult(text);
  const look = sizes[size];
  if (!figure) {
    return <p className={`font-display leading-tight font-semibold text-balance ${look.sentence}`}>{rest}</p>;
  }
  return (
    <p>
      <span
        className={`block font-display leading-[0.9] font-semibold tracking-tight text-accent tabular-nums ${look.figure}`}
      >
        {figure}
      </span>{' '}
      <span className={`block leading-snug font-medium ${look.rest}`}>{rest}</span>
    </p>
  );
}
