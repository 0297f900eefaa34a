import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatInviteCode, newInviteCode, parseInviteCode } from '@/domain/account/inviteCode'

test.each([
  { typed: 'ABCDEFGHJK', code: 'ABCDEFGHJK' },
  { typed: 'ABCDE-FGHJK', code: 'ABCDEFGHJK' },
  { typed: ' abcde fghjk\n', code: 'ABCDEFGHJK' },
  { typed: 'ＡＢＣＤＥ－ＦＧＨＪＫ', code: 'ABCDEFGHJK' },
  { typed: 'AB CD–EF—GH​JK', code: 'ABCDEFGHJK' },
  { typed: '23456-789zy', code: '23456789ZY' },
  { typed: 'https://dodam.kr/family#ABCDEFGHJK', code: 'ABCDEFGHJK' },
  { typed: '[도담아지트] 보호자 초대 https://dodam.kr/family#ABCDE-FGHJK', code: 'ABCDEFGHJK' },
  { typed: '', code: undefined },
  { typed: 'ABCDEFGHJ', code: undefined },
  { typed: 'ABCDEFGHJKL', code: undefined },
  { typed: 'ABCDEFGHIJ', code: undefined },
  { typed: 'OBCDEFGHJK', code: undefined },
  { typed: '0BCDEFGHJK', code: undefined },
  { typed: '1BCDEFGHJK', code: undefined },
  { typed: '가나다라마바사아자차', code: undefined },
  { typed: 'ABCDE/FGHJK', code: undefined },
])('the code in $typed is $code', ({ typed, code }) => {
  expect(parseInviteCode(typed)).toBe(code)
})

test('a new code is read again however it is written', () => {
  const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  const chances = fc.array(chance, { minLength: 10, maxLength: 10 })
  fc.assert(
    fc.property(chances, fc.array(fc.constantFrom('', ' ', '-', '\u200b')), (drawn, between) => {
      const rest = [...drawn]
      const code = newInviteCode(() => rest.shift() ?? 0)
      expect(code).toMatch(/^[A-HJ-NP-Z2-9]{10}$/)
      const written = [...formatInviteCode(code).toLowerCase()].map(
        (sign, index) => sign + (between[index] ?? ''),
      )
      expect(parseInviteCode(written.join(''))).toBe(code)
    }),
  )
})

test('both ends of chance give a sign of the alphabet', () => {
  expect(newInviteCode(() => 0)).toBe('A'.repeat(10))
  expect(newInviteCode(() => 0.999_999_999)).toBe('9'.repeat(10))
})
