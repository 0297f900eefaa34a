import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hasUnsavedWork } from '@/app/notices/hasUnsavedWork'
import { useMembershipCart } from '@/stores/membershipCart'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.restoreAllMocks()
  useMembershipCart.setState(useMembershipCart.getInitialState(), true)
})

test('text in a form and a cart in memory are unsaved work', () => {
  render(
    <form>
      <input type="search" defaultValue="성동" />
      <input type="checkbox" defaultChecked />
      <input aria-label="이름" defaultValue=" " />
      <textarea aria-label="메모" />
    </form>,
  )
  expect(hasUnsavedWork()).toBe(false)
  const memo = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '메모' })
  memo.value = '문 앞'
  expect(hasUnsavedWork()).toBe(true)
  memo.value = ''
  useMembershipCart.getState().add({
    id: 'timepass/2h-25000',
    plan: 'timepass',
    option: '2h-25000',
    priceKRW: 25_000,
    title: '라이트 2시간권',
  })
  expect(hasUnsavedWork()).toBe(true)
})
