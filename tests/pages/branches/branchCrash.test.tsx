import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { BranchDetailPage } from '@/pages/branches/detail/BranchDetailPage'
import { withQueries } from '../../remote/withQueries'

const { breakable, names, broken } = await vi.hoisted(() => import('../breakable'))

vi.mock('@/pages/branches/sections/IntroSection', () => breakable('IntroSection'))
vi.mock('@/pages/branches/sections/HoursSection', () => breakable('HoursSection'))
vi.mock('@/pages/branches/sections/ProgramsSection', () => breakable('ProgramsSection'))
vi.mock('@/pages/branches/sections/ProductsSection', () => breakable('ProductsSection'))
vi.mock('@/pages/branches/sections/IconSections', () => ({
  ...breakable('SafetySection'),
  ...breakable('AmenitiesSection'),
}))
vi.mock('@/pages/branches/sections/LocationSection', () => breakable('LocationSection'))
vi.mock('@/pages/branches/sections/PricingSection', () => breakable('PricingSection'))
vi.mock('@/pages/branches/sections/gallery/GallerySection', () => breakable('GallerySection'))
test('when one region of a branch page crashes, the eight others stay', async () => {
  vi.spyOn(window, 'scrollTo').mockReturnValue()
  expect(names).toHaveLength(9)
  for (const name of names) {
    broken.add(name)
    const router = createMemoryRouter([{ path: '/branches/:id', element: <BranchDetailPage /> }], {
      initialEntries: ['/branches/seongsu'],
    })
    const { unmount } = render(withQueries(<RouterProvider router={router} />), {
      onCaughtError: () => undefined,
    })
    expect(screen.getByText('이 부분을 표시하지 못했어요.')).toBeVisible()
    for (const other of names) {
      if (other !== name) expect(screen.getByText(other)).toBeVisible()
    }
    broken.clear()
    await userEvent.click(screen.getByText('다시 시도'))
    expect(screen.getByText(name)).toBeVisible()
    unmount()
  }
})
