import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StaffAlerts } from '@/pages/staff/alerts/StaffAlerts'
import { StaffMenu } from '@/pages/staff/StaffMenu'
import { StaffTodayPage } from '@/pages/staff/today/StaffTodayPage'
import { writeDocumentHead } from '@/platform/page/documentHead'
import { resetDeviceStores } from '@/stores/deviceStore'
import { useStaffStrip } from '@/stores/staffStrip'
import { aRide, inSeoul } from '../../domain/rides/aRide'
import { localSite } from '../localSite'

const site = localSite()
const showNotification = vi.fn()
const requestPermission = vi.fn()
const starts = vi.fn()
const pressed = new EventTarget()

class FakeContext {
  currentTime = 0
  destination = {}
  resume = () => Promise.resolve()
  createGain = () => ({
    connect: vi.fn(),
    gain: { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() },
  })
  createOscillator = () => ({
    connect: vi.fn(),
    frequency: { value: 0 },
    start: starts,
    stop: vi.fn(),
  })
}

beforeEach(() => {
  resetDeviceStores('account')
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: inSeoul('2026-11-28T10:00') })
  for (const mock of [showNotification, requestPermission, starts]) mock.mockReset()
  const fake = { permission: 'default', requestPermission }
  requestPermission.mockImplementation(async () => {
    fake.permission = 'granted'
    return 'granted'
  })
  vi.stubGlobal('Notification', fake)
  vi.stubGlobal('AudioContext', FakeContext)
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: Object.assign(pressed, { getRegistration: async () => ({ showNotification }) }),
  })
})
afterEach(() => {
  show('visible')
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

function show(state: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state })
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}
const monday = (id: string) => ({
  ...aRide({ status: 'requested', startsAt: inSeoul('2026-11-30T15:00') }),
  id,
  createdAt: new Date(),
  updatedAt: new Date(),
})
const button = (name: string) => screen.getByRole('button', { name })
const open = async () => {
  const opened = await site.openAsStaff(<StaffAlerts />, '/staff')
  await site.waitForWholeSite()
  return opened
}

test('a new ride is notified while the page is hidden, a press brings its day, and it stands in the strip', async () => {
  const { user, router } = await open()
  expect(button('알림 켜기')).toHaveAttribute('aria-pressed', 'false')
  await user.click(button('알림 켜기'))
  expect(button('알림 켜기')).toHaveAttribute('aria-pressed', 'true')
  await site.waitForWholeSite()
  show('hidden')
  vi.setSystemTime(inSeoul('2026-11-28T10:05'))
  await site.put('rides/new', monday('new'))
  await waitFor(() =>
    expect(showNotification).toHaveBeenCalledWith(
      '도담아지트',
      expect.objectContaining({
        body: '새 픽업 예약이 있어요.',
        data: { path: '/staff?date=2026-11-30' },
        tag: '/staff?date=2026-11-30',
        renotify: true,
      }),
    ),
  )
  expect(showNotification).toHaveBeenCalledOnce()
  vi.setSystemTime(inSeoul('2026-11-28T10:10'))
  show('visible')
  await waitFor(() =>
    expect(useStaffStrip.getState().done?.text).toBe('자리를 비운 사이: 픽업 1건 · 알림 0건'),
  )
  const data = { type: 'OPEN', path: '/staff?date=2026-11-30' }
  act(() => void pressed.dispatchEvent(new MessageEvent('message', { data })))
  expect(router.state.location.search).toBe('?date=2026-11-30')
})

test('what comes while the page is visible sounds, and is not notified', async () => {
  const { user } = await open()
  await user.click(button('소리 켜기'))
  expect(button('소리 켜기')).toHaveAttribute('aria-pressed', 'true')
  await user.click(button('알림 켜기'))
  await site.waitForWholeSite()
  starts.mockReset()
  await site.put('rides/new', monday('new'))
  await waitFor(() => expect(starts).toHaveBeenCalledOnce())
  expect(showNotification).not.toHaveBeenCalled()
})

test('a hidden page without leave follows nothing', async () => {
  await open()
  show('hidden')
  await site.put('rides/new', monday('new'))
  await site.waitForWholeSite()
  expect(showNotification).not.toHaveBeenCalled()
  expect(starts).not.toHaveBeenCalled()
})

test('a refusal, and a browser without the means, are said', async () => {
  const { user } = await open()
  requestPermission.mockResolvedValue('denied')
  await user.click(button('알림 켜기'))
  expect(await screen.findByText('브라우저 설정에서 알림을 허용해 주세요.')).toBeVisible()
  expect(button('알림 켜기')).toHaveAttribute('aria-pressed', 'false')
  vi.stubGlobal('Notification', undefined)
  Reflect.deleteProperty(globalThis, 'Notification')
  await user.click(button('알림 켜기'))
  expect(await screen.findByText('이 브라우저에서는 알림을 쓸 수 없어요.')).toBeVisible()
})

test('the menu counts requested rides of all days, and the title begins with the sum', async () => {
  writeDocumentHead({
    title: '오늘의 픽업 | 도담아지트',
    description: '',
    isIndexed: false,
    canonicalUrl: undefined,
  })
  await site.put('rides/a', monday('a'))
  await site.put('rides/b', monday('b'))
  await site.put('messages/m', { createdAt: new Date(), seenAt: null, branchId: 'seongsu' })
  const { view } = await site.openAsStaff(<StaffMenu />, '/staff')
  await waitFor(() =>
    expect(screen.getByRole('link', { name: '오늘의 픽업' })).toHaveAccessibleDescription(
      '새 소식 2건',
    ),
  )
  await waitFor(() => expect(document.title).toBe('(3) 오늘의 픽업 | 도담아지트'))
  view.unmount()
  expect(document.title).toBe('오늘의 픽업 | 도담아지트')
})

test('above the list stand the requested rides of other days, each with a link', async () => {
  await site.put('rides/a', monday('a'))
  await site.put('rides/b', { ...monday('b'), startsAt: inSeoul('2026-12-02T15:00') })
  const { user, router } = await site.openAsStaff(<StaffTodayPage />, '/staff')
  const link = await screen.findByRole('link', { name: '11.30(월) 1건' })
  expect(link.closest('p')).toHaveTextContent('다른 날의 접수: 11.30(월) 1건 · 12.02(수) 1건')
  await user.click(link)
  expect(router.state.location.search).toBe('?date=2026-11-30')
  await waitFor(() => expect(screen.queryByRole('link', { name: '11.30(월) 1건' })).toBeNull())
  expect(screen.getByRole('link', { name: '12.02(수) 1건' })).toBeVisible()
})
