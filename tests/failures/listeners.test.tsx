import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { StaffTodayPage } from '@/pages/staff/today/StaffTodayPage'
import { aRide, inSeoul } from '../domain/rides/aRide'
import { advanceTime, localSite } from '../pages/localSite'
import { proveRows } from './proveRows'
import { listenerRows } from './rows/listenerRows'

const site = localSite()
const MINUTE_MS = 60_000
const asked = () => site.asked('"rides"')
const confirmed = () => site.change('rides/ride-1', { status: 'confirmed', updatedAt: new Date() })
const isConfirmed = () => expect(screen.getByRole('button', { name: '출발' })).toBeVisible()

beforeEach(async () => {
  vi.useFakeTimers({ now: inSeoul('2026-11-25T15:08') })
  await site.put('rides/ride-1', aRide())
})

async function open(): Promise<void> {
  await site.openAsStaff(<StaffTodayPage />, '/staff?date=2026-11-25')
  await advanceTime(1000)
  expect(screen.getByRole('button', { name: '확정하기' })).toBeVisible()
  // What listens is loaded by no clock.
  await vi.dynamicImportSettled()
  await advanceTime(3000)
}

test('a change is there within a second, and nothing is asked', async () => {
  await open()
  const before = asked()
  await confirmed()
  await advanceTime(1000)
  isConfirmed()
  expect(asked()).toBe(before)
})

test('ten minutes without network: the list shows its age, and comes back by itself', async () => {
  await open()
  site.setOffline(true)
  await confirmed()
  await advanceTime(10 * MINUTE_MS)
  expect(screen.getByText(/^\d+분 전$/)).toBeVisible()
  expect(screen.getByRole('button', { name: '확정하기' })).toBeVisible()
  site.setOffline(false)
  await advanceTime(MINUTE_MS + 5000)
  isConfirmed()
  expect(screen.queryByText(/분 전/)).toBeNull()
})

proveRows(listenerRows, {
  'the agit: following a list': {
    refused: async () => {
      await open()
      await site.fail({ collection: 'rides', status: 403 })
      await advanceTime(1000)
      expect(screen.getAllByRole('alert')[0]).toHaveTextContent('권한이 없어요')
      await site.fail()
      await confirmed()
      await advanceTime(16_000)
      isConfirmed()
      await advanceTime(MINUTE_MS)
      const before = asked()
      await advanceTime(MINUTE_MS)
      expect(asked()).toBe(before)
    },
    slow: async () => {
      await open()
      site.cutListeners()
      site.silenceListeners()
      await advanceTime(4000)
      expect(screen.getByRole('button', { name: '확정하기' })).toBeVisible()
      expect(screen.queryByRole('alert')).toBeNull()
    },
    hanging: async () => {
      await open()
      site.silenceListeners()
      await confirmed()
      await advanceTime(15_000)
      expect(screen.queryByRole('button', { name: '출발' })).toBeNull()
      await advanceTime(15_000)
      isConfirmed()
    },
    wrong: async () => {
      await open()
      site.cutListeners()
      await confirmed()
      await advanceTime(16_000)
      isConfirmed()
    },
  },
})
