import { acceptIf, type RuleResult } from '../rule'

/** 2–3, 3–4 and 4 digits, with or without hyphens (specification 2, section 5). */
const PHONE = /^\d{2,3}-?\d{3,4}-?\d{4}$/

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

/** Reads a Korean phone number, full-width digits and spaces allowed; groups 11 digits 3-4-4, 10 3-3-4 (Seoul 2-4-4), 9 2-3-4. */
export function parsePhone(text: string): ParsedPhone {
  const compact = text.normalize('NFKC').replace(/\s/g, '')
  if (compact === '') return { ok: false, reason: 'empty' }
  if (!PHONE.test(compact)) return { ok: false, reason: 'format' }
  return { ok: true, phone: group(compact.replaceAll('-', '')) }
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

/** Reads a Korean mobile number (010, 011, 016–019), also in +82 form, which phones fill in (specification 3, section 8). */
export function parseMobile(text: string): ParsedMobile {
  const compact = text.normalize('NFKC').replace(/\s/g, '')
  const parsed = parsePhone(compact.replace(/^\+82-?0?(?=1)/, '0'))
  const digits = parsed.ok ? parsed.phone.replaceAll('-', '') : ''
  if (!MOBILE.test(digits)) return { ok: false }
  return { ok: true, e164: `+82${digits.slice(1)}`, last4: digits.slice(-4) }
}

/** `010-1234-5678` of a +82 number; any other text is returned unchanged. */
export const domesticPhone = (e164: string): string => normalisePhone(e164.replace(/^\+82/, '0'))

export const checkMobile = (text: string): RuleResult =>
  acceptIf(parseMobile(text).ok, '휴대폰 번호 형식이 올바르지 않습니다.')
