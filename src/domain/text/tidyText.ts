/** Halves of surrogate pairs without their other half, which Firestore cannot store. */
const LONE_SURROGATES = /\p{Cs}/gu

/** Marks and overrides of direction: they turn round the numbers that stand beside a text. The rules refuse them. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

export const withoutDirectionMarks = (text: string): string => text.replace(DIRECTION_MARKS, '')

/** The form in which texts are stored: well-formed, NFC, trimmed, without marks of direction. */
export const tidyText = (text: string): string =>
  withoutDirectionMarks(text).replace(LONE_SURROGATES, '').normalize('NFC').trim()

/** Half a surrogate pair, left by cutting. */
const HALF_AT_END = /[\uD800-\uDBFF]$/

/** Tidy text of at most `limit` UTF-16 units, as the rules count; no character is cut in half. */
export const tidyTextWithin = (text: string, limit: number): string =>
  tidyText(text).slice(0, limit).replace(HALF_AT_END, '').trim()

export const tidyLineWithin = (text: string, limit: number): string =>
  tidyTextWithin(text.replace(/\s+/g, ' '), limit)
