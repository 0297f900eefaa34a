const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u

/** At least one visible character (specification 5, section 8); Hangul fillers and Braille blank are letters, as in the rules. */
export const isVisibleText = (text: string): boolean => VISIBLE.test(text)
