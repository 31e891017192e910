import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router';

interface PaginationProps {
  page: number;
  pageCount: number;
  /** The address of a page of this list. */
  hrefOf: (page: number) => string;
  /** What the two links say where the order is not one of time. */
  words?: { previous: string; next: string };
}

const step =
  'inline-flex min-h-11 items-center gap-2 font-medium underline decoration-transparent underline-offset-4 ' +
  'transition-colors duration-(--duration-quick) hover:text-accent hover:decoration-current';

/** Leads through the pages of a list; nothing where there is only one. */
export function Pagination({ page, pageCount, hrefOf, words }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label="Pages" className="flex items-center justify-between gap-6 border-t border-line-strong pt-4">
      {page > 1 ? (
        <Link to={hrefOf(page - 1)} rel="prev" className={step}>
          <ArrowLeft aria-hidden="true" className="size-4" />
          {words?.previous ?? 'Newer'}
        </Link>
      ) : (
        <span />
      )}
      <p className="text-sm text-muted tabular-nums">
        Page {page} of {pageCount}
      </p>
      {page < pageCount ? (
        <Link to={hrefOf(page + 1)} rel="next" className={step}>
          {words?.next ?? 'Older'}
          <ArrowRight aria-hidden="true" className="size-4" />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
