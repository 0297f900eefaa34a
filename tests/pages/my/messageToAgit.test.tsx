import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { SessionBooking } from '@/domain/programs/programSession'
import type { RideMessageKind } from '@/domain/rides/booked/rideMessage'
import { MemberBookings } from '@/pages/my/bookings/MemberBookings'
import { Today } from '@/pages/my/home/Today'
import { sessionBookingId } from '@/repository/programs/bookingDocument'
import { aCareBooking, onCareDay as careAt } from '../../domain/care/aCareBooking'
import { careSessionsOf } from '../../domain/care/careSessionsOf'
import { aRide } from '../../domain/rides/aRide'
import { aRideMessage } from '../../domain/rides/aRideMessage'
import { asMember } from '../../remote/asMember'
import { localSite } from '../localSite'

const site = localSite()
const confirm = vi.fn()
const FIRST = 'care-seongsu_20261124_1300'

let uid = ''

const button = (name: string) => screen.findByRole('button', { name })
const dialog = async () => within(await screen.findByRole('dialog', { name: '아지트에 알리기' }))
const text = (shown: Awaited<ReturnType<typeof dialog>>) =>
  shown.getByRole('textbox', { name: '내용' })
const sent = () => site.asked('messages/')

/** From 13:00 to 17:00. */
async function putStay(change: Partial<SessionBooking> = {}) {
  await site.putAll('program_sessions', careSessionsOf('2026-11-24', { taken: 1 }))
  for (const time of ['13:00', '15:00'])
    await site.putBookings(
      aCareBooking({
        uid,
        startsAt: careAt(time),
        passId: undefined,
        slot: undefined,
        ...change,
      }),
    )
}
const firstBooking = () => sessionBookingId({ sessionId: FIRST, uid, childId: 'child-1' })
const putMessage = async (kind: RideMessageKind, change: object = {}) =>
  site.put('messages/m-1', {
    ...aRideMessage({ uid, by: uid, rideId: '', sessionId: FIRST, kind, text: '' }),
    bookingId: await firstBooking(),
    createdAt: careAt('11:00'),
    ...change,
  })
async function openDialog(page = <MemberBookings />) {
  const { user } = site.open(asMember(page, uid))
  await user.click(await button('알리기'))
  return { user, shown: await dialog() }
}
beforeEach(async () => {
  vi.setSystemTime(careAt('12:00'))
  vi.stubGlobal('confirm', confirm.mockReset().mockReturnValue(true))
  uid = await site.signInByPhone()
  await site.put(`users/${uid}/children/child-1`, { name: '김하준' })
})

