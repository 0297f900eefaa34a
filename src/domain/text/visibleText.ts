/** Neither white space nor a control, format or private character, by Unicode's categories Z and C. */
const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u

/**
 * Has a text a character that can be seen (specification 5, section 8)? Hangul fillers and the Braille blank count as
 * letters. `firestore.rules` says the same.
 */
export const isVisibleText = (text: string): boolean => VISIBLE.test(text)
