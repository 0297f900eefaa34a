/** A text as it is kept: without space at its ends, its syllables composed. */
export const tidyText = (text: string): string => text.normalize('NFC').trim()

/** A tidy text of at most `limit` characters. */
export const tidyTextWithin = (text: string, limit: number): string =>
  [...tidyText(text)].slice(0, limit).join('').trim()

/** The same on one line. */
export const tidyLineWithin = (text: string, limit: number): string =>
  tidyTextWithin(text.replace(/\s+/g, ' '), limit)
