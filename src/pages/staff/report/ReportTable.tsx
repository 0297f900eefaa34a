import styles from './Report.module.css'

const NO_BRANCH = '지점 없음'

interface TableProps {
  caption: string
  note?: string
  columns: readonly string[]
  rows: readonly Row[]
}

export interface Row {
  label: string
  /** None: of no branch. */
  cells: readonly string[] | undefined
  isSum?: boolean
}

/** A table of the report, with numbers of nothing painted pale. */
export function ReportTable({ caption, note, columns, rows }: TableProps) {
  const table = (
    <table className={`${styles.table} full tabular`}>
      <caption>{caption}</caption>
      {columns.length > 1 && (
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(({ label, cells, isSum }) => (
          <tr key={label} data-sum={isSum || undefined}>
            <th scope="row">{label}</th>
            {cells ? (
              cells.map((cell, place) => (
                <td
                  key={columns[place + 1] ?? label}
                  data-label={columns[place + 1]}
                  data-zero={/^0\D*$/.test(cell) || undefined}
                >
                  {cell}
                </td>
              ))
            ) : (
              <td colSpan={Math.max(1, columns.length - 1)} className="muted">
                {NO_BRANCH}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
  return note === undefined ? (
    table
  ) : (
    <div className={`${styles.noted} relative`}>
      {table}
      <p className="note">{note}</p>
    </div>
  )
}
