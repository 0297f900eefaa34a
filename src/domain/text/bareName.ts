/** A name as two of them are compared: letters that look the same are, and nothing that cannot be seen counts. */
export const bareName = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/[\p{Z}\p{C}]/gu, '')
    .toLowerCase()
