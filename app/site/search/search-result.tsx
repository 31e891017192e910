import type { SearchResult } from './search.server';
import { labelOfKind } from './search-address';
import type { Piece } from './snippet';

/** One result: what it is, its title, and the place where the words stand. */
export function Result({ result }: { result: SearchResult }) {
  return (
    <li className="grid gap-x-8 border-b border-line py-6 md:grid-cols-[9rem_1fr]">
      <p className="text-sm text-muted md:pt-1">{labelOfKind(result.kind)}</p>
      <div>
        <h3 className="text-xl">
          <a
            href={result.path}
            className="underline decoration-transparent underline-offset-4 transition-colors duration-(--duration-quick) hover:text-accent hover:decoration-current"
          >
            <Pieces pieces={result.title} />
          </a>
        </h3>
        <p className="mt-2 max-w-[72ch] text-muted">
          <Pieces pieces={result.snippet} />
        </p>
        <p className="mt-2 font-mono text-2xs break-all text-muted">{result.path}</p>
      </div>
    </li>
  );
}

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  let at = 0;
  return pieces.map(({ text, isMatch }) => {
    const key = at;
    at += text.length;
    return isMatch ? (
      <mark key={key} className="rounded-sm bg-accent-soft text-text">
        {text}
      </mark>
    ) : (
      <span key={key}>{text}</span>
    );
  });
}
