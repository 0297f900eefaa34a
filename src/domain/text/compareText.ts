/** Order by UTF-16 units: for ids and days, not for names of people. */
export const compareText = (a: string, b: string): number => Number(a > b) - Number(a < b)

/** A name for comparing: NFKC, without invisible characters. */
export const bareName = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/[\p{Z}\p{C}]/gu, '')
    .toLowerCase()
