import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { StaffInboxPage } from '@/pages/staff/inbox/StaffInboxPage'
import { StaffMenu } from '@/pages/staff/StaffMenu'
import { StaffTodayPage } from '@/pages/staff/today/StaffTodayPage'
import { aRide, inSeoul } from '../../domain/rides/aRide'
import { localSite } from '../localSite'

const site = localSite()
const confirm = vi.fn()
const minutesLater = (instant: Date, minutes: number) =>
  new Date(instant.getTime() + minutes * 60_000)
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: inSeoul('2026-11-25T08:00') })
  vi.stubGlobal('confirm', confirm.mockReset().mockReturnValue(true))
  // Nothing is near: no facts about children are read.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

describe('very many rides of one family', () => {
  const FLOOD = 720
  const EARLY = inSeoul('2026-11-25T09:00')
  const flood = (index: number) =>
    aRide({
      id: `flood-${String(index).padStart(4, '0')}`,
      uid: 'flood',
      childName: '홍수아',
      startsAt: minutesLater(EARLY, index / 4),
    })
  const real = ['09:30', '11:00', '18:00'].map((time) =>
    aRide({
      id: `real-${time}`,
      uid: `family-${time}`,
      childName: `아이 ${time}`,
      startsAt: inSeoul(`2026-11-25T${time}`),
    }),
  )
  const list = async () => within(await screen.findByRole('list', { name: '픽업 목록' }))
  const open = async () =>
    (await site.openAsStaff(<StaffTodayPage />, '/staff?date=2026-11-25')).user
  const statuses = async (ids: readonly string[]) =>
    new Set(
      (await Promise.all(ids.map((id) => site.get(`rides/${id}`)))).map((ride) =>
        JSON.stringify(ride?.status),
      ),
    )
  const status = (value: string) => JSON.stringify({ stringValue: value })

  beforeEach(() => site.putAll('rides', [...numbers(FLOOD).map(flood), ...real]))

  test('every other family’s rides are there; the flood is ten rows and one that opens', async () => {
    const user = await open()
    for (const { childName } of real)
      expect(await (await list()).findByText(childName)).toBeVisible()
    expect(await (await list()).findByText('710건 더')).toBeVisible()
    expect((await list()).getAllByText('홍수아')).toHaveLength(10 + 1)
    // Two pages of everybody, none of the rest of the flood.
    expect(screen.getByText('302건까지 보여요')).toBeVisible()
    const fold = (await list()).getByText('710건 더').closest('li') ?? document.body
    await user.click(within(fold).getByText('710건 더'))
    await waitFor(() => expect(fold.querySelectorAll('[data-id]')).toHaveLength(50))
    await user.click(within(fold).getByRole('button', { name: '더 보기' }))
    expect(fold.querySelectorAll('[data-id]')).toHaveLength(100)
  })

  test('「더 보기」 brings the rest page by page', async () => {
    const user = await open()
    const more = await screen.findByRole('button', { name: '더 보기' })
    await user.click(more)
    expect(await screen.findByText('601건까지 보여요')).toBeVisible()
    await waitFor(() => expect(more).not.toHaveAttribute('aria-disabled'))
    await user.click(more)
    await waitFor(() => expect(screen.queryByText(/건까지 보여요/)).toBeNull())
    expect((await list()).getByText('710건 더')).toBeVisible()
  })

  test('「모두 확정하기」 confirms nothing that is folded', async () => {
    const user = await open()
    await (await list()).findByText('710건 더')
    confirm.mockReturnValue(false)
    await user.click(screen.getByRole('button', { name: '모두 확정하기' }))
    expect(confirm).toHaveBeenCalledExactlyOnceWith(
      '13건을 확정할까요?\n담당이 없는 13건이 있어요.',
    )
  })

  test('「모두 거절하기」 asks, and declines all that is folded, read or not', async () => {
    // A parent was faster with one of them.
    const user = await open()
    await (await list()).findByText('710건 더')
    await site.change('rides/flood-0400', { status: 'cancelled' })
    await user.click((await list()).getByRole('button', { name: '모두 거절하기' }))
    expect(confirm).toHaveBeenCalledExactlyOnceWith('710건을 거절할까요?')
    await waitFor(
      async () => expect(await statuses(['flood-0719'])).toEqual(new Set([status('declined')])),
      { timeout: 20_000 },
    )
    const folded = numbers(FLOOD)
      .slice(10)
      .map((index) => flood(index).id)
    expect(await statuses(folded.filter((id) => id !== 'flood-0400'))).toEqual(
      new Set([status('declined')]),
    )
    expect(await statuses(['flood-0400'])).toEqual(new Set([status('cancelled')]))
    expect(await statuses(real.map(({ id }) => id))).toEqual(new Set([status('requested')]))
    expect(await statuses(numbers(10).map((index) => flood(index).id))).toEqual(
      new Set([status('requested')]),
    )
    await waitFor(async () =>
      expect((await list()).queryByRole('button', { name: '모두 거절하기' })).toBeNull(),
    )
  }, 40_000)

  test('what fails leaves the rest, says so, and goes on with another press', async () => {
    const user = await open()
    await (await list()).findByText('710건 더')
    await site.fail({ collection: 'rides', status: 503, times: 1 })
    await user.click((await list()).getByRole('button', { name: '모두 거절하기' }))
    expect(await (await list()).findByRole('alert')).toHaveTextContent(
      '처리하지 못했어요. 잠시 후 다시 시도해 주세요.',
    )
    expect((await list()).getByRole('button', { name: '모두 거절하기' })).toBeVisible()
  })

  test('a real ride can be answered', async () => {
    const user = await open()
    const row = (await (await list()).findByText('아이 18:00')).closest('li') ?? document.body
    await user.click(within(row).getByRole('button', { name: '확정하기' }))
    expect(await within(row).findByRole('button', { name: '출발' })).toBeVisible()
  })
})

