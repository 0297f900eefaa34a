import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LateNotices } from '@/app/notices/LateNotices'
import { hasUnsavedWork } from '@/app/notices/unsavedWork'
import { useMembershipCart } from '@/stores/membershipCart'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  useMembershipCart.setState(useMembershipCart.getInitialState(), true)
})

function turn(onLine: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  act(() => {
    window.dispatchEvent(new Event(onLine ? 'online' : 'offline'))
  })
}

test('says that the network is away, and for a few seconds that it is back', () => {
  render(<LateNotices />)
  expect(screen.queryByRole('status')).toBeNull()
  turn(false)
  expect(screen.getByRole('status')).toHaveTextContent('오프라인이에요. 연결되면 다시 불러올게요.')
  turn(true)
  expect(screen.getByRole('status')).toHaveTextContent('다시 연결되었어요.')
  act(() => {
    vi.advanceTimersByTime(4000)
  })
  expect(screen.queryByRole('status')).toBeNull()
})

test('words in a form and a cart in memory are work that a page load would lose', () => {
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
