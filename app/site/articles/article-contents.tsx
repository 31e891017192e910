import type { ArticleHeading } from '~/server/html/article.server';

const fewest = 3;

/** The table of contents: folded above the text on small screens, beside it on large ones. Short articles have none. */
export function FoldedContents({ toc, className = 'lg:hidden' }: { toc: ArticleHeading[]; className?: string }) {
  if (toc.length < fewest) return null;
  return (
    <details className={`fold no-print border-y border-line ${className}`}>
      <summary className="flex min-h-13 items-center justify-between font-medium">
        On this page
        <span aria-hidden="true" className="fold-plus font-mono text-lg text-accent">
          +
        </span>
      </summary>
      <nav aria-label="On this page" className="pb-5">
        <Entries toc={toc} />
      </nav>
    </details>
  );
}

/** `current` is the id of the heading that is being read, where scripts know it. */
export function SideContents({ toc, current }: { toc: ArticleHeading[]; current?: string | null }) {
  if (toc.length < fewest) return null;
  return (
    <nav aria-label="On this page" className="no-print">
      <p className="text-sm font-medium">On this page</p>
      <Entries toc={toc} current={current} />
    </nav>
  );
}

function Entries({ toc, current }: { toc: ArticleHeading[]; current?: string | null }) {
  return (
    <ol className="mt-3 border-l border-line text-sm leading-snug">
      {toc.map(({ id, text, level }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
            className={`-ml-px block border-l border-transparent py-1.5 text-muted transition-colors duration-(--duration-quick) hover:border-accent hover:text-text aria-[current]:border-accent aria-[current]:text-text ${
              level === 2 ? 'pl-4' : 'pl-8'
            }`}
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
