import { disassemble, getChoseong } from 'es-hangul'

/** Limit of the search boxes. */
export const MAX_QUERY_LENGTH = 100

const FIRST_LETTER = 0x3131
const LAST_LETTER = 0x318e

/** NFKC makes a single ㄱ, typed in full or half width, the beginning of a syllable (U+1100). */
const singleLetters = new Map(
  Array.from({ length: LAST_LETTER - FIRST_LETTER + 1 }, (_, index) =>
    String.fromCharCode(FIRST_LETTER + index),
  ).map((letter) => [letter.normalize('NFKC'), letter]),
)
const SYLLABLE_PART = /[\u1100-\u11ff]/g
/** White space, and what a pasted text carries unseen. */
const UNSEEN = /[\s\p{Z}\p{Cf}]/gu

const squeeze = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(SYLLABLE_PART, (part) => singleLetters.get(part) ?? part)
    .replace(UNSEEN, '')
    .toLowerCase()

/** Prepared once per entry: 「성동초」 → its letters ㅅㅓㅇㄷㅗㅇㅊㅗ and 초성 ㅅㄷㅊ. */
export interface SearchText {
  letters: string
  initials: string
}

/** Prepares an entry's words (name, address, type …) for {@link matchesSearch}; a match never spans two words. */
export function searchText(...words: readonly string[]): SearchText {
  const text = words.map(squeeze).join('\n')
  return { letters: disassemble(text), initials: getChoseong(text) }
}

const isInitials = (letters: string): boolean => /^[ㄱ-ㅎ]+$/.test(letters)

/**
 * A test for many entries. `start` matches their beginning only; an empty query matches all. Compared letter by letter,
 * since a syllable being typed may hold the next one's first consonant: 「맢」 on the way to 「마포」 (specification 6, section 2).
 */
export function searchMatcher(
  query: string,
  where: 'anywhere' | 'start' = 'anywhere',
): (entry: SearchText) => boolean {
  const wanted = disassemble(squeeze(query))
  const part = isInitials(wanted) ? 'initials' : 'letters'
  return where === 'start'
    ? (entry) => entry[part].startsWith(wanted)
    : (entry) => entry[part].includes(wanted)
}

export const matchesSearch = (entry: SearchText, query: string): boolean =>
  searchMatcher(query)(entry)
