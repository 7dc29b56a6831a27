/** The first row of a table of figures. */
export const ColumnHeads = ({ of }: { readonly of: readonly string[] }) => (
  <thead>
    <tr>
      {of.map((column) => (
        <th key={column} scope="col">
          {column}
        </th>
      ))}
    </tr>
  </thead>
);
