import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Order } from '@/domain/orders/order'
import type { Ride } from '@/domain/rides/booked/ride'
import { Today } from '@/pages/my/home/Today'
import { MemberContext } from '@/remote/useMember'
import { sessionBookingId } from '@/repository/programs/bookingDocument'
import { aCareBooking, onCareDay } from '../../domain/care/aCareBooking'
import { careSessionsOf } from '../../domain/care/careSessionsOf'
import { anOrder } from '../../domain/orders/anOrder'
import { aRide } from '../../domain/rides/aRide'
import { asMember } from '../../remote/asMember'
import { aChildDocument } from '../../repository/memberAccount'
import { localSite } from '../localSite'

const site = localSite()
const startsAt = onCareDay('15:00')
const NAME = '11.24(화) 김하준 쉬어요'

let uid = ''
const bookingPath = async () => {
  const { sessionId } = aCareBooking({ startsAt })
  const id = await sessionBookingId({ sessionId, uid, childId: 'child-1' })
  return `program_sessions/${sessionId}/bookings/${id}`
}
const putStay = (change: Parameters<typeof aCareBooking>[0] = {}) =>
  site.putBookings(
    aCareBooking({
      uid,
      childName: '김하준',
      startsAt,
      passId: undefined,
      slot: undefined,
      ...change,
    }),
  )
const putRide = (change: Partial<Ride> = {}) => {
  const { id, ...ride } = aRide({
    ...{ uid, childId: 'child-1', childName: '김하준', startsAt: onCareDay('14:30') },
    ...change,
  })
  return site.put(`rides/${id}`, ride)
}
const putSnack = (change: Partial<Order> = {}) => {
  const { id, ...order } = anOrder({
    ...{ uid, kind: 'snack', childId: 'child-1', day: '2026-11-24', branchId: 'seongsu' },
    lines: [{ code: 'basic/milk', name: '우유', priceKRW: 1000, quantity: 1 }],
    totalKRW: 1000,
    ...change,
  })
  return site.put(`orders/${id}`, order)
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: onCareDay('10:00') })
  uid = await site.signInByPhone()
  await site.put(`users/${uid}/children/child-1`, aChildDocument('김하준'))
  await site.putAll('program_sessions', careSessionsOf('2026-11-24', { taken: 1 }))
})

const open = async () => {
  const { user } = site.open(asMember(<Today />, uid))
  await user.click(await screen.findByRole('button', { name: NAME }))
  const dialog = within(await screen.findByRole('dialog', { name: '쉬는 날' }))
  await dialog.findAllByRole('checkbox')
  return {
    user,
    dialog,
    send: () => user.click(dialog.getByRole('button', { name: '쉬기로 하기' })),
  }
}
type Opened = Awaited<ReturnType<typeof open>>
const boxes = (dialog: Opened['dialog']) =>
  dialog.getAllByRole('checkbox').map((box: HTMLElement) => box.closest('label')?.textContent)

