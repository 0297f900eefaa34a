/** Without it Excel misreads Korean. */
const BYTE_ORDER_MARK = '\u{feff}'
/** Spreadsheets run a cell that begins like this as a formula. */
const FORMULA_START = /^[\s\p{Cc}]*[=+\-@＝＋－＠]/u
/** Commas, and what spreadsheets of other languages part cells by. */
const NEEDS_QUOTES = /[",;\t\r\n]/

/** Prefixes a formula with an apostrophe; quotes as RFC 4180. */
function csvCell(text: string | number): string {
  // Our own numbers, negative ones too, are to be added up.
  if (typeof text === 'number') return String(text)
  const plain = FORMULA_START.test(text) ? `'${text}` : text
  return NEEDS_QUOTES.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

export const csvFile = (rows: readonly (readonly (string | number)[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')
