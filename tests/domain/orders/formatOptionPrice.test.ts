import { expect, it } from 'vitest'
import { formatOptionPrice } from '@/domain/orders/formatOptionPrice'
import { plans } from '@/domain/orders/plans'

it('formats every option’s price', () => {
  const prices = plans.flatMap(({ options }) => options.map(formatOptionPrice))
  expect(prices).toEqual(['25,000원', '45,000원', '월 59,000원', '월 47,200원', '월 94,400원'])
})
