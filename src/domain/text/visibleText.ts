const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}\p{Co}\p{Cs}\u115f\u1160\u2800\u3164\uffa0]/u

/** At least one visible character (specification 5, section 8); Hangul fillers and the Braille blank are none (specification 7, section 10). */
export const isVisibleText = (text: string): boolean => VISIBLE.test(text)
