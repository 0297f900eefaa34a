import { expect, test } from 'vitest'
import { useSnackCart } from '@/stores/snackCart'

const milk = {
  id: 'milk',
  title: '우유',
  priceKRW: 1_500,
  imageUrl: undefined,
  order: 1,
  allergens: [2],
}

test('the cart stays with the tab, and what is no cart is left out', () => {
  useSnackCart.getState().change('basic', milk, 2)
  const stored = sessionStorage.getItem('snack-cart')
  expect(stored).toContain('우유')
  useSnackCart.reread()
  expect(useSnackCart.getState().cart).toEqual({
    'basic/milk': { kind: 'basic', item: milk, quantity: 2 },
  })
  useSnackCart.getState().change('basic', milk, -2)
  expect(sessionStorage.getItem('snack-cart')).toBeNull()
  sessionStorage.setItem('snack-cart', (stored ?? '').replace('"quantity":2', '"quantity":200'))
  useSnackCart.reread()
  expect(useSnackCart.getState().cart).toEqual({})
})
