import { convertHangulToQwerty } from 'es-hangul'
import { isInviteCode } from './inviteCode'

/** What a copied text carries unseen. */
const UNSEEN = /\p{Cf}/gu
/** White space and dashes of any kind. */
const BETWEEN = /[\p{Z}\p{Cc}\p{Pd}−ー]/gu
const ADDRESS = /https?:[^\s#]*/giu

/** Each found at every place, also where one begins within another: behind the `#` of a link or standing alone, with a dash or without. */
const WRITTEN = /\b(?=([A-HJ-NP-Z2-9]{5}\p{Pd}?[A-HJ-NP-Z2-9]{5})\b)/giu
const SPACED = /\b(?=([A-HJ-NP-Z2-9]{5}[\p{Z}\p{Pd}]+[A-HJ-NP-Z2-9]{5})\b)/giu

function codeOf(text: string): string | undefined {
  const code = text.replace(BETWEEN, '').toUpperCase()
  return isInviteCode(code) ? code : undefined
}

const codesIn = (text: string, written: RegExp): Set<string> =>
  new Set([...text.matchAll(written)].flatMap(([, found = '']) => codeOf(found) ?? []))

/** The code in what somebody typed or pasted: any case, with hyphens and spaces, typed by the Korean keys, in a link or a sentence that holds exactly one; else undefined (specification 6, section 6). */
export function readInviteCode(text: string): string | undefined {
  const typed = text.normalize('NFKC').replace(UNSEEN, '').replaceAll('%23', '#')
  const whole = codeOf(typed)
  if (whole) return whole
  const words = typed.replace(ADDRESS, ' ')
  const written = codesIn(words, WRITTEN)
  const [code, ...others] = written.size > 0 ? written : codesIn(words, SPACED)
  if (code) return others.length === 0 ? code : undefined
  return codeByKoreanKeys(text)
}

/** A word of Hangul with a letter that stands alone, as no Korean word has it. */
const LOOSE = /[\p{L}\p{N}]*[ㄱ-ㅣ][\p{L}\p{N}\p{Pd}]*/gu

/** Of all that was typed, else of the one word of it that is no Korean. */
function codeByKoreanKeys(text: string): string | undefined {
  // NFKC would take the letters of the keys apart.
  const typed = text.normalize('NFC').replace(UNSEEN, '')
  const byKeys = (part: string) => codeOf(convertHangulToQwerty(part))
  const loose = new Set([...typed.matchAll(LOOSE)].flatMap(([word]) => byKeys(word) ?? []))
  const [code] = loose
  return byKeys(typed) ?? (loose.size === 1 ? code : undefined)
}
