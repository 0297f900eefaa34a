import { act, cleanup, render } from '@testing-library/react'
import fc from 'fast-check'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BranchDetailPage } from '@/pages/branches/detail/BranchDetailPage'
import { MainBanner } from '@/pages/home/banner/MainBanner'
import { NoticesPage } from '@/pages/info/notices/NoticesPage'
import { MyBookingsPage } from '@/pages/my/bookings/MyBookingsPage'
import { PickupApplyPage } from '@/pages/pickup/PickupApplyPage'
import { PickupPage } from '@/pages/pickup/PickupPage'
import { ProgramDetailPage } from '@/pages/programs/detail/ProgramDetailPage'
import { ProgramsPage } from '@/pages/programs/ProgramsPage'
import { SnackPage } from '@/pages/snack/SnackPage'
import { StaffContentPage } from '@/pages/staff/content/StaffContentPage'
import { StaffMember } from '@/pages/staff/staffMember'
import { TopupPage } from '@/pages/topup/TopupPage'
import { readDocuments, readMemberDocuments } from '@/repository/firestore/client'
import { withQueries } from '../remote/withQueries'
import { sampleDocuments } from './documents'
import { foreignUrl, hostileText } from './hostileValues'
import { unsafeAttributes } from './safeAddress'

vi.mock('@/repository/firestore/client')
// The cleaner's own work is judged in a browser; here it breaks, and the page must stand.
vi.mock('@/features/snack-menu/sanitizeProductHtml', () => ({
  sanitizeProductHtml: () => {
    throw new Error('no cleaner')
  },
}))

// No map here: its script never comes.
vi.mock('@/platform/network/loadScript', () => ({ loadScript: () => new Promise(() => {}) }))

const TIMEOUT_MS = 60_000
const SECOND_LOOK_MS = 500

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00+09:00') })
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.mocked(readDocuments).mockResolvedValue([])
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Shows a page at an address, lets its reads arrive and looks at every attribute. */
async function show(page: ReactNode, path: string, address: string) {
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

const text = fc.oneof(hostileText, foreignUrl)
const query = (names: readonly string[]) =>
  fc
    .array(fc.tuple(fc.constantFrom(...names), text), { minLength: 1, maxLength: 3 })
    .map((pairs) => `?${new URLSearchParams(pairs)}`)

describe('pages over hostile documents', () => {
  test.each([
    ['the hero', <MainBanner key="a" />, '/', 80],
    ['the snack menu', <SnackPage key="b" />, '/snack', 25],
    ['the special snack', <SnackPage key="c" />, '/snack?tab=special', 40],
  ])(
    '%s stands and leads nowhere it should not',
    async (_, page, address, numRuns) => {
      const documents = sampleDocuments[address] ?? fc.constant([])
      await fc.assert(
        fc.asyncProperty(documents, async (list) => {
          // Ids are unique within a collection.
          const unique = [...new Map(list.map((one) => [one.id, one])).values()]
          vi.mocked(readDocuments).mockResolvedValue(unique)
          await show(page, '*', address)
        }),
        { numRuns },
      )
    },
    TIMEOUT_MS,
  )
})

describe('the agit’s form and preview over hostile documents', () => {
  const page = (
    <StaffMember value={{ uid: 'staff-1', name: '도담쌤' }}>
      <StaffContentPage />
    </StaffMember>
  )
  test.each([
    ['banner', '/', 25],
    ['basic', '/snack', 15],
    ['special', '/snack?tab=special', 15],
  ])(
    '%s stands and leads nowhere it should not',
    async (tab, site, numRuns) => {
      await fc.assert(
        fc.asyncProperty(sampleDocuments[site] ?? fc.constant([]), async (list) => {
          const unique = [...new Map(list.map((one) => [one.id, one])).values()]
          vi.mocked(readMemberDocuments).mockResolvedValue(unique)
          await show(page, '*', `/staff/content?${new URLSearchParams({ tab })}`)
          for (const { id } of unique.slice(0, 2))
            await show(page, '*', `/staff/content?${new URLSearchParams({ tab, edit: id })}`)
        }),
        { numRuns },
      )
    },
    TIMEOUT_MS,
  )
})

describe('pages at hostile addresses', () => {
  test.each([
    ['a branch', <BranchDetailPage key="a" />, '/branches/:id', ['tab'], 25],
    ['a program', <ProgramDetailPage key="b" />, '/programs/:id', ['id'], 40],
    ['the programs', <ProgramsPage key="d" />, '/programs', ['q', 'age', 'region', 'free'], 20],
    ['the notices', <NoticesPage key="e" />, '/notices', ['id'], 40],
    ['top-up', <TopupPage key="f" />, '/topup', ['amount'], 25],
    ['the pickup request', <PickupApplyPage key="g" />, '/pickup/apply', ['branch'], 20],
    ['snacks', <SnackPage key="h" />, '/snack', ['tab'], 25],
  ])(
    '%s stands',
    async (_, page, path, names, numRuns) => {
      await fc.assert(
        fc.asyncProperty(query(names), text, async (search, id) => {
          const known = path === '/branches/:id' && id.length > 9 ? 'seongsu' : id
          const place = encodeURIComponent(known.replace(/\p{Cs}/gu, '�') || '.')
          await show(page, path, path.replace(':id', place) + search.slice(0, 5000))
        }),
        { numRuns },
      )
    },
    TIMEOUT_MS,
  )
})

describe('pages under a clock that is set wrong', () => {
  test.each([
    '1970-01-01T00:00:00Z',
    '1988-05-08T02:30:00+09:00',
    '2100-02-28T15:00:00Z',
    '9999-06-01T00:00:00Z',
    '9999-12-31T23:59:59Z',
  ])(
    '%s',
    async (clock) => {
      vi.setSystemTime(new Date(clock))
      await show(<PickupPage />, '*', '/pickup')
      await show(<ProgramsPage />, '*', '/programs')
      await show(<ProgramDetailPage />, '/programs/:id', '/programs/coding')
      await show(<BranchDetailPage />, '/branches/:id', '/branches/seongsu')
      await show(<PickupApplyPage />, '*', '/pickup/apply')
      await show(<MyBookingsPage />, '*', '/my/bookings')
    },
    TIMEOUT_MS,
  )
})
