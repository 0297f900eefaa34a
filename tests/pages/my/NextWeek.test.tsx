import { screen, waitFor, within } from '@testing-library/react'
import { createRef } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { MyPage } from '@/pages/my/home/MyPage'
import { NextWeek } from '@/pages/my/next-week/NextWeek'
import { MemberContext } from '@/remote/useMember'
import { hydrateDeviceStores } from '@/stores/deviceStore'
import { aCareBooking } from '../../domain/care/aCareBooking'
import { careSessionsOf } from '../../domain/care/careSessionsOf'
import { anOrder } from '../../domain/orders/anOrder'
import { aPass } from '../../domain/orders/aPass'
import { aRide, inSeoul } from '../../domain/rides/aRide'
import { aChildDocument } from '../../repository/memberAccount'
import { localSite } from '../localSite'

const site = localSite()
const MONDAY = '11.30(월)'
let uid = ''

const putStays = (...starts: string[]) =>
  site.putBookings(
    ...starts.map((startsAt) =>
      aCareBooking({
        ...{ uid, childName: '김하준', startsAt: inSeoul(startsAt) },
        ...{ passId: 'pass-m', slot: startsAt.slice(0, 10).replaceAll('-', '') },
      }),
    ),
  )

beforeEach(async () => {
  vi.setSystemTime(inSeoul('2026-11-27T12:00'))
  hydrateDeviceStores()
  uid = await site.signInByPhone()
  await site.put(`users/${uid}/children/child-1`, aChildDocument('김하준'))
  await site.putAll(`users/${uid}/passes`, [
    aPass({
      ...{ id: 'pass-m', label: '레귤러', planKey: 'subscription', optionKey: 'm-59000' },
      ...{ minutes: 0, expiresOn: '2026-12-20' },
    }),
  ])
  await site.putAll('orders', [anOrder({ id: 'o1', uid, kind: 'membership', status: 'paid' })])
  await site.putAll(
    'program_sessions',
    ['2026-11-30', '2026-12-01', '2026-12-02'].flatMap((day) => careSessionsOf(day)),
  )
  const arrived = aRide({ uid, status: 'arrived', startsAt: inSeoul('2026-11-23T12:30') })
  await site.putAll('rides', [arrived])
  await putStays('2026-11-23T13:00', '2026-11-24T15:00')
})

async function open() {
  const page = site.open(<MyPage />, '/my')
  await site.waitForWholeSite()
  return page
}
const find = () => screen.queryByRole('region', { name: '다음 주도 그대로' })
const region = () => within(screen.getByRole('region', { name: '다음 주도 그대로' }))
const group = () =>
  within(region().getByRole('group', { name: '김하준 · 다음 주도 그대로 예약할까요?' }))
const said = () =>
  region()
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '')
const rides = async () => (await site.list('rides')).length - 1
const seats = async (session: string) =>
  (await site.list(`program_sessions/care-seongsu_${session}/bookings`)).length
const press = '그대로 예약하기'

