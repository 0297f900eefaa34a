import { fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { PlanCards } from '@/pages/home/PlanCards'

afterEach(() => vi.unstubAllGlobals())

const show = () => render(<PlanCards />, { wrapper: MemoryRouter })
const card = (name: string) => screen.getByRole('button', { name })
const openCards = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-expanded') === 'true')
    .map((button) => button.textContent)
/** Queries see closed disclosures too: these are the controls that a parent sees. */
const shown = (role: string, name?: string) =>
  screen.queryAllByRole(role, { name }).filter((control) => control.closest('details')?.open)

/** What the native alert says when 「결제하기」 is pressed. */
function pay(): string {
  const alert = vi.fn()
  vi.stubGlobal('alert', alert)
  for (const button of shown('button', '결제하기')) fireEvent.click(button)
  expect(alert).toHaveBeenCalledTimes(1)
  return String(alert.mock.calls[0]?.[0])
}

it('opens with 레귤러 alone', () => {
  show()
  expect(openCards()).toEqual(['레귤러 (월 정기권)'])
  expect(shown('radio')).toHaveLength(1)
})

it('has one plan open at a time, and none when the open one is closed', () => {
  show()
  fireEvent.click(card('라이트 (시간권)'))
  expect(openCards()).toEqual(['라이트 (시간권)'])
  expect(shown('button', '결제하기')).toHaveLength(1)
  fireEvent.click(card('패밀리 (선불권)'))
  expect(openCards()).toEqual(['패밀리 (선불권)'])
  fireEvent.click(card('패밀리 (선불권)'))
  expect(openCards()).toEqual([])
  expect(shown('button', '결제하기')).toEqual([])
})

it.each([
  ['라이트 (시간권)', '라이트 옵션', ['2시간권', '25,000원'], ['4시간권', '45,000원']],
  [
    '패밀리 (선불권)',
    '패밀리 옵션',
    ['자녀 1명 추가 (20% 할인)', '월 47,200원'],
    ['자녀 2명 추가 (20% 할인)', '월 94,400원'],
  ],
])('preselects the first option of %s', (plan, group, first, second) => {
  show()
  fireEvent.click(card(plan))
  const [one, two] = within(screen.getByRole('group', { name: group })).getAllByRole('radio')
  expect(one).toBeChecked()
  expect(one).toHaveAccessibleName(first[0])
  expect(one).toHaveAccessibleDescription(first[1])
  expect(two).not.toBeChecked()
  expect(two).toHaveAccessibleName(second[0])
  expect(two).toHaveAccessibleDescription(second[1])
})

it('names plan, option and price, then says that nothing was paid', () => {
  show()
  expect(pay()).toBe(
    '선택하신 상품은 레귤러 · 월 정기권 · 월 59,000원입니다.\n체험용 화면입니다. 실제로 접수·결제되지 않습니다.',
  )
})

it('pays for the option that is chosen and keeps the choice', () => {
  show()
  fireEvent.click(card('라이트 (시간권)'))
  fireEvent.click(screen.getByRole('radio', { name: /4시간권/ }))
  expect(pay()).toContain('라이트 · 4시간권 · 45,000원')
  expect(screen.getByRole('radio', { name: /4시간권/ })).toBeChecked()
  expect(openCards()).toEqual(['라이트 (시간권)'])
})
