/** A name for comparing: NFKC, without invisible characters. */
export const bareName = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/[\p{Z}\p{C}]/gu, '')
    .toLowerCase()