describe('about a ride', () => {
  const ride = () => aRide({ uid, status: 'confirmed', driver: { name: '박민지', car: '' } })

  test('an empty text is not sent; a text changed after a lost answer is a new message', async () => {
    await site.put('rides/ride-1', ride())
    const { user, shown } = await openDialog()
    await user.click(shown.getByRole('radio', { name: '데려갈 분이 바뀌었어요' }))
    const send = shown.getByRole('button', { name: '보내기' })
    await user.click(send)
    expect(await shown.findByText('내용을 입력해 주세요.')).toBeVisible()
    site.lose('commit')
    await user.type(text(shown), '할머니가 가요')
    await user.click(send)
    await shown.findByRole('alert')
    await user.type(text(shown), ', 아니 이모가 가요')
    await user.click(send)
    await waitFor(() => expect(screen.getAllByText('보냄 12:00')).toHaveLength(2))
    expect(site.asked('할머니가 가요, 아니 이모가 가요')).toBe(1)
  })

  test('a pasted text that is too long stands whole, says so at once and is not sent until it fits', async () => {
    await site.put('rides/ride-1', ride())
    const { user, shown } = await openDialog()
    await user.click(shown.getByRole('radio', { name: '약을 챙겨 주세요' }))
    await user.click(text(shown))
    await user.paste('약'.repeat(296))
    expect(text(shown)).toHaveValue('약'.repeat(296))
    expect(text(shown)).toHaveAccessibleDescription(
      /200자까지 적을 수 있어요. 96자를 줄여 주세요.$/,
    )
    const send = shown.getByRole('button', { name: '보내기' })
    await user.click(send)
    expect(sent()).toBe(0)
    expect(shown.getByRole('radiogroup', { name: '알릴 내용' })).toBeVisible()
    await user.keyboard('{Backspace>96/}')
    expect(text(shown)).toBeValid()
    await user.click(send)
    expect(await screen.findByText('아지트에 알렸어요.')).toBeVisible()
    expect(site.written()).toMatchObject({ text: { stringValue: '약'.repeat(200) } })
  })

  test('that the child is late needs no words, and nobody stays away from a ride', async () => {
    await site.put('rides/ride-1', ride())
    const { user, shown } = await openDialog()
    expect(shown.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      'late',
      'person',
      'medicine',
      'other',
    ])
    await user.click(shown.getByRole('radio', { name: '약을 챙겨 주세요' }))
    expect(text(shown)).toHaveAccessibleDescription('약 이름, 양, 시간을 적어 주세요.')
    await user.click(shown.getByRole('radio', { name: '늦어요' }))
    await user.click(shown.getByRole('button', { name: '보내기' }))
    const answer = await screen.findByText('아지트에 알렸어요.')
    expect(answer).toHaveAttribute('role', 'status')
    expect(answer.closest('li')).toHaveTextContent('성동초등학교')
    expect(site.written()).toMatchObject({
      rideId: { stringValue: 'ride-1' },
      bookingId: { stringValue: '' },
      sessionId: { stringValue: '' },
      branchId: { stringValue: 'seongsu' },
      by: { stringValue: uid },
      phone: { stringValue: '+821012345678' },
      kind: { stringValue: 'late' },
      text: { stringValue: '' },
    })
  })
})

