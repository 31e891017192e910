import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { type ListState, listHref } from './list-address';

interface PaginationProps {
  base: string;
  state: ListState;
  pageCount: number;
  /** What the two links say where the order is not one of time. */
  words?: { previous: string; next: string };
}

const step =
  'inline-flex min-h-11 items-center gap-2 font-medium underline decoration-transparent underline-offset-4 ' +
  'transition-colors duration-(--duration-quick) hover:text-accent hover:decoration-current';

/** Leads through the pages of a list; nothing where there is only one. */
export function Pagination({ base, state, pageCount, words }: PaginationProps) {
  if (pageCount <= 1) return null;
  const { page } = state;
  const to = (target: number) => listHref(base, { ...state, page: target });
  return (
    <nav aria-label="Pages" className="flex items-center justify-between gap-6 border-t border-line-strong pt-4">
      {page > 1 ? (
        <Link to={to(page - 1)} rel="prev" className={step}>
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
        <Link to={to(page + 1)} rel="next" className={step}>
          {words?.next ?? 'Older'}
          <ArrowRight aria-hidden="true" className="size-4" />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
