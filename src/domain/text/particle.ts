const FIRST_SYLLABLE = 0xac00
const LAST_SYLLABLE = 0xd7a3
/** Syllables that differ only in their final consonant. */
const FINALS = 28

/** After a final consonant, and else; words that end in no Hangul syllable take the second. */
const pairs = {
  object: ['을', '를'],
  subject: ['이', '가'],
  topic: ['은', '는'],
  copula: ['이에요', '예요'],
} as const

/** The particle behind a word. */
export function particleOf(word: string, role: keyof typeof pairs): string {
  const last = word.charCodeAt(word.length - 1)
  const isSyllable = last >= FIRST_SYLLABLE && last <= LAST_SYLLABLE
  const [closed, open] = pairs[role]
  return isSyllable && (last - FIRST_SYLLABLE) % FINALS > 0 ? closed : open
}

/** The word with its particle: `오늘의 픽업을`, `명단을`, `주를`. */
export const withParticle = (word: string, role: keyof typeof pairs): string =>
  `${word}${particleOf(word, role)}`

const numerals = ['한', '두', '세', '네', '다섯', '여섯']

/** As before a counter: 「네 가지」. */
export const nativeNumber = (count: number): string => numerals[count - 1] ?? String(count)