test('a whole day is cancelled in one press, one after the other', async () => {
  await putRide({ status: 'confirmed' })
  await putStay()
  await putSnack()
  const { user, dialog, send } = await open()
  expect(boxes(dialog)).toEqual([
    '픽업 14:30 · 수수료 3,870원',
    '돌봄 15:00~17:00 · 이용료 없음',
    '간식 우유 1 · 입금 전이라 취소돼요',
  ])
  for (const box of dialog.getAllByRole('checkbox')) expect(box).toBeChecked()
  expect(dialog.getByText('수수료 3,870원')).toBeVisible()
  expect(dialog.getByText('아지트 명단에서 바로 빠져요.')).toBeVisible()
  expect(dialog.queryByRole('textbox')).toBeNull()
  await send()
  expect(await dialog.findByText('3건을 취소했어요.')).toBeVisible()
  expect(await site.list('rides')).toMatchObject([{ status: { stringValue: 'cancelled' } }])
  expect(await site.get(await bookingPath())).toBeUndefined()
  expect(await site.list('orders')).toMatchObject([{ status: { stringValue: 'cancelled' } }])
  expect(await site.list('messages')).toEqual([])
  await user.click(dialog.getByRole('button', { name: '닫기' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('button', { name: NAME })).toBeNull()
})

test('what cannot be cancelled is named before the rest is cancelled', async () => {
  await putRide()
  await putStay()
  const { user, dialog, send } = await open()
  await user.click(dialog.getByRole('checkbox', { name: /^돌봄/ }))
  await user.type(dialog.getByRole('textbox', { name: '아지트에 남길 말' }), '병원에 들렀다 가요.')
  await send()
  expect(await dialog.findByText('1건을 취소했어요.')).toBeVisible()
  expect(await site.list('messages')).toMatchObject([
    { kind: { stringValue: 'absent' }, text: { stringValue: '병원에 들렀다 가요.' } },
  ])
  expect(await site.get(await bookingPath())).toBeDefined()
})

test('a message about a stay that has begun is sent, without words too; a ride under way asks for a call', async () => {
  vi.setSystemTime(onCareDay('15:20'))
  await putRide({ status: 'onTheWay', startsAt: onCareDay('15:25') })
  await putStay()
  const { dialog, send } = await open()
  expect(boxes(dialog)).toEqual([
    '돌봄 15:00~17:00 · 이용권은 돌아오지 않아요',
    '픽업 15:25 · 이미 출발했어요. 전화해 주세요.',
  ])
  expect(dialog.getByRole('checkbox', { name: /^픽업/ })).toBeDisabled()
  expect(dialog.getByRole('link', { name: '전화하기' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:/),
  )
  await send()
  expect(await dialog.findByText('아지트에 알렸어요.')).toBeVisible()
  expect(await site.list('messages')).toMatchObject([
    { kind: { stringValue: 'absent' }, text: { stringValue: '' } },
  ])
})

test('nothing chosen is said', async () => {
  await putStay()
  const { user, dialog, send } = await open()
  await user.click(dialog.getByRole('checkbox'))
  await send()
  expect(await dialog.findByText('쉬는 것을 골라 주세요.')).toBeVisible()
})

test('a failure is named, and going on does the rest', async () => {
  await putRide()
  await putStay()
  const { user, dialog, send } = await open()
  await site.fail({ collection: 'bookings', status: 403, times: 1 })
  await send()
  expect(await dialog.findByText('하지 못했어요: 돌봄 15:00~17:00')).toBeVisible()
  expect(dialog.getByText('1 / 2')).toBeVisible()
  await site.fail()
  await user.click(dialog.getByRole('button', { name: '계속하기' }))
  expect(await dialog.findByText('2건을 취소했어요.')).toBeVisible()
})

test('a fee that rises meanwhile stops before its ride', async () => {
  await putRide({ status: 'confirmed', startsAt: onCareDay('18:30') })
  await putStay()
  const { user, dialog, send } = await open()
  expect(boxes(dialog)[1]).toBe('픽업 18:30 · 수수료 0원')
  // Nothing is drawn anew within the minute.
  vi.setSystemTime(onCareDay('10:31'))
  await send()
  expect(await dialog.findByText('취소 수수료가 3,870원으로 바뀌었어요.')).toBeVisible()
  expect(await site.list('rides')).toMatchObject([{ status: { stringValue: 'confirmed' } }])
  await user.click(dialog.getByRole('button', { name: '계속하기' }))
  expect(await dialog.findByText('2건을 취소했어요.')).toBeVisible()
})

test('a paid snack stays', async () => {
  await putStay()
  await putSnack({ status: 'paid' })
  const { dialog } = await open()
  const box = dialog.getByRole('checkbox', { name: '간식 우유 1 · 환불은 아지트에 문의해 주세요.' })
  expect(box).toBeDisabled()
  expect(box).not.toBeChecked()
})

test('once the child is there, and for who only looks, there is no button', async () => {
  await putStay({ arrivedAt: onCareDay('14:55'), by: 'staff-1' })
  const { view } = site.open(asMember(<Today />, uid))
  expect(await screen.findByText('아지트에 있어요. 17:00에 끝나요.')).toBeVisible()
  expect(screen.queryByRole('button', { name: NAME })).toBeNull()
  view.unmount()
  await putStay()
  site.open(
    <MemberContext value={{ familyUid: uid, ownUid: uid, right: 'read' }}>
      <Today />
    </MemberContext>,
  )
  expect(await screen.findByText('15:00~17:00')).toBeVisible()
  expect(screen.queryByRole('button', { name: NAME })).toBeNull()
})
