/** The head of a table; `isHidden`: for screen readers only. */
export const ColumnHeads = ({ names, isHidden }: { names: readonly string[]; isHidden?: true }) => (
  <thead className={isHidden && 'sr-only'}>
    <tr>
      {names.map((name) => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
    </tr>
  </thead>
)
