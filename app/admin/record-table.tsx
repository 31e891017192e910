import type { ReactNode } from 'react';
import type { CollectionDeclaration, TableColumn } from '~/collections/collection';
import type { RecordCard } from '~/collections/record-card';
import { RecordActions, RecordLink, RecordState } from './record-parts';

interface Props {
  collection: CollectionDeclaration;
  columns: readonly TableColumn[];
  cards: RecordCard[];
  loading: boolean;
}

/** A tab's records as a table; the last column holds what can be done with each. Scrolls sideways in a narrow window. */
export function RecordTable({ collection, columns, cards, loading }: Props) {
  return (
    <div
      role="region"
      aria-label={`Table of ${collection.heading.toLowerCase()}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-md border border-line bg-raised"
    >
      <table className="w-full min-w-3xl text-left text-sm" aria-busy={loading}>
        <thead className="border-b border-line text-xs text-muted">
          <tr>
            {[...columns.map(({ label }) => label), 'Actions'].map((label) => (
              <th key={label} scope="col" className="px-4 py-2.5 font-medium">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {cards.map((card) => (
            <tr key={card.id} className="align-middle hover:bg-sunken">
              {columns.map((column) => (
                <Cell key={column.cell} collection={collection} column={column} card={card} />
              ))}
              <td className="w-0 px-2 py-1">
                <RecordActions collection={collection} card={card} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({
  collection,
  column,
  card,
}: {
  collection: CollectionDeclaration;
  column: TableColumn;
  card: RecordCard;
}) {
  if (column.cell === 'title') {
    return (
      <th scope="row" className="max-w-80 min-w-48 px-4 py-3 font-semibold">
        <RecordLink collection={collection} card={card} />
      </th>
    );
  }
  const content: ReactNode =
    column.cell === 'state' ? <RecordState state={card.state} /> : (card.cells?.[column.cell] ?? '');
  return <td className="px-4 py-3 text-muted">{content}</td>;
}
