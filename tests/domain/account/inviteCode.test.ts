import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatInviteCode, newInviteCode } from '@/domain/account/inviteCode'
import { readInviteCode } from '@/domain/account/readInviteCode'

test.each([
  { typed: 'ABCDEFGHJK', code: 'ABCDEFGHJK' },
  { typed: 'ABCDE-FGHJK', code: 'ABCDEFGHJK' },
  { typed: ' abcde fghjk\n', code: 'ABCDEFGHJK' },
  { typed: 'ＡＢＣＤＥ－ＦＧＨＪＫ', code: 'ABCDEFGHJK' },
  { typed: 'AB CD–EF—GH​JK', code: 'ABCDEFGHJK' },
  { typed: '23456-789zy', code: '23456789ZY' },
  { typed: 'https://dodam.kr/family#ABCDEFGHJK', code: 'ABCDEFGHJK' },
  { typed: '[도담아지트] 보호자 초대 https://dodam.kr/family#ABCDE-FGHJK', code: 'ABCDEFGHJK' },
  { typed: '초대 코드: ABCDE-FGHJK', code: 'ABCDEFGHJK' },
  { typed: '초대 코드는 abcde fghjk 예요', code: 'ABCDEFGHJK' },
  { typed: '“ABCDE-FGHJK”', code: 'ABCDEFGHJK' },
  { typed: 'ABCDEFGHJK.', code: 'ABCDEFGHJK' },
  { typed: '(abcdefghjk)!', code: 'ABCDEFGHJK' },
  { typed: '코드ABCDE-FGHJK입니다', code: 'ABCDEFGHJK' },
  { typed: '여기로 오세요 → https://dodam.kr/family#ABCDEFGHJK 기다릴게요!', code: 'ABCDEFGHJK' },
  { typed: 'https://basketball.kr/family%23ABCDEFGHJK', code: 'ABCDEFGHJK' },
  { typed: 'ABCDE-FGHJK https://dodam.kr/family#ABCDEFGHJK', code: 'ABCDEFGHJK' },
  { typed: 'check ABCDE-FGHJK', code: 'ABCDEFGHJK' },
  { typed: 'ㅁㅠㅊㅇㄷ-ㄹ호ㅓㅏ', code: 'ABCDEFGHJK' },
  { typed: '초대 코드: ㅁㅠㅊㅇㄷ-ㄹ호ㅓㅏ', code: 'ABCDEFGHJK' },
  { typed: '“ㅁㅠㅊㅇㄷ-ㄹ호ㅓㅏ”.', code: 'ABCDEFGHJK' },
  { typed: '안녕하세요 ㅋㅋ ㅂㅈㄷㄱㅅ23456 맞아요', code: 'QWERT23456' },
  { typed: 'ㅁㅠㅊㅇㄷ-ㄹ호ㅓㅏ ㅂㅈㄷㄱㅅ23456', code: undefined },
  { typed: 'ㅁ뮤 츙ㄹ호', code: undefined },
  { typed: 'ㅁㅠ츙ㄹ호ㅓ', code: undefined },
  { typed: 'ㅃㅉㄸㄲㅆ23456', code: 'QWERT23456' },
  { typed: 'ㅂㅈㄷㄱㅅ 23456'.normalize('NFD'), code: 'QWERT23456' },
  { typed: 'ABCDE-FGHJK ABCDE-FGHJL', code: undefined },
  { typed: 'https://dodam.kr/family#ABCDEFGHJK ABCDE-FGHJL', code: undefined },
  { typed: 'https://ABCDEFGHJK.kr', code: undefined },
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
  expect(readInviteCode(typed)).toBe(code)
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
      expect(readInviteCode(written.join(''))).toBe(code)
    }),
  )
})

test('both ends of chance give a sign of the alphabet', () => {
  expect(newInviteCode(() => 0)).toBe('A'.repeat(10))
  expect(newInviteCode(() => 0.999_999_999)).toBe('9'.repeat(10))
})
