import { describe, expect, it } from 'vitest'
import {
  checkMobile,
  checkPhone,
  domesticPhone,
  maskPhone,
  normalisePhone,
  parseMobile,
  parsePhone,
} from '@/domain/text/phone'
import { fc } from '../../fastCheck'
import { reasonOf } from '../reasonOf'

/** Any code units, lone surrogates included. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }))
  .map((units) => String.fromCharCode(...units))

describe('a phone number that is accepted', () => {
  it.each([
    ['01012345678', '010-1234-5678', '010-****-5678'],
    ['010-1234-5678', '010-1234-5678', '010-****-5678'],
    ['010 1234 5678', '010-1234-5678', '010-****-5678'],
    [' 010\t1234\u00a05678\u3000', '010-1234-5678', '010-****-5678'],
    ['0 1 0 1 2 3 4 5 6 7 8', '010-1234-5678', '010-****-5678'],
    ['010 - 1234 - 5678', '010-1234-5678', '010-****-5678'],
    ['０１０１２３４５６７８', '010-1234-5678', '010-****-5678'],
    ['０１０－１２３４－５６７８', '010-1234-5678', '010-****-5678'],
    ['010-12345678', '010-1234-5678', '010-****-5678'],
    ['0101234-5678', '010-1234-5678', '010-****-5678'],
    ['0111234567', '011-123-4567', '011-***-4567'],
    ['011-123-4567', '011-123-4567', '011-***-4567'],
    ['021234567', '02-123-4567', '02-***-4567'],
    ['02-123-4567', '02-123-4567', '02-***-4567'],
    ['0212345678', '02-1234-5678', '02-****-5678'],
    ['02-1234-5678', '02-1234-5678', '02-****-5678'],
    ['0311234567', '031-123-4567', '031-***-4567'],
    ['031-1234-5678', '031-1234-5678', '031-****-5678'],
    ['070-1234-5678', '070-1234-5678', '070-****-5678'],
    ['07012345678', '070-1234-5678', '070-****-5678'],
    ['02112345678', '021-1234-5678', '021-****-5678'],
    ['99-999-9999', '99-999-9999', '99-***-9999'],
    ['\u202a010-1234-5678\u202c', '010-1234-5678', '010-****-5678'],
    ['\u2068+82 10-1234-5678\u2069', '010-1234-5678', '010-****-5678'],
    ['\ufeff010\u200b1234\u00ad5678\u200e\u061c', '010-1234-5678', '010-****-5678'],
    ['010‐1234‑5678', '010-1234-5678', '010-****-5678'],
    ['010‒1234–5678', '010-1234-5678', '010-****-5678'],
    ['010—1234−5678', '010-1234-5678', '010-****-5678'],
    ['010ㅡ1234ㅡ5678', '010-1234-5678', '010-****-5678'],
    ['010ー1234ｰ5678', '010-1234-5678', '010-****-5678'],
    ['010.1234.5678', '010-1234-5678', '010-****-5678'],
    ['010·1234·5678', '010-1234-5678', '010-****-5678'],
    ['010/1234/5678', '010-1234-5678', '010-****-5678'],
    ['(010) 1234-5678', '010-1234-5678', '010-****-5678'],
    ['（０１０）-１２３４．５６７８', '010-1234-5678', '010-****-5678'],
    ['02)123-4567', '02-123-4567', '02-***-4567'],
    ['(031) 123 4567', '031-123-4567', '031-***-4567'],
    ['+82 10-1234-5678', '010-1234-5678', '010-****-5678'],
    ['＋８２ １０ １２３４ ５６７８', '010-1234-5678', '010-****-5678'],
    ['+82 (0)10-1234-5678', '010-1234-5678', '010-****-5678'],
    ['+82 (010) 1234-5678', '010-1234-5678', '010-****-5678'],
    ['(+82) 10-1234-5678', '010-1234-5678', '010-****-5678'],
    ['+8201012345678', '010-1234-5678', '010-****-5678'],
    ['+82-2-123-4567', '02-123-4567', '02-***-4567'],
    ['+82 31 1234 5678', '031-1234-5678', '031-****-5678'],
    ['+82 70-1234-5678', '070-1234-5678', '070-****-5678'],
    ['+82 505-123-4567', '050-5123-4567', '050-****-4567'],
    ['0505-123-4567', '050-5123-4567', '050-****-4567'],
    ['82-10-1234-5678', '010-1234-5678', '010-****-5678'],
    ['821012345678', '010-1234-5678', '010-****-5678'],
    ['0082 10 1234 5678', '010-1234-5678', '010-****-5678'],
    ['10-1234-5678', '010-1234-5678', '010-****-5678'],
    ['tel:+82-10-1234-5678', '010-1234-5678', '010-****-5678'],
    ['TEL: 010-1234-5678', '010-1234-5678', '010-****-5678'],
  ])('%s', (typed, phone, masked) => {
    expect(parsePhone(typed)).toEqual({ ok: true, phone })
    expect(normalisePhone(typed)).toBe(phone)
    expect(maskPhone(typed)).toBe(masked)
    expect(reasonOf(checkPhone(typed))).toBeUndefined()
  })
})

describe('a phone number that is refused', () => {
  it.each([
    ['eight digits', '12345678'],
    ['twelve digits', '010123456789'],
    ['one digit in front', '1-1234-5678'],
    ['four digits in front', '0101-234-5678'],
    ['two digits in the middle', '010-12-5678'],
    ['five digits in the middle', '010-12345-678'],
    ['three digits at the end', '010-1234-567'],
    ['two hyphens in a row', '010--1234-5678'],
    ['a hyphen in front', '-01012345678'],
    ['a hyphen at the end', '010-1234-5678-'],
    ['the code of another country', '+81 90-1234-5678'],
    ['a country code alone', '+82'],
    ['two numbers', '010-1234-5678, 010-2222-3333'],
    ['a second extension', '02-123-4567/8'],
    ['a service number of eight digits', '1588-1234'],
    ['parentheses alone', '()'],
    ['letters', '010-abcd-5678'],
    ['a scheme in the middle', '010-tel:1234-5678'],
    ['a letter O', 'O10-1234-5678'],
    ['digits of another script', '٠١٠١٢٣٤٥٦٧٨'],
    ['words', '전화번호'],
  ])('%s', (_, typed) => {
    expect(parsePhone(typed)).toEqual({ ok: false, reason: 'format' })
    expect(normalisePhone(typed)).toBe(typed)
    expect(reasonOf(checkPhone(typed))).toBe('연락처 형식이 올바르지 않습니다. (예: 010-1234-5678)')
  })

  it('is shown without its digits', () => {
    expect(maskPhone('1588-1234 (내선 ٣)')).toBe('****-**** (내선 *)')
  })

  it.each(['', ' ', '\u3000\n'])('empty: %j', (typed) => {
    expect(parsePhone(typed)).toEqual({ ok: false, reason: 'empty' })
    expect(reasonOf(checkPhone(typed))).toBe('연락처 형식이 올바르지 않습니다. (예: 010-1234-5678)')
  })
})

const digits = (minLength: number, maxLength: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength, maxLength })
    .map((numbers) => numbers.join(''))

/** Numbers as a parent may type them. */
const typedPhone = fc
  .tuple(digits(2, 3), digits(3, 4), digits(4, 4), fc.constantFrom('', '-', ' ', ' - '))
  .map(([front, middle, end, between]) => [front, middle, end].join(between))

