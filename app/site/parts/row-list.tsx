import type { ReactNode } from 'react';

export interface ListedRow {
  title: string;
  /** The title as it is shown, where it is more than its words. */
  heading?: ReactNode;
  description: string;
  /** What follows the description. */
  after?: ReactNode;
}

/** A list that is read like an index: one line each, hairlines between. Without links (`Rows`), whose arrows are scripts where React takes over. */
export function RowList({ rows, heading: Heading = 'h3' }: { rows: readonly ListedRow[]; heading?: 'h3' | 'h4' }) {
  return (
    <ul className="border-t border-line">
      {rows.map(({ title, heading, description, after }) => (
        <li
          key={title}
          className="grid gap-x-8 gap-y-2 border-b border-line py-6 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
        >
          <Heading className="text-xl">{heading ?? title}</Heading>
          <div>
            <p className="max-w-[60ch] text-muted">{description}</p>
            {after && <p className="mt-3">{after}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
