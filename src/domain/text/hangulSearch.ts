/** Korean search: any part of a word or its first consonants (초성), spaces ignored. */
const INITIALS = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ']
const FIRST_SYLLABLE = 0xac00
const LAST_SYLLABLE = 0xd7a3
const SYLLABLES_PER_INITIAL = 588
const FINALS = 28

const initialOf = (character: string): string => {
  const index = Math.floor((character.charCodeAt(0) - FIRST_SYLLABLE) / SYLLABLES_PER_INITIAL)
  return INITIALS[index] ?? character
}

const squeeze = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s/g, '')

/** Prepared once per entry: 「성동초등학교」 → its text without spaces and ㅅㄷㅊㄷㅎㄱ. */
export interface SearchText {
  text: string
  initials: string
}

/** Prepares an entry's words (name, address, type …) for {@link matchesSearch}; a match never spans two words. */
export function searchText(...words: readonly string[]): SearchText {
  const text = words.map(squeeze).join('\n')
  return { text, initials: Array.from(text, initialOf).join('') }
}

const isInitials = (query: string): boolean => /^[ㄱ-ㅎ]+$/.test(query)

/** Text before a last syllable being typed (「성도」, 「성ㄷ」 for 「성동」), and the range it can become; undefined if complete. */
function openSyllable(wanted: string): { head: string; from: string; to: string } | undefined {
  const last = wanted.at(-1) ?? ''
  const code = last.charCodeAt(0)
  const head = wanted.slice(0, -1)
  const initial = INITIALS.indexOf(last)
  if (initial >= 0) {
    const from = FIRST_SYLLABLE + initial * SYLLABLES_PER_INITIAL
    const to = from + SYLLABLES_PER_INITIAL - 1
    return { head, from: String.fromCharCode(from), to: String.fromCharCode(to) }
  }
  const isOpen =
    code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE && (code - FIRST_SYLLABLE) % FINALS === 0
  return isOpen ? { head, from: last, to: String.fromCharCode(code + FINALS - 1) } : undefined
}

/** Limit of the search box; the query in an address may be longer and would make too large a pattern. */
export const MAX_QUERY_LENGTH = 100

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A test for many entries. `start` matches their beginning only; an empty query matches all; the last syllable may be open. */
export function searchMatcher(
  query: string,
  where: 'anywhere' | 'start' = 'anywhere',
): (entry: SearchText) => boolean {
  const wanted = squeeze(query)
  const has = (text: string, part: string) =>
    where === 'start' ? text.startsWith(part) : text.includes(part)
  if (isInitials(wanted)) return (entry) => has(entry.initials, wanted) || has(entry.text, wanted)
  const open = wanted.length > MAX_QUERY_LENGTH ? undefined : openSyllable(wanted)
  if (!open) return (entry) => has(entry.text, wanted)
  const begin = where === 'start' ? '^' : ''
  const pattern = new RegExp(`${begin}${escapeRegExp(open.head)}[${open.from}-${open.to}]`)
  return (entry) => has(entry.text, wanted) || pattern.test(entry.text)
}

export const matchesSearch = (entry: SearchText, query: string): boolean =>
  searchMatcher(query)(entry)
