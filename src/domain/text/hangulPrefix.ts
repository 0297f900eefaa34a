import { assemble, disassemble } from 'es-hangul'

/** Texts in [from, until), as a database sorts them. */
export interface TextRange {
  from: string
  until: string
}

/** Sorts after every letter of a name. */
const LAST_LETTER = '\uf8ff'

const FIRST_SYLLABLE = 0xac00
const LAST_SYLLABLE = 0xd7a3
const FINALS = 28
const VOWELS = 21
const SYLLABLES_A_LEAD = FINALS * VOWELS
const LEADS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
/** How many vowels a next key may make of one: 고 is on the way to 과, 괘 and 괴. */
const LONGER_VOWELS = new Map([
  ['ㅗ', 3],
  ['ㅜ', 3],
  ['ㅡ', 1],
])

/** Single letters at the end, of a keyboard or decomposed. */
const LETTERS_AT_END = /[\u3131-\u318e\u1100-\u11ff]+$/

const beginningWith = (text: string, last = text): TextRange => ({
  from: text,
  until: last + LAST_LETTER,
})

/** After `head`, every syllable that begins with the consonant. */
function leadRange(head: string, lead: string): TextRange {
  const index = LEADS.indexOf(lead)
  if (index < 0 || lead === '') return beginningWith(head)
  const first = FIRST_SYLLABLE + index * SYLLABLES_A_LEAD
  return beginningWith(
    head + String.fromCharCode(first),
    head + String.fromCharCode(first + SYLLABLES_A_LEAD - 1),
  )
}

/** 하 may become 한, 고 과; the ㅁ of 김 may begin the next syllable, as the ㅈ of 핮 does on the way to 하준. */
function syllableRanges(head: string, syllable: string): TextRange[] {
  const code = syllable.charCodeAt(0)
  const letters = [...disassemble(syllable)]
  const last = letters.at(-1) ?? ''
  const hasFinal = (code - FIRST_SYLLABLE) % FINALS !== 0
  if (hasFinal)
    return [beginningWith(head + syllable), leadRange(head + assemble(letters.slice(0, -1)), last)]
  const lastForm = code + (LONGER_VOWELS.get(last) ?? 0) * FINALS + FINALS - 1
  return [beginningWith(head + syllable, head + String.fromCharCode(lastForm))]
}

/** What is asked for, in turn, for a text whose last syllable may be unfinished; empty: it has none. Typed in NFC. */
export function prefixRanges(typed: string): TextRange[] {
  const head = typed.replace(LETTERS_AT_END, '')
  if (head === '') return []
  const next = typed.slice(head.length)
  if (next !== '') return [leadRange(head, disassemble(next).charAt(0))]
  const syllable = head.slice(-1)
  const code = syllable.charCodeAt(0)
  return code < FIRST_SYLLABLE || code > LAST_SYLLABLE
    ? [beginningWith(head)]
    : syllableRanges(head.slice(0, -1), syllable)
}
