import { act, cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BranchDetailPage } from '@/pages/branches/detail/BranchDetailPage'
import { MainBanner } from '@/pages/home/banner/MainBanner'
import { MyBookingsPage } from '@/pages/my/bookings/MyBookingsPage'
import { PickupApplyPage } from '@/pages/pickup/PickupApplyPage'
import { PickupPage } from '@/pages/pickup/PickupPage'
import { ProgramDetailPage } from '@/pages/programs/detail/ProgramDetailPage'
import { SnackPage } from '@/pages/snack/SnackPage'
import { StaffContentPage } from '@/pages/staff/content/StaffContentPage'
import { StaffMemberProvider } from '@/pages/staff/StaffMemberContext'
import { fc } from '../fastCheck'
import { anOwner } from '../pages/aStaffUser'
import { withQueries } from '../remote/withQueries'
import { unique } from './contentEntries'
import { answer, documentsOf, spoiltBanner, spoiltEvent, spoiltSnack } from './documents'
import { unsafeAttributes } from './safeAddress'

vi.mock('@/repository/firestore/client')
vi.mock('@/repository/firestore/publicDocuments')
// Cleaning is tested in a browser; here it throws, and the page must still render.
vi.mock('@/features/snacks/sanitizeProductHtml', () => ({
  sanitizeProductHtml: () => {
    throw new Error('no cleaner')
  },
}))
// The map's script never loads.
vi.mock('@/platform/network/loadScript', () => ({ loadScript: () => new Promise(() => {}) }))

const TIMEOUT_MS = 60_000
const SECOND_LOOK_MS = 500

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00+09:00') })
  vi.spyOn(console, 'warn').mockReturnValue()
  answer([], [])
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** Opens a page, waits for its reads and checks every attribute. */
async function show(page: ReactNode, address: string, path = '*') {
  const router = createMemoryRouter([{ path, element: page, errorElement: <p>깨진 화면</p> }], {
    initialEntries: [address],
  })
  const { container } = render(withQueries(<RouterProvider router={router} />))
  await act(() => vi.advanceTimersByTimeAsync(SECOND_LOOK_MS))
  expect(container.textContent).not.toContain('깨진 화면')
  expect(container.querySelector('h1, h2')).not.toBeNull()
  expect(unsafeAttributes(container)).toEqual([])
  expect(container.querySelector('script, iframe, object, embed')).toBeNull()
  cleanup()
  localStorage.clear()
}

const agit = (
  <StaffMemberProvider value={anOwner('staff-1')}>
    <StaffContentPage />
  </StaffMemberProvider>
)

test.each([
  { tab: 'banner', documents: spoiltBanner, page: <MainBanner />, address: '/' },
  { tab: 'basic', documents: spoiltSnack, page: <SnackPage />, address: '/snack' },
  { tab: 'special', documents: spoiltEvent, page: <SnackPage />, address: '/snack?tab=special' },
])(
  'hostile documents never break the pages or lead elsewhere: $tab',
  async ({ tab, documents, page, address }) => {
    await fc.assert(
      fc.asyncProperty(documentsOf(documents), async (list) => {
        answer(unique(list), [])
        await show(page, address)
        const edit = list[0]?.id
        const query = new URLSearchParams(edit === undefined ? { tab } : { tab, edit })
        await show(agit, `/staff/content?${query}`)
      }),
      { numRuns: 15 },
    )
  },
  TIMEOUT_MS,
)

test.each(['1970-01-01T00:00:00Z', '9999-12-31T23:59:59Z'])(
  'pages render under a wrong clock: %s',
  async (clock) => {
    vi.setSystemTime(new Date(clock))
    await show(<PickupPage />, '/pickup')
    await show(<ProgramDetailPage />, '/programs/coding', '/programs/:id')
    await show(<BranchDetailPage />, '/branches/seongsu', '/branches/:id')
    await show(<PickupApplyPage />, '/pickup/apply')
    await show(<MyBookingsPage />, '/my/bookings')
  },
  TIMEOUT_MS,
)