test('of very many messages about a ride the newest are shown, then 「더 보기」', async () => {
  const ride = aRide()
  await site.put(`rides/${ride.id}`, ride)
  await site.putAll(
    'messages',
    numbers(130).map((index) => ({
      uid: ride.uid,
      rideId: ride.id,
      kind: 'late',
      text: `${index}번째`,
      createdAt: minutesLater(inSeoul('2026-11-24T09:00'), index),
      seenAt: null,
      id: `message-${index}`,
    })),
  )
  const { user } = await site.openAsStaff(<StaffTodayPage />, '/staff?date=2026-11-25')
  expect(await screen.findByText('늦어요 · 129번째')).toBeVisible()
  expect(screen.getByText('20건까지 보여요')).toBeVisible()
  expect(screen.queryByText('늦어요 · 109번째')).toBeNull()
  await user.click(screen.getByRole('button', { name: '더 보기' }))
  expect(await screen.findByText('늦어요 · 109번째')).toBeVisible()
  expect(await screen.findByText('40건까지 보여요')).toBeVisible()
})

describe('very many requests of guests', () => {
  const base = {
    applicantName: '한지민',
    datetime: inSeoul('2026-11-27T15:00'),
    pickupAddress: '서울 성동구 왕십리로 1',
    destAddress: '서울 성동구 왕십리로 2',
    childName: '한유나',
    memo: '',
    isMarketingAllowed: false,
    branchId: 'seongsu',
    status: 'new',
  }
  const request = (index: number, phone: string) => ({
    ...base,
    id: `flood-${index}`,
    phone,
    createdAt: minutesLater(inSeoul('2026-11-24T09:00'), index / 10),
  })
  const real = {
    ...base,
    id: 'real',
    applicantName: '정우맘',
    phone: '010-9999-9999',
    createdAt: inSeoul('2026-11-23T09:00'),
  }
  const list = async () => within(await screen.findByRole('list', { name: '픽업 신청' }))
  const open = async () => {
    const page = (
      <>
        <StaffMenu />
        <StaffInboxPage />
      </>
    )
    return (await site.openAsStaff(page, '/staff/inbox')).user
  }
  const statusOf = async (id: string) => (await site.get(`pickup_requests/${id}`))?.status
  const is = (stringValue: string) => ({ stringValue })

  test('equal phones are one group that is completed at once; the real one is there', async () => {
    await site.putAll('pickup_requests', [
      real,
      ...numbers(250).map((index) => request(index, '010-1111-1111')),
    ])
    const user = await open()
    expect(await (await list()).findByText('정우맘')).toBeVisible()
    expect((await list()).getByText('249건 더')).toBeVisible()
    expect((await list()).getAllByRole('listitem')).toHaveLength(3)
    expect(screen.getByRole('link', { name: '요청함' })).toHaveAccessibleDescription(
      '새 소식 100건 이상',
    )
    expect(screen.getByText('100+')).toBeVisible()
    await user.click((await list()).getByRole('button', { name: '모두 완료' }))
    await waitFor(async () => expect(await statusOf('flood-0')).toEqual(is('done')))
    expect(await statusOf('flood-249')).toEqual(is('done'))
    expect(await statusOf('real')).toEqual(is('new'))
    await waitFor(async () =>
      expect((await list()).queryByRole('button', { name: '모두 완료' })).toBeNull(),
    )
    expect((await list()).getByText('정우맘')).toBeVisible()
    expect(confirm).not.toHaveBeenCalled()
  })

  test('of many phones the newest 100 come, and 「보이는 것 모두 완료」 makes room for the next', async () => {
    const phone = (index: number) => `010-1234-${String(index).padStart(4, '0')}`
    await site.putAll('pickup_requests', [
      real,
      ...numbers(150).map((index) => request(index, phone(index))),
    ])
    const user = await open()
    expect((await list()).getAllByRole('listitem')).toHaveLength(100)
    expect(screen.getByText('100건까지 보여요')).toBeVisible()
    confirm.mockReturnValueOnce(false)
    const complete = screen.getByRole('button', { name: '보이는 것 모두 완료' })
    await user.click(complete)
    expect(confirm).toHaveBeenLastCalledWith('보이는 100건을 모두 완료할까요?')
    expect(await statusOf('flood-149')).toEqual(is('new'))
    await user.click(complete)
    expect(await (await list()).findByText('정우맘')).toBeVisible()
    expect(await statusOf('flood-149')).toEqual(is('done'))
    expect(await statusOf('flood-0')).toEqual(is('new'))
  })

  test('an open tab announces no more than it counts', async () => {
    await site.putAll(
      'pickup_requests',
      numbers(250).map((index) => request(index, '010-1111-1111')),
    )
    await site.openAsStaff(<StaffMenu />, '/staff')
    expect(await screen.findByText('100+')).toBeVisible()
    expect(site.asked('pickup_requests')).toBe(1)
  })

  test.each([
    ['알림', 'messages', { uid: 'parent-1', rideId: 'none', kind: 'late', text: '늦어요' }],
    ['지점 제안', 'branch_suggestions', { place: '공덕역', reason: '학교가 많아요.', contact: '' }],
  ])('of %s the newest 100 come, then 「더 보기」', async (name, collection, fields) => {
    await site.putAll(
      collection,
      numbers(120).map((index) => ({
        ...fields,
        id: `item-${index}`,
        createdAt: minutesLater(inSeoul('2026-11-24T09:00'), index),
        seenAt: null,
      })),
    )
    const user = await open()
    const items = async () =>
      within(await screen.findByRole('list', { name })).getAllByRole('listitem')
    expect(await items()).toHaveLength(100)
    await user.click(screen.getByRole('button', { name: '더 보기' }))
    await waitFor(async () => expect(await items()).toHaveLength(120))
  })
})
