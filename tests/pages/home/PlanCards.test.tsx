import { fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { PlanCards } from '@/pages/home/plans/PlanCards'

afterEach(() => vi.unstubAllGlobals())

const show = () => render(<PlanCards />, { wrapper: MemoryRouter })
const card = (name: string) => screen.getByRole('button', { name })

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
