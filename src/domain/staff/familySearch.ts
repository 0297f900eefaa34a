import { prefixRanges, type TextRange } from '../text/hangulPrefix'
import { parseMobile } from '../text/phone'

export type FamilySearch =
  /** Nothing was typed. */
  | { kind: 'empty' }
  /** No whole syllable to begin with. */
  | { kind: 'unfinished' }
  | { kind: 'phone'; phone: string }
  /** `text` filters what the ranges find, which are asked in turn. */
  | { kind: 'name'; text: string; ranges: readonly TextRange[] }

/** Said while only consonants are typed (specification 7, section 5). */
export const TYPE_FIRST_SYLLABLE = '이름의 첫 글자를 적어 주세요.'

/** At most this many families are shown. */
export const FOUND_FAMILIES = 20

/** Documents that a search by name asks for. */
export const SEARCHED_DOCUMENTS = 22

/** In one question. */
export const SEARCH_LIMIT = 21

const PHONE_DIGITS = 8

/** +82… of a whole phone: 010 and eight digits, or the eight. */
function phoneOf(typed: string): string | undefined {
  const compact = typed.replace(/[\s-]/g, '')
  const isWithoutStart = /^\d+$/.test(compact) && compact.length === PHONE_DIGITS
  const phone = parseMobile(isWithoutStart ? `010${compact}` : typed)
  return phone.ok ? phone.e164 : undefined
}

/** What is asked for a text of 「찾기」 (specification 7, section 5). */
export function familySearch(text: string): FamilySearch {
  const typed = text.normalize('NFC').trim()
  if (typed === '') return { kind: 'empty' }
  const phone = phoneOf(typed)
  if (phone !== undefined) return { kind: 'phone', phone }
  const ranges = prefixRanges(typed)
  return ranges.length === 0 ? { kind: 'unfinished' } : { kind: 'name', text: typed, ranges }
}
