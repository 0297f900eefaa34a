/** Not in Unicode categories Z or C. */
const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u

/**
 * At least one visible character (specification 5, section 8); Hangul fillers and the Braille blank count as letters, as in
 * `firestore.rules`.
 */
export const isVisibleText = (text: string): boolean => VISIBLE.test(text)
