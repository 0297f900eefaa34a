import { expect, test } from 'vitest'
import { paymentQuestion } from '@/domain/orders/lineWarnings'

const order = { payWith: 'transfer', depositor: '김민서', totalKRW: 50_000 } as const

test.each([
  [false, false, '김민서 50,000원을 확인할까요?'],
  [true, false, '김민서 50,000원을 확인할까요?\n주문할 때의 가격으로 확인할까요?'],
  [false, true, '김민서 50,000원을 확인할까요?\n레귤러가 없는 회원이에요.'],
])('a doubtful price %s, no 레귤러 %s', (isPriceUnclear, lacksRegular, question) => {
  expect(paymentQuestion(order, { isPriceUnclear, lacksRegular })).toBe(question)
})

test('what is taken from the credit names no depositor', () => {
  const withCredit = { payWith: 'balance', depositor: '', totalKRW: 25_000 } as const
  expect(paymentQuestion(withCredit, { isPriceUnclear: true, lacksRegular: true })).toBe(
    '충전금에서 25,000원을 뺄까요?\n주문할 때의 가격으로 확인할까요?\n레귤러가 없는 회원이에요.',
  )
})
