import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Order } from '@/domain/orders/order'
import { StaffCarePage } from '@/pages/staff/care/StaffCarePage'
import { now } from '@/platform/clock'
import { saveTextFile } from '@/platform/device/saveFile'
import { sessionBookingId } from '@/repository/programs/bookingDocument'
import { resetDeviceStores } from '@/stores/deviceStore'
import { useStaffBranch } from '@/stores/staffBranch'
import { aCareBooking, onCareDay } from '../../domain/care/aCareBooking'
import { anOrder } from '../../domain/orders/anOrder'
import { aRide } from '../../domain/rides/aRide'
import { aChildDocument } from '../../repository/memberAccount'
import { advanceTime, localSite } from '../localSite'
import { rested } from './rested'

vi.mock('@/platform/device/saveFile', () => ({ saveTextFile: vi.fn() }))

const site = localSite()
const startsAt = onCareDay('13:00')

const bookingIdOf = (childId: string) => {
  const { sessionId, uid } = aCareBooking({ childId, startsAt })
  return sessionBookingId({ sessionId, uid, childId })
}
const putChild = async (childId: string, childName: string, allergens: readonly number[] = []) => {
  await site.put(`users/parent-1/children/${childId}`, { ...aChildDocument(childName), allergens })
  await site.putBookings(aCareBooking({ childId, childName, startsAt }))
}
const putMessage = async (id: string, change: object) => {
  const { sessionId } = aCareBooking({ startsAt })
  await site.put(`messages/${id}`, {
    ...{ uid: 'parent-1', rideId: '', bookingId: await bookingIdOf('child-1'), sessionId },
    ...{ branchId: 'seongsu', by: 'parent-1', phone: '+821000000032', kind: 'late' },
    ...{ text: '10분 늦어요.', createdAt: onCareDay('13:05'), seenAt: null },
    ...change,
  })
}

const show = async () => (await site.openAsStaff(<StaffCarePage />, '/staff/care')).user
const row = async (name: string) => {
  const list = within(await screen.findByRole('list', { name: '돌봄 명단' }))
  const item = list.getAllByRole('listitem').find((each) => each.textContent.includes(name))
  if (!item) throw new Error(`No row of ${name}.`)
  return within(item)
}

beforeEach(async () => {
  resetDeviceStores('account')
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: onCareDay('13:21') })
  await site.put('users/parent-1', { nickname: '하준맘', phone: '+821000000032' })
  await putChild('child-1', '김하준')
})

