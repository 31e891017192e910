import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type Bench, benchHref } from './address';

interface BenchLinkProps {
  to: Bench;
  label?: string;
  id?: string;
  current?: boolean;
  className: string;
  children: ReactNode;
  onClick?: () => void;
}

/**
 * A step in the playground is a link to the page with the next circuit. Where scripts run the page stays where it is and
 * nothing is fetched; where they don't, the server renders it.
 */
export function BenchLink({ to, label, id, current, className, children, onClick }: BenchLinkProps) {
  return (
    <Link
      to={benchHref(to)}
      id={id}
      aria-label={label}
      aria-current={current ? 'true' : undefined}
      className={className}
      onClick={onClick}
      replace
      preventScrollReset
      defaultShouldRevalidate={false}
    >
      {children}
    </Link>
  );
}
