import { passesIf, type RuleResult } from '../rule'

/** Two to three digits, three to four, four, with hyphens or without (specification 2, section 5). */
const PHONE = /^\d{2,3}-?\d{3,4}-?\d{4}$/

export type ParsedPhone =
  /** Three groups joined by hyphens: `010-1234-5678`. */
  { ok: true; phone: string } | { ok: false; reason: 'empty' | 'format' }

/** How many digits stand before the first hyphen and before the second one. */
function groupEnds(digits: string): [number, number] {
  const isSeoul = digits.startsWith('02')
  const first = digits.length === 9 || (digits.length === 10 && isSeoul) ? 2 : 3
  return [first, digits.length - 4]
}

function group(digits: string): string {
  const [first, second] = groupEnds(digits)
  return `${digits.slice(0, first)}-${digits.slice(first, second)}-${digits.slice(second)}`
}

/**
 * Reads a Korean phone number as a parent may type it: full-width digits and any white space are fine. Eleven digits
 * are grouped 3-4-4, ten 3-3-4 (2-4-4 in Seoul, 02), nine 2-3-4 (specifications 2, section 5, and 3, section 6).
 */
export function parsePhone(text: string): ParsedPhone {
  const compact = text.normalize('NFKC').replace(/\s/g, '')
  if (compact === '') return { ok: false, reason: 'empty' }
  if (!PHONE.test(compact)) return { ok: false, reason: 'format' }
  return { ok: true, phone: group(compact.replaceAll('-', '')) }
}

/** The number in its one written form, `010-1234-5678`; what is no phone number comes back as it was. */
export function normalisePhone(text: string): string {
  const parsed = parsePhone(text)
  return parsed.ok ? parsed.phone : text
}

/** The number with its middle group hidden, `010-****-5678`; of what is no phone number every digit is hidden. */
export function maskPhone(text: string): string {
  const parsed = parsePhone(text)
  if (!parsed.ok) return text.replace(/\p{Nd}/gu, '*')
  return parsed.phone.replace(/-(\d+)-/, (_, middle: string) => `-${'*'.repeat(middle.length)}-`)
}

/** Can a phone number be taken? */
export const checkPhone = (text: string): RuleResult =>
  passesIf(parsePhone(text).ok, '연락처 형식이 올바르지 않습니다. (예: 010-1234-5678)')

/** 010 is always followed by eight digits; the older 011 and 016 to 019 by seven or eight. */
const MOBILE = /^(?:010\d{8}|01[16-9]\d{7,8})$/

export type ParsedMobile =
  | {
      ok: true
      /** International form, as it goes to whoever sends messages: `+821012345678`. */
      e164: string
      last4: string
    }
  | { ok: false }

/**
 * Reads a Korean mobile number, the only kind that receives a code: 010, 011, 016 to 019, also in the +82 form that a
 * phone may fill in by itself (specifications 2, section 5, and 3, section 8).
 */
export function parseMobile(text: string): ParsedMobile {
  const compact = text.normalize('NFKC').replace(/\s/g, '')
  const parsed = parsePhone(compact.replace(/^\+82-?0?(?=1)/, '0'))
  const digits = parsed.ok ? parsed.phone.replaceAll('-', '') : ''
  if (!MOBILE.test(digits)) return { ok: false }
  return { ok: true, e164: `+82${digits.slice(1)}`, last4: digits.slice(-4) }
}

/** The number as it is written at home, `010-1234-5678`; what is not in +82 form comes back as it was. */
export const domesticPhone = (e164: string): string => normalisePhone(e164.replace(/^\+82/, '0'))

/** Can a code be sent to the number? */
export const checkMobile = (text: string): RuleResult =>
  passesIf(parseMobile(text).ok, '휴대폰 번호 형식이 올바르지 않습니다.')
