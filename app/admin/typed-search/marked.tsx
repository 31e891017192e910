import { markedParts } from './fitting';

/** A label with what was typed marked in it. */
export function Marked({ label, query }: { label: string; query: string }) {
  return markedParts(label, query).map(({ text, marked }, index) =>
    marked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