describe('about a stay', () => {
  test('how late the child is stands there in one press, and what belongs to a kind goes with it', async () => {
    await putStay()
    const { user, shown } = await openDialog()
    const late = () => within(shown.getByRole('group', { name: '늦는 시간' }))
    await user.click(late().getByRole('button', { name: '30분 이상' }))
    expect(text(shown)).toHaveValue('30분 이상 늦어요.')
    await user.click(shown.getByRole('radio', { name: '기타' }))
    expect(text(shown)).toHaveValue('')
    expect(shown.queryByRole('group', { name: '늦는 시간' })).toBeNull()
    await user.type(text(shown), '감기약 1포')
    await user.click(shown.getByRole('radio', { name: '늦어요' }))
    expect(text(shown)).toHaveValue('감기약 1포')
    await user.click(late().getByRole('button', { name: '20분' }))
    await user.click(shown.getByRole('button', { name: '보내기' }))
    expect(await screen.findByText('보냄 12:00')).toBeVisible()
    expect(screen.getByText('20분 늦어요.')).toBeVisible()
    expect(site.written()).toMatchObject({
      rideId: { stringValue: '' },
      bookingId: { stringValue: await firstBooking() },
      sessionId: { stringValue: FIRST },
      branchId: { stringValue: 'seongsu' },
      by: { stringValue: uid },
      phone: { stringValue: '+821012345678' },
    })
  })

  test('words that were missing are no fault of a kind that needs none', async () => {
    await putStay()
    const { user, shown } = await openDialog()
    await user.click(shown.getByRole('radio', { name: '기타' }))
    await user.click(shown.getByRole('button', { name: '보내기' }))
    expect(await shown.findByText('내용을 입력해 주세요.')).toBeVisible()
    await user.click(shown.getByRole('radio', { name: '쉬어요' }))
    await waitFor(() => expect(shown.queryByText('내용을 입력해 주세요.')).toBeNull())
  })

  test('that stays away: the card reads 쉼, and the pass wants a cancellation', async () => {
    await putStay()
    const { user, shown } = await openDialog()
    expect(shown.queryByText('이용권은 예약을 취소해야 돌아와요.')).toBeNull()
    await user.click(shown.getByRole('radio', { name: '쉬어요' }))
    expect(shown.getByText('이용권은 예약을 취소해야 돌아와요.')).toBeVisible()
    expect(shown.queryByText('픽업은 따로 취소해 주세요.')).toBeNull()
    await user.click(shown.getByRole('button', { name: '보내기' }))
    expect(await screen.findByText('쉼')).toBeVisible()
    expect(screen.getByText('쉬어요 ·')).toBeVisible()
    expect(sent()).toBe(1)
  })

  test('whose ride stands says that it is cancelled apart', async () => {
    await putStay()
    await site.put('rides/ride-1', aRide({ uid, startsAt: careAt('12:40') }))
    const { user } = site.open(asMember(<MemberBookings />, uid))
    const [, ofStay] = await screen.findAllByRole('button', { name: '알리기' })
    if (!ofStay) throw new Error('The stay has no button.')
    await user.click(ofStay)
    const shown = await dialog()
    await user.click(shown.getByRole('radio', { name: '쉬어요' }))
    expect(await shown.findByText('픽업은 따로 취소해 주세요.')).toBeVisible()
  })

  test('is cancelled from the dialog', async () => {
    await putStay()
    const { user, shown } = await openDialog()
    await user.click(shown.getByRole('radio', { name: '쉬어요' }))
    await user.click(shown.getByRole('button', { name: '예약 취소' }))
    expect(await screen.findByText('취소했어요 · 13:00~17:00 김하준')).toHaveAttribute(
      'role',
      'status',
    )
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByText('김하준 · 돌봄')).toBeNull()
    expect(sent()).toBe(0)
  })

  test('a lost answer: the same words are sent once', async () => {
    await putStay()
    const { user, shown } = await openDialog()
    site.lose('commit')
    await user.click(shown.getByRole('button', { name: '보내기' }))
    await user.click(await shown.findByRole('button', { name: '다시 시도' }))
    expect(await screen.findByText('보냄 12:00')).toBeVisible()
    expect(screen.getAllByText('늦어요 ·')).toHaveLength(1)
  })

  test.each([
    ['before the start', '12:00', '쉼'],
    ['when the child would be late', '13:30', '쉼'],
    ['when it would have been absent', '17:30', '쉼'],
  ])('reads 쉼 %s', async (_, time, label) => {
    vi.setSystemTime(careAt(time))
    await putStay()
    await putMessage('absent')
    site.open(asMember(<MemberBookings />, uid))
    expect(await screen.findByText(label)).toBeVisible()
    for (const other of ['예약', '결석', '아직 등원 기록이 없어요'])
      expect(screen.queryByText(other)).toBeNull()
  })

  test('whose child comes after all reads 등원', async () => {
    vi.setSystemTime(careAt('13:30'))
    await putStay({ arrivedAt: careAt('13:20') })
    await putMessage('absent', { seenAt: careAt('11:07') })
    site.open(asMember(<MemberBookings />, uid))
    expect(await screen.findByText('확인함 11:07')).toBeVisible()
    expect(screen.queryByText('쉼')).toBeNull()
    expect(screen.getByText('등원')).toBeVisible()
  })

  test.each([
    ['once the child has left', { arrivedAt: careAt('13:00'), leftAt: careAt('14:00') }, '14:30'],
    ['once it has ended', {}, '17:00'],
  ])('no message is offered about %s', async (_, change, time) => {
    vi.setSystemTime(careAt(time))
    await putStay(change)
    site.open(asMember(<MemberBookings />, uid))
    expect(await screen.findByText('김하준 · 돌봄')).toBeVisible()
    expect(screen.queryByRole('button', { name: '알리기' })).toBeNull()
  })

  test('a message is sent from 「오늘」, too', async () => {
    await putStay()
    await putMessage('medicine', { text: '감기약 1포', createdAt: careAt('11:00') })
    const { user, shown } = await openDialog(<Today />)
    expect(screen.getByText('보냄 11:00')).toBeVisible()
    await user.click(shown.getByRole('radio', { name: '쉬어요' }))
    await user.click(shown.getByRole('button', { name: '보내기' }))
    expect(await screen.findByText('쉼')).toBeVisible()
  })
})
