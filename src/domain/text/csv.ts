/** Excel reads Korean right only after this mark. */
const BYTE_ORDER_MARK = '\u{feff}'
/** A cell that begins with one of these would be worked out as a formula by a spreadsheet. */
const FORMULA_START = /^[\s\p{Cc}]*[=+\-@＝＋－＠]/u
const NEEDS_QUOTES = /[",\r\n]/

/** A cell: what would be a formula gets an apostrophe before it, what would break the row is quoted (RFC 4180). */
function csvCell(text: string): string {
  const plain = FORMULA_START.test(text) ? `'${text}` : text
  return NEEDS_QUOTES.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** The text of a `.csv` file with these rows, the first of which names the columns. */
export const csvFile = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')
