/** The heads of a table whose first column names what the others count. */
export function NumberHeads({ columns }: { columns: readonly string[] }) {
  return columns.map((column, index) => (
    <th key={column} scope="col" className={`py-3 font-medium ${index === 0 ? 'text-left' : 'pl-4 text-right'}`}>
      {column}
    </th>
  ));
}
