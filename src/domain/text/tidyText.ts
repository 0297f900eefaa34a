/** Halves of surrogate pairs without their other half, which Firestore cannot store. */
const LONE_SURROGATES = /\p{Cs}/gu

/** The form in which texts are stored: well-formed, NFC, trimmed. */
export const tidyText = (text: string): string =>
  text.replace(LONE_SURROGATES, '').normalize('NFC').trim()

/** Half a surrogate pair, left by cutting. */
const HALF_AT_END = /[\uD800-\uDBFF]$/

/** Tidy text of at most `limit` UTF-16 units, as the rules count; no character is cut in half. */
export const tidyTextWithin = (text: string, limit: number): string =>
  tidyText(text).slice(0, limit).replace(HALF_AT_END, '').trim()

export const tidyLineWithin = (text: string, limit: number): string =>
  tidyTextWithin(text.replace(/\s+/g, ' '), limit)
