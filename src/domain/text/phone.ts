import { acceptIf, type RuleResult } from '../rule'

/** 2–3, 3–4 and 4 digits, with or without hyphens (specification 2, section 5). */
const PHONE = /^\d{2,3}-?\d{3,4}-?\d{4}$/
/** Numbers of 050 services: written 4-3-4. */
const SERVICE = /^050\d-?\d{3}-?\d{4}$/
/** A mobile number without its 0, as some browsers and spreadsheets leave it. */
const MOBILE_WITHOUT_ZERO = /^10-?\d{4}-?\d{4}$/
/** +82, 0082 or 82; a 0 behind it is often kept: 「+82 (0)10」. */
const COUNTRY_CODE = /^(?:\+|00)?82-?0?-?(?=[1-9])/

/** White space, and what a copied text carries unseen: marks of direction, zero width, byte order. */
const UNSEEN = /[\p{Z}\p{Cc}\p{Cf}]/gu
/** Dashes, minus signs, lines, the vowel ㅡ (U+1173 in NFKC), the long vowel ー, dots and slashes. */
const SEPARATORS = /[\p{Pd}−˗⁃─\u1173ー._·‧•・/]/gu

export type ParsedPhone =
  /** `010-1234-5678` */
  { ok: true; phone: string } | { ok: false; reason: 'empty' | 'format' }

/** The positions of the two hyphens, counted in digits. */
function groupEnds(digits: string): [number, number] {
  const isSeoul = digits.startsWith('02')
  const first = digits.length === 9 || (digits.length === 10 && isSeoul) ? 2 : 3
  return [first, digits.length - 4]
}

function group(digits: string): string {
  const [first, second] = groupEnds(digits)
  return `${digits.slice(0, first)}-${digits.slice(first, second)}-${digits.slice(second)}`
}

/** Hyphens as the only separators: 「(010) 1234」 becomes `010-1234`. */
const withHyphens = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(/^tel:/i, '')
    .replace(SEPARATORS, '-')
    .replaceAll('(', '')
    .replace(/\)-?/g, '-')

const isPhone = (compact: string): boolean => PHONE.test(compact) || SERVICE.test(compact)

/** The number as it is dialled in Korea, from any way of writing it. */
function domesticForm(compact: string): string {
  if (MOBILE_WITHOUT_ZERO.test(compact)) return `0${compact}`
  return isPhone(compact) ? compact : compact.replace(COUNTRY_CODE, '0')
}

/** Reads a Korean phone number, also as copied or in +82 form; groups 11 digits 3-4-4, 10 3-3-4 (Seoul 2-4-4), 9 2-3-4. */
export function parsePhone(text: string): ParsedPhone {
  const compact = withHyphens(text)
  if (compact === '') return { ok: false, reason: 'empty' }
  const domestic = domesticForm(compact)
  if (!isPhone(domestic)) return { ok: false, reason: 'format' }
  return { ok: true, phone: group(domestic.replaceAll('-', '')) }
}

/** `010-1234-5678`; a text that is no phone number is returned unchanged. */
export function normalisePhone(text: string): string {
  const parsed = parsePhone(text)
  return parsed.ok ? parsed.phone : text
}

/** `010-****-5678`; in a text that is no phone number every digit is hidden. */
export function maskPhone(text: string): string {
  const parsed = parsePhone(text)
  if (!parsed.ok) return text.replace(/\p{Nd}/gu, '*')
  return parsed.phone.replace(/-(\d+)-/, (_, middle: string) => `-${'*'.repeat(middle.length)}-`)
}

export const checkPhone = (text: string): RuleResult =>
  acceptIf(parsePhone(text).ok, '연락처 형식이 올바르지 않습니다. (예: 010-1234-5678)')

/** 010 has eight more digits; the older 011 and 016–019 have seven or eight. */
const MOBILE = /^(?:010\d{8}|01[16-9]\d{7,8})$/

export type ParsedMobile =
  | {
      ok: true
      e164: string
      last4: string
    }
  | { ok: false }

/** Reads a Korean mobile number (010, 011, 016–019) for an account: +82… (specification 3, section 8). */
export function parseMobile(text: string): ParsedMobile {
  const parsed = parsePhone(text)
  const digits = parsed.ok ? parsed.phone.replaceAll('-', '') : ''
  if (!MOBILE.test(digits)) return { ok: false }
  return { ok: true, e164: `+82${digits.slice(1)}`, last4: digits.slice(-4) }
}

/** `010-1234-5678` of a +82 number; any other text is returned unchanged. */
export const domesticPhone = (e164: string): string => normalisePhone(e164.replace(/^\+82/, '0'))

export const checkMobile = (text: string): RuleResult =>
  acceptIf(parseMobile(text).ok, '휴대폰 번호 형식이 올바르지 않습니다.')