describe('the message of a parent about a stay', () => {
  test('stands in the row with who wrote it, until it is confirmed', async () => {
    await putChild('child-2', '김서연')
    await putMessage('one', {})
    const user = await show()
    const item = await row('김하준')
    expect(await item.findByText('10분 늦어요.')).toBeVisible()
    expect(item.getByText('늦어요')).toBeVisible()
    const [ofRow, ofWriter] = await item.findAllByRole('link', { name: '하준맘 가족' })
    expect(ofRow).toHaveAttribute('href', '/staff/families/parent-1')
    expect(ofWriter).toHaveTextContent('하준맘')
    expect(item.getByRole('link', { name: '010-0000-0032' })).toHaveAttribute(
      'href',
      'tel:01000000032',
    )
    expect((await row('김서연')).queryByText('늦어요')).toBeNull()
    await user.click(item.getByRole('button', { name: '김하준 확인' }))
    expect(await item.findByText(/확인함 13:21/)).toBeVisible()
    expect(item.queryByRole('button', { name: '김하준 확인' })).toBeNull()
    expect((await site.get('messages/one'))?.seenAt).toHaveProperty('timestampValue')
  })

  test('stands there with the next poll', async () => {
    vi.useFakeTimers()
    await show()
    await advanceTime(1000)
    expect(screen.queryByText('10분 늦어요.')).toBeNull()
    await putMessage('one', {})
    await advanceTime(6000)
    expect(screen.getByText('10분 늦어요.')).toBeVisible()
    expect(screen.getByRole('button', { name: '김하준 확인' })).toBeVisible()
  })

  test('by who shares the family says name and relation, or the nickname after leaving', async () => {
    await site.put('users/dad', { nickname: '도현', phone: '+821000000042' })
    await site.put('users/parent-1/guardians/dad', {
      ...{ name: '김도현', relation: '아빠', role: 'full', inviteId: 'ABCDEFGHJK' },
      createdAt: onCareDay('08:00'),
    })
    await site.put('users/gone', { nickname: '예전삼촌', phone: '+821000000043' })
    await putMessage('one', { by: 'dad', phone: '+821000000042' })
    await putMessage('two', { by: 'gone', phone: '+821000000043', kind: 'other', text: '곧 가요.' })
    await show()
    const item = await row('김하준')
    expect(await item.findByText('김도현(아빠)')).toBeVisible()
    expect(await item.findByText('예전삼촌')).toBeVisible()
    for (const phone of ['010-0000-0042', '010-0000-0043'])
      expect(item.getByRole('link', { name: phone })).toBeVisible()
  })

  test('stands beside those about the ride, newest first', async () => {
    await site.putAll('rides', [aRide({ status: 'confirmed', startsAt })])
    await site.put('messages/of-the-ride', {
      ...{ uid: 'parent-1', rideId: 'ride-1', kind: 'other', text: '정문에 있어요.' },
      ...{ createdAt: onCareDay('13:10'), seenAt: null },
    })
    await putMessage('one', {})
    await show()
    const item = await row('김하준')
    expect(await item.findByText('픽업 확정 13:00')).toBeVisible()
    expect(await item.findByText('정문에 있어요.')).toBeVisible()
    const said = await item.findAllByText(/정문에 있어요|10분 늦어요/)
    expect(said.map(({ textContent }) => textContent)).toEqual(['정문에 있어요.', '10분 늦어요.'])
  })

  test('「쉬어요」: the row reads 쉼, nobody waits, and 등원 stays for a child that comes after all', async () => {
    await putChild('child-2', '김서연')
    await putMessage('one', { kind: 'absent', text: '' })
    const user = await show()
    const item = await row('김하준')
    expect(await item.findByText('쉼')).toBeVisible()
    expect(item.getByText('쉬어요')).toBeVisible()
    expect(item.queryByText('아직 오지 않았어요')).toBeNull()
    expect((await row('김서연')).getByText('아직 오지 않았어요')).toBeVisible()
    expect(screen.getByText(/^13:00~15:00 등원$/).parentElement).toHaveTextContent(
      /^13:00~15:00 등원 0 · 아직 1$/,
    )
    expect(screen.getByRole('region', { name: '13:00~15:00 성수점' })).toHaveTextContent(
      '아직 1 · 쉼 1',
    )
    await user.click(screen.getByRole('button', { name: 'CSV 내려받기' }))
    expect(vi.mocked(saveTextFile).mock.lastCall?.[2]).toContain('김하준,쉼,,,')
    await user.click(item.getByRole('button', { name: '김하준 등원' }))
    expect(await item.findByRole('button', { name: '김하준 하원' })).toBeVisible()
    expect(item.queryByText('쉼')).toBeNull()
  })

  test('a stay that is over reads 쉼 instead of 결석, and its use can be returned', async () => {
    vi.setSystemTime(onCareDay('15:30'))
    await putChild('child-2', '김서연')
    await site.put('users/parent-1/passes/order-1-0/uses/1', {
      ...{ sessionId: aCareBooking({ startsAt }).sessionId, childId: 'child-1' },
      ...{ bookingId: await bookingIdOf('child-1'), createdAt: onCareDay('09:00') },
    })
    await putMessage('one', { kind: 'absent', text: '감기예요.' })
    const user = await show()
    const line = await screen.findByRole('button', { name: /결석 1 · 쉼 1$/ })
    await user.click(line)
    const item = await row('김하준')
    expect(item.getByText('쉼')).toBeVisible()
    expect(item.queryByText('결석')).toBeNull()
    expect(await item.findByRole('button', { name: '김하준 이용권 돌려주기' })).toBeVisible()
    expect((await row('김서연')).getByText('결석')).toBeVisible()
  })

  test('that cannot be read leaves the rows', async () => {
    await site.fail({ status: 403, collection: 'messages' })
    await show()
    expect(await screen.findByText('아이 정보 1건을 다시 불러오고 있어요.')).toBeVisible()
    expect((await row('김하준')).getByRole('button', { name: '김하준 등원' })).toBeVisible()
  })
})

