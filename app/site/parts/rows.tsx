import { ArrowLink } from '~/ui/arrow-link';
import { RowList } from './row-list';

export interface Row {
  title: string;
  description: string;
  href?: string;
  /** What the link says; without one the title is the link. */
  action?: string;
}

/** Rows of an index that may lead somewhere. */
export function Rows({ rows, heading }: { rows: readonly Row[]; heading?: 'h3' | 'h4' }) {
  return <RowList rows={rows.map(withLink)} heading={heading} />;
}

function withLink({ title, description, href, action }: Row) {
  if (!href) return { title, description };
  if (!action) return { title, description, heading: <ArrowLink href={href}>{title}</ArrowLink> };
  return { title, description, after: <ArrowLink href={href}>{action}</ArrowLink> };
}
