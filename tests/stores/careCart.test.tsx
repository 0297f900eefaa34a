import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { careRow } from '@/domain/care/careCart'
import { now } from '@/platform/clock'
import { useCareCart } from '@/stores/careCart'
import { resetDeviceStores } from '@/stores/deviceStore'
import { careSessionsOf } from '../domain/care/careSessionsOf'
import { inSeoul } from '../domain/rides/aRide'

vi.mock('@/platform/clock')

const KEY = 'care-cart'
const cart = () => useCareCart.getState()
const reload = () => useCareCart.reread()
const store = (data: unknown) => sessionStorage.setItem(KEY, JSON.stringify({ v: 1, data }))

const choice = { childId: 'child-1', branchId: 'seongsu', passId: 'pass-1' }
const rows = careSessionsOf('2026-11-30').map((session) => careRow(session, choice))

beforeEach(() => {
  vi.mocked(now).mockReturnValue(inSeoul('2026-11-24T09:00'))
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
  resetDeviceStores('account')
})

test('keeps picked times while the tab is open', () => {
  for (const row of rows) cart().add(row)
  cart().remove(rows[1]?.rowId ?? '')
  reload()
  expect(cart().rows).toEqual([rows[0], rows[2]])
  cart().remove(...rows.map(({ rowId }) => rowId))
  expect(sessionStorage.getItem(KEY)).toBeNull()
})

test('drops begun times on reading', () => {
  for (const row of rows) cart().add(row)
  vi.mocked(now).mockReturnValue(inSeoul('2026-11-30T15:00'))
  reload()
  expect(cart().rows).toEqual([rows[2]])
})

const sound = { ...choice, date: '2026-11-30', start: '13:00', end: '15:00' }
test.each([
  ['another session than its time', [{ ...sound, slotId: 'care-jamsil_20261130_1300' }], 1],
  ['no day', [{ ...sound, date: '2026-02-30' }, sound], 1],
  ['no child', [{ ...sound, childId: '' }], 0],
  ['the same twice', [sound, sound], 1],
])('of stored rows with %s only valid ones are kept', (_, data, count) => {
  store(data)
  reload()
  expect(cart().rows).toHaveLength(count)
  for (const row of cart().rows) expect(row).toEqual(rows[0])
})
