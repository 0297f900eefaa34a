import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { HomePage } from '@/pages/home/HomePage'

const { breakable, names, broken } = await vi.hoisted(() => import('../breakable'))

vi.mock('@/pages/home/banner/MainBanner', () => breakable('MainBanner'))
vi.mock('@/pages/home/MenuPanel', () => breakable('MenuPanel'))
vi.mock('@/pages/home/CareBand', () => breakable('CareBand'))
vi.mock('@/pages/home/QuickMenu', () => breakable('QuickMenu'))
vi.mock('@/pages/home/sections/CoreValues', () => breakable('CoreValues'))
vi.mock('@/pages/home/plans/PlanCards', () => breakable('PlanCards'))
vi.mock('@/pages/home/sections/FeatureBlocks', () => breakable('FeatureBlocks'))
vi.mock('@/pages/home/sections/AppPromotion', () => breakable('AppPromotion'))
vi.mock('@/pages/home/sections/FeatureCards', () => breakable('FeatureCards'))
vi.mock('@/pages/home/sections/Testimonials', () => breakable('Testimonials'))

test('when one home section crashes, the nine others stay', async () => {
  expect(names).toHaveLength(10)
  for (const name of names) {
    broken.add(name)
    const { unmount } = render(<HomePage />, { onCaughtError: () => undefined })
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    for (const other of names) {
      if (other === name) expect(screen.queryByText(other)).toBeNull()
      else expect(screen.getByText(other)).toBeVisible()
    }
    expect(document.body).not.toHaveTextContent('5678')
    broken.clear()
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(screen.getByText(name)).toBeVisible()
    unmount()
  }
})
