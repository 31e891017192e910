// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- the narrow layout is no
// table to some browsers, which then forget the roles
import type { ReactNode } from 'react';

interface Column {
  label: string;
  /** Classes of this column's cells: colour, face, alignment. */
  cell?: string;
  /** Figures stand at the right edge, marks in the middle, words at the left. */
  align?: 'left' | 'center' | 'right';
}

export interface StackingRow {
  title: string;
  /** One for each column; null where there is nothing to say, which a narrow window leaves out. */
  cells: (ReactNode | null)[];
}

interface Props {
  /** Over the titles of the rows; without it they speak for themselves. */
  head?: string;
  caption?: string;
  columns: readonly Column[];
  rows: readonly StackingRow[];
  /** What stands for a null cell where there is room, for those who can't see that it is empty. */
  emptyText?: string;
}

const alignments = {
  left: 'pr-6 text-left last:pr-0',
  // Marks are narrow, and there may be many beside each other.
  center: 'px-2 text-center',
  right: 'pr-6 text-right last:pr-0',
};

/**
 * A table of a few columns with words in them. Where there is room, side by side; in a narrow window one record under
 * the other, each value with its label, so that nobody has to scroll sideways to find the answer. The roles say what
 * the changed layout would make some browsers forget.
 */
export function StackingTable({ head, caption, columns, rows, emptyText }: Props) {
  return (
    // Letters made twice as large can leave no room for many columns on any screen.
    <div className="relative overflow-x-auto">
      <table role="table" className="stacking-table w-full border-collapse">
        {caption && <caption className="sr-only">{caption}</caption>}
        <thead role="rowgroup">
          <tr role="row" className="border-b border-line-strong text-sm text-muted">
            {head ? (
              <th role="columnheader" scope="col" className="py-3 pr-6 text-left font-medium">
                {head}
              </th>
            ) : (
              <td role="cell" />
            )}
            {columns.map(({ label, align = 'left' }) => (
              <th key={label} role="columnheader" scope="col" className={`py-3 font-medium ${alignments[align]}`}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ title, cells }) => (
            <tr key={title} role="row" className="border-b border-line align-baseline">
              <th
                role="rowheader"
                scope="row"
                className="py-5 pr-6 text-left font-display text-lg leading-snug font-semibold"
              >
                {title}
              </th>
              {columns.map(({ label, cell = '', align = 'left' }, index) => (
                <td
                  key={label}
                  role="cell"
                  data-label={label}
                  data-empty={cells[index] === null ? '' : undefined}
                  className={`py-5 ${alignments[align]} ${cell}`}
                >
                  {cells[index] ?? (emptyText && <span className="sr-only">{emptyText}</span>)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