describe('any text', () => {
  it('is normalised by one pass', () => {
    fc.assert(
      fc.property(fc.oneof(typedPhone, anyText), (typed) => {
        const once = normalisePhone(typed)
        expect(normalisePhone(once)).toBe(once)
      }),
    )
  })

  it('hides a phone’s middle group and any other text’s digits', () => {
    fc.assert(
      fc.property(fc.oneof(typedPhone, anyText), (typed) => {
        expect(maskPhone(typed)).toMatch(
          parsePhone(typed).ok ? /^\d+-\*{3,4}-\d{4}$/ : /^\P{Nd}*$/u,
        )
      }),
    )
  })

  it('keeps its digits if it is a phone', () => {
    fc.assert(
      fc.property(typedPhone, (typed) => {
        expect(normalisePhone(typed).replace(/\D/g, '')).toBe(typed.replace(/\D/g, ''))
        expect(normalisePhone(typed)).toMatch(/^\d{2,3}-\d{3,4}-\d{4}$/)
      }),
    )
  })
})

describe('a mobile number', () => {
  it.each([
    ['010-1234-5678', '+821012345678'],
    ['01012345678', '+821012345678'],
    [' 010 1234 5678 ', '+821012345678'],
    ['０１０－１２３４－５６７８', '+821012345678'],
    ['011-123-4567', '+82111234567'],
    ['011-1234-5678', '+821112345678'],
    ['0161234567', '+82161234567'],
    ['017-123-4567', '+82171234567'],
    ['018-123-4567', '+82181234567'],
    ['019-1234-5678', '+821912345678'],
    ['+821012345678', '+821012345678'],
    ['+82 10-1234-5678', '+821012345678'],
    ['+82 010-1234-5678', '+821012345678'],
    ['\u202a+82 (0)10‑1234‑5678\u202c', '+821012345678'],
    ['010.1234.5678', '+821012345678'],
    ['0082-10-1234-5678', '+821012345678'],
    ['10-1234-5678', '+821012345678'],
  ])('%s becomes %s', (typed, e164) => {
    expect(parseMobile(typed)).toEqual({ ok: true, e164, last4: e164.slice(-4) })
    expect(reasonOf(checkMobile(typed))).toBeUndefined()
  })

  it.each([
    '',
    '02-1234-5678',
    '031-123-4567',
    '070-1234-5678',
    '012-1234-5678',
    '013-1234-5678',
    '014-1234-5678',
    '015-1234-5678',
    '010-123-4567',
    '0101234567',
    '010-1234-567',
    '010-12345-6789',
    '+82 2-1234-5678',
    '+1 010-1234-5678',
    '010-1234-567a',
  ])('%j is refused', (typed) => {
    expect(parseMobile(typed)).toEqual({ ok: false })
    expect(reasonOf(checkMobile(typed))).toBe('휴대폰 번호 형식이 올바르지 않습니다.')
  })

  it('is restored from its international form', () => {
    expect(domesticPhone('+821012345678')).toBe('010-1234-5678')
    expect(domesticPhone('+82111234567')).toBe('011-123-4567')
    expect(domesticPhone('abroad')).toBe('abroad')
    expect(domesticPhone('전화 +82')).toBe('전화 +82')
  })

  it('has a valid international form or is refused', () => {
    fc.assert(
      fc.property(fc.oneof(typedPhone, anyText), (typed) => {
        const parsed = parseMobile(typed)
        if (parsed.ok) expect(parsed.e164).toMatch(/^\+821[016789]\d{7,8}$/)
      }),
    )
  })
})