describe('다음 주도 그대로', () => {
  test('says what would be booked again, and books it in one press', async () => {
    const { user } = await open()
    expect(group().getByText('월 13:00~15:00 성수점 · 레귤러')).toBeVisible()
    expect(group().getByText('화 15:00~17:00 성수점 · 레귤러')).toBeVisible()
    expect(group().getByText('월 12:30 성동초 → 성수점 7,742원')).toBeVisible()
    expect(group().getByRole('checkbox', { name: '픽업도 그대로' })).toBeChecked()
    expect(group().getByRole('link', { name: '다른 시간' })).toHaveAttribute('href', '/care')
    await user.click(group().getByRole('button', { name: press }))
    await site.waitForWholeSite()
    expect(said()).toEqual(['픽업 1건, 돌봄 2건을 예약했어요.'])
    expect(region().queryByRole('group')).toBeNull()
    expect(region().getByRole('heading')).toHaveFocus()
    expect(await rides()).toBe(1)
    expect([await seats('20261130_1300'), await seats('20261201_1500')]).toEqual([1, 1])
    const [booking] = await site.list('program_sessions/care-seongsu_20261130_1300/bookings')
    expect(booking).toMatchObject({
      passId: { stringValue: 'pass-m' },
      slot: { stringValue: '20261130' },
      codeWord: { stringValue: expect.stringMatching(/. ./) },
    })
  })

  test('without the rides it books the stays alone', async () => {
    const { user } = await open()
    await user.click(group().getByRole('checkbox', { name: '픽업도 그대로' }))
    await user.click(group().getByRole('button', { name: press }))
    await site.waitForWholeSite()
    expect(said()).toEqual(['돌봄 2건을 예약했어요.'])
    expect(await rides()).toBe(0)
  })

  test('names what could not be booked', async () => {
    await site.putAll('program_sessions', careSessionsOf('2026-12-01', { taken: 20 }))
    const other = aRide({ id: 'other', uid, startsAt: inSeoul('2026-11-30T12:40') })
    const { user } = await open()
    await site.putAll('rides', [other])
    await user.click(group().getByRole('button', { name: press }))
    await site.waitForWholeSite()
    expect(said()).toEqual([
      '돌봄 1건을 예약했어요.',
      `담지 못한 시간: ${MONDAY} 12:30 픽업 (예약함), 12.01(화) 15:00~17:00 (마감)`,
    ])
  })

  test('says from when a pass can book what it cannot yet, and shows it otherwise than a success', async () => {
    vi.setSystemTime(inSeoul('2026-12-03T12:00'))
    const light = { label: '라이트 10시간권', minutes: 600, expiresOn: '2026-12-20' }
    await site.putAll(`users/${uid}/passes`, [aPass({ id: 'pass-m', ...light })])
    await site.putAll(
      'program_sessions',
      ['2026-12-07', '2026-12-11'].flatMap((day) => careSessionsOf(day)),
    )
    await putStays('2026-11-30T13:00', '2026-12-04T13:00')
    const { user } = await open()
    const [monday, friday] = group().getAllByRole('listitem')
    expect(monday).not.toHaveTextContent('부터 예약할 수 있어요.')
    expect(friday).toHaveTextContent('금 13:00~15:00 성수점 · 라이트 10시간권')
    expect(friday).toHaveTextContent('12.04(금)부터 예약할 수 있어요.')
    await user.click(group().getByRole('button', { name: press }))
    await site.waitForWholeSite()
    const leftOut = '담지 못한 시간: 12.11(금) 13:00~15:00 (아직 예약할 수 없음)'
    expect(said()).toEqual(['돌봄 1건을 예약했어요.', leftOut])
    expect(region().getByText(leftOut)).toHaveAttribute('data-remark')
  })

  test('without a pass nothing is booked', async () => {
    await site.remove(`users/${uid}/passes/pass-m`)
    const { user } = await open()
    await user.click(group().getByRole('checkbox', { name: '픽업도 그대로' }))
    await user.click(group().getByRole('button', { name: press }))
    await site.waitForWholeSite()
    expect(said()).toEqual([
      `담지 못한 시간: ${MONDAY} 13:00~15:00 (이용권 부족), 12.01(화) 15:00~17:00 (이용권 부족)`,
    ])
  })

  test('books no stay where the rides are refused; the retry books both, once', async () => {
    const { user } = await open()
    const refused = { collection: 'rides', method: undefined, status: 403 }
    await site.fail(refused)
    await user.click(group().getByRole('button', { name: press }))
    await site.waitForWholeSite()
    expect(region().getByRole('alert')).toBeVisible()
    expect(await seats('20261130_1300')).toBe(0)
    await site.fail()
    await user.click(group().getByRole('button', { name: press }))
    await site.waitForWholeSite()
    expect(said()).toEqual(['픽업 1건, 돌봄 2건을 예약했어요.'])
    expect(await rides()).toBe(1)
  })

  test('fares that have changed since they were shown end it before anything is booked', async () => {
    const { user } = await open()
    const from = inSeoul('2026-11-01T00:00')
    const tariff = { baseKRW: 9_000, perKmKRW: 1_000, nightKRW: 2_000, discountKRW: 0, from }
    await site.put('settings/fares', { current: tariff, next: null, past: [] })
    await user.click(group().getByRole('button', { name: press }))
    await site.waitForWholeSite()
    const alert = '요금이 바뀌었어요. 새 요금을 확인하고 다시 예약해 주세요.'
    expect(region().getByRole('alert')).toHaveTextContent(alert)
    expect([await rides(), await seats('20261130_1300')]).toEqual([0, 0])
  })

  test('what is booked before a failure counts in the end', async () => {
    const { user } = await open()
    await site.fail({ collection: 'program_sessions', status: 403 })
    await user.click(group().getByRole('button', { name: press }))
    await site.waitForWholeSite()
    expect(region().getByRole('alert')).toBeVisible()
    expect([await rides(), await seats('20261130_1300')]).toEqual([1, 0])
    await site.fail()
    await user.click(region().getByRole('button', { name: press }))
    await site.waitForWholeSite()
    expect(said()).toEqual(['픽업 1건, 돌봄 2건을 예약했어요.'])
    expect(await rides()).toBe(1)
  })

  test.each(['bookings', 'rides'])(
    '%s that cannot be read are said, with a retry',
    async (name) => {
      await site.fail({ collection: name, status: 503 })
      const { user } = await open()
      const alert = region().getByRole('alert')
      expect(alert).toHaveTextContent('다음 주도 그대로를 불러오지 못했어요.')
      await site.fail()
      await user.click(within(alert).getByRole('button', { name: '다시 시도' }))
      await site.waitForWholeSite()
      expect(group().getByRole('button', { name: press })).toBeVisible()
      expect(region().queryByRole('alert')).toBeNull()
    },
  )

  test('comes with 「오늘」, before what stands below is shown', async () => {
    await site.fail({ collection: 'bookings', hold: true })
    site.open(<MyPage />, '/my')
    await screen.findByRole('region', { name: '오늘' })
    expect(screen.getByRole('region', { name: '오늘' })).toHaveAttribute('data-waiting')
    await site.fail()
    await waitFor(() =>
      expect(screen.getByRole('region', { name: '오늘' })).not.toHaveAttribute('data-waiting'),
    )
    expect(find()).not.toBeNull()
  })

  test('「괜찮아요」 is remembered until the next Thursday', async () => {
    const { user, view } = await open()
    await user.click(group().getByRole('button', { name: '괜찮아요' }))
    expect(find()).toBeNull()
    view.unmount()
    const later = await open()
    expect(find()).toBeNull()
    later.view.unmount()
    await putStays('2026-11-30T13:00')
    vi.setSystemTime(inSeoul('2026-12-03T12:00'))
    await open()
    expect(find()).not.toBeNull()
  })

  test.each([
    [
      'before Thursday noon',
      async () => {
        await putStays('2026-11-30T13:00')
        vi.setSystemTime(inSeoul('2026-12-03T11:59'))
      },
    ],
    ['when the next week has a stay', () => putStays('2026-12-02T13:00')],
  ])('is not there %s', async (_, change) => {
    await change()
    await open()
    expect(find()).toBeNull()
  })

  test.each([
    ['read', null],
    ['full', expect.anything()],
  ] as const)('for a guardian with the right to %s', async (right, expected) => {
    site.open(
      <MemberContext value={{ familyUid: uid, ownUid: uid, right }}>
        <NextWeek focusNext={createRef()} />
      </MemberContext>,
    )
    await site.waitForWholeSite()
    expect(find()).toEqual(expected)
  })
})
