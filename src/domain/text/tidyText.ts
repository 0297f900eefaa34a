/** A text as it is kept: without space at its ends, its syllables composed. */
export const tidyText = (text: string): string => text.normalize('NFC').trim()

/** Half of a character of two units, which a cut has left at the end. */
const HALF_AT_END = /[\uD800-\uDBFF]$/

/** A tidy text of at most `limit` units of a JavaScript string, as the rules count. No character is cut in half. */
export function tidyTextWithin(text: string, limit: number): string {
  const tidy = tidyText(text)
  return tidy.length <= limit ? tidy : tidy.slice(0, limit).replace(HALF_AT_END, '').trim()
}

/** The same on one line. */
export const tidyLineWithin = (text: string, limit: number): string =>
  tidyTextWithin(text.replace(/\s+/g, ' '), limit)
