/** Search as a Korean types it: by any part of a word, or by its first consonants (초성), with or without spaces. */
const INITIALS = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ']
const FIRST_SYLLABLE = 0xac00
const LAST_SYLLABLE = 0xd7a3
const SYLLABLES_PER_INITIAL = 588

const initialOf = (character: string): string => {
  const code = character.charCodeAt(0)
  if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return character
  return INITIALS[Math.floor((code - FIRST_SYLLABLE) / SYLLABLES_PER_INITIAL)] ?? character
}

const squeeze = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s+/g, '')

/** What is searched, prepared once per entry: 「성동초등학교」 → its squeezed text and ㅅㄷㅊㄷㅎㄱ. */
export interface SearchText {
  text: string
  initials: string
}

/** Prepares the words of one entry (name, address, type …) for {@link matchesSearch}. Words are never matched across each other. */
export function searchText(...words: readonly string[]): SearchText {
  const text = words.map(squeeze).join('\n')
  return { text, initials: Array.from(text, initialOf).join('') }
}

const isInitials = (query: string): boolean => /^[ㄱ-ㅎ]+$/.test(query)

/** Does the entry contain the query? An empty query matches everything; a query of consonants only is also looked for among first consonants. */
export function matchesSearch(entry: SearchText, query: string): boolean {
  const wanted = squeeze(query)
  if (entry.text.includes(wanted)) return true
  return isInitials(wanted) && entry.initials.includes(wanted)
}
