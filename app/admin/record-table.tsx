import type { ReactNode } from 'react';
import type { CollectionDeclaration, TableColumn } from '~/collections/collection';
import type { RecordCard } from '~/collections/record-card';
import { CardPresence } from './presence/card-presence';
import { RecordActions, RecordLink, RecordState, titleOf } from './record-parts';
import { SelectBox } from './record-selection';

interface Props {
  collection: CollectionDeclaration;
  columns: readonly TableColumn[];
  cards: RecordCard[];
  loading: boolean;
}

/**
 * A tab's records as a table; the last column holds what can be done with each. In a narrow window each record is a
 * card that names its columns.
 */
export function RecordTable({ collection, columns, cards, loading }: Props) {
  const labels = [...columns.map(({ label }) => label), 'Actions'];
  return (
    <div className="overflow-x-auto rounded-md border border-line bg-raised">
      <table
        aria-label={`Table of ${collection.heading.toLowerCase()}`}
        aria-busy={loading}
        className="w-full text-left text-sm max-lg:block"
      >
        <thead className="border-b border-line text-xs text-muted max-lg:sr-only">
          <tr>
            {labels.map((label) => (
              <th key={label} scope="col" className="px-4 py-2.5 font-medium">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line max-lg:block">
          {cards.map((card) => (
            <tr
              key={card.id}
              data-list-item=""
              className="align-middle hover:bg-sunken max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-4 max-lg:p-4 sm:max-lg:grid-cols-3"
            >
              {columns.map((column) => (
                <Cell key={column.cell} collection={collection} column={column} card={card} />
              ))}
              <td className="max-lg:col-span-full max-lg:-ml-4 max-lg:pt-2 lg:w-0 lg:px-2 lg:py-1 lg:*:flex-nowrap">
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
      <th
        scope="row"
        className="font-semibold wrap-anywhere max-lg:col-span-full max-lg:pb-1 lg:max-w-80 lg:min-w-48 lg:px-4 lg:py-3"
      >
        <span className="flex items-center gap-3">
          <SelectBox id={card.id} title={titleOf(card)} />
          <RecordLink collection={collection} card={card} />
        </span>
        <CardPresence others={card.presence} doing="changing" />
      </th>
    );
  }
  const words = card.cells?.[column.cell] ?? '';
  const content: ReactNode = column.cell === 'state' ? <RecordState state={card.state} /> : words;
  // Only where no other way leads out: a column of words that may break anywhere is made too narrow for most of them.
  const breaks = /\S{25}/.test(words) ? 'wrap-anywhere lg:max-w-72 lg:min-w-28' : '';
  return (
    <td className={`text-muted max-lg:py-1 lg:px-4 lg:py-3 ${breaks}`}>
      <span aria-hidden="true" className="block text-2xs lg:hidden">
        {column.label}
      </span>
      <span className="max-lg:text-text">{content}</span>
    </td>
  );
}