describe('snacks for a child', () => {
  const milk = { code: 'basic/milk', name: '딸기 우유', priceKRW: 1500, quantity: 2 }
  const cookie = { code: 'growth/cookie', name: '쿠키', priceKRW: 2000, quantity: 1 }
  const paid = (change: Partial<Order> = {}) =>
    anOrder({
      ...{ id: 'snack', kind: 'snack', status: 'paid', branchId: 'seongsu', lines: [milk] },
      ...{ childId: 'child-1', day: '2026-11-24', payWith: 'balance', depositor: '' },
      ...{ updatedAt: onCareDay('13:00') },
      ...change,
    })

  beforeEach(async () => {
    const snack = { price: 1500, imageUrl: '', order: 1 }
    await site.put('snack_menu_basic/milk', { ...snack, title: '딸기 우유', allergens: [2] })
    await site.put('snack_menu_growth/cookie', { ...snack, title: '쿠키', allergens: [1, 6] })
    await site.put('users/parent-1/children/child-1', {
      ...aChildDocument('김하준'),
      allergens: [2, 6],
    })
  })

  test('stand in the row of the day and branch, with what the child must not eat in it', async () => {
    await site.putAll('orders', [
      paid(),
      paid({
        id: 'later',
        createdAt: onCareDay('12:00'),
        lines: [cookie, { ...cookie, code: 'growth/gone', name: '송편' }],
      }),
      paid({
        ...{ id: 'waits', status: 'awaitingPayment', lines: [{ ...cookie, name: '젤리' }] },
        ...{ payWith: 'transfer', depositor: '하준맘' },
      }),
      paid({ id: 'tomorrow', day: '2026-11-25', lines: [{ ...cookie, name: '젤리' }] }),
    ])
    await show()
    const item = await row('김하준')
    expect(await item.findByText('간식: 딸기 우유 2, 쿠키 1, 송편 1')).toBeVisible()
    expect(await item.findByText('우유 알레르기')).toBeVisible()
    expect(item.getByText('밀 알레르기')).toBeVisible()
    expect(item.getByText('알레르기 정보 없음').parentElement).toHaveTextContent(
      '송편: 알레르기 정보 없음',
    )
    expect(screen.queryByText(/젤리/)).toBeNull()
    expect(screen.queryByRole('region', { name: '간식만 받는 아이' })).toBeNull()
  })

  test('come and go with the order, as the row does', async () => {
    vi.useFakeTimers()
    await show()
    await advanceTime(1000)
    expect(screen.queryByText(/간식/)).toBeNull()
    await site.put('orders/snack', paid({ updatedAt: now() }))
    await advanceTime(6000)
    expect(screen.getByText('간식: 딸기 우유 2')).toBeVisible()
    expect(screen.getByText('우유 알레르기')).toBeVisible()
    await site.change('orders/snack', { status: 'refunded', updatedAt: now() })
    await advanceTime(6000)
    expect(screen.queryByText(/간식/)).toBeNull()
  })

  test('of children without care there stand in a region of their own, by branch and name', async () => {
    await site.put('users/parent-2/children/child-1', {
      ...aChildDocument('문이든'),
      allergens: [2],
    })
    await site.put('users/parent-3/children/child-1', aChildDocument('배소율'))
    const { sessionId } = aCareBooking({ startsAt })
    await site.putAll('orders', [
      paid({ id: 'a', uid: 'parent-2', nickname: '이든맘' }),
      paid({ id: 'b', uid: 'parent-3', nickname: '소율맘', branchId: 'mapo', lines: [cookie] }),
      paid({ id: 'c', uid: 'parent-4', nickname: '누군가', lines: [cookie] }),
    ])
    await site.change(`program_sessions/${sessionId}/bookings/${await bookingIdOf('child-1')}`, {
      cancelledAt: onCareDay('10:00'),
      cancelReason: '눈이 많이 와요.',
    })
    await site.put('orders/d', paid({ id: 'd' }))
    const user = await show()
    const region = within(await screen.findByRole('region', { name: '간식만 받는 아이' }))
    expect(await region.findByText('문이든')).toBeVisible()
    expect(region.getByText('4명')).toBeVisible()
    const items = () => region.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(await region.findByText('배소율')).toBeVisible()
    await vi.waitFor(() => expect(items()[3]).toContain('김하준'))
    expect(items()[3]).toContain('간식: 딸기 우유 2우유 알레르기')
    expect(items()[0]).toMatch(/^배소율 만 8세 마포점 간식: 쿠키 1$/)
    expect(items()[1]).toContain('누군가 님의 자녀')
    expect(items()[1]).toContain('계정에서 삭제되어 알레르기를 알 수 없어요.')
    expect(items()[2]).toMatch(/^문이든 .*우유 알레르기$/)
    await user.type(screen.getByRole('searchbox', { name: '이름 찾기' }), '이드')
    await vi.waitFor(() => expect(region.getAllByRole('listitem')).toHaveLength(1))
    expect(region.getByText('문이든')).toBeVisible()
    await user.clear(screen.getByRole('searchbox', { name: '이름 찾기' }))
    await user.selectOptions(screen.getByRole('combobox', { name: '지점' }), '마포점')
    await vi.waitFor(() => expect(region.getAllByRole('listitem')).toHaveLength(1))
    expect(region.getByText('배소율')).toBeVisible()
    act(() => useStaffBranch.setState({ branchId: '' }))
  })

  test('are not shown before it is known what is in them; a menu that fails is said', async () => {
    await site.fail({ status: 403, collection: 'snack_menu_basic' })
    await site.put('orders/snack', paid())
    await show()
    const item = await row('김하준')
    expect(await item.findByText('간식: 딸기 우유 2')).toBeVisible()
    expect(item.getByText('알레르기 정보 없음')).toBeVisible()
    expect(await screen.findByText('아이 정보 1건을 다시 불러오고 있어요.')).toBeVisible()
  })

  test('that cannot be read leave the rows', async () => {
    await site.fail({ status: 403, collection: 'orders' })
    await show()
    expect(await screen.findByText('아이 정보 1건을 다시 불러오고 있어요.')).toBeVisible()
    expect((await row('김하준')).getByRole('button', { name: '김하준 등원' })).toBeVisible()
  })

  test('whose child cannot be read say so, and are read again', async () => {
    await site.put('orders/snack', paid({ uid: 'parent-2', nickname: '이든맘' }))
    await site.put('users/parent-2/children/child-1', {
      ...aChildDocument('문이든'),
      allergens: [2],
    })
    await site.fail({ status: 403, collection: 'children' })
    const user = await show()
    const region = within(await screen.findByRole('region', { name: '간식만 받는 아이' }))
    expect(await region.findByText('알레르기 확인 중')).toBeVisible()
    expect(await screen.findByText('아이 정보 2건을 다시 불러오고 있어요.')).toHaveRole('status')
    expect(screen.getAllByRole('button', { name: /다시/ })).toHaveLength(1)
    expect(region.getByText('이든맘 님의 자녀')).toBeVisible()
    await site.fail()
    await rested()
    await user.click(screen.getByRole('button', { name: '지금 다시' }))
    expect(await region.findByText('문이든')).toBeVisible()
    expect(region.getByText('우유 알레르기')).toBeVisible()
    expect(await screen.findByText('13:21 확인', {}, { timeout: 6000 })).toBeVisible()
    expect(screen.queryByText('알레르기 확인 중')).toBeNull()
  })
})
