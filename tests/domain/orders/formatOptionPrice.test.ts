import { expect, it } from 'vitest'
import { formatOptionPrice, offersOf, samplePrices } from '@/domain/orders/priceList'

it('formats every option’s price', () => {
  const prices = offersOf(samplePrices.current).map(({ option }) => formatOptionPrice(option))
  expect(prices).toEqual(['25,000원', '45,000원', '월 59,000원', '월 47,200원', '월 94,400원'])
})
