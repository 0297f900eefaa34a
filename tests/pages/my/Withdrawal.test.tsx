import { screen, waitFor, within } from '@testing-library/react'
import { addDays } from 'date-fns/addDays'
import { addMinutes } from 'date-fns/addMinutes'
import { beforeEach, expect, test, vi } from 'vitest'
import { Withdrawal } from '@/pages/my/profile/withdrawal/Withdrawal'
import { sessionBookingId } from '@/repository/programs/bookingDocument'
import { useSignInMark } from '@/stores/signInMark'
import { anOrder } from '../../domain/orders/anOrder'
import { aSessionBooking } from '../../domain/programs/aSessionBooking'
import { aRide } from '../../domain/rides/aRide'
import { asMember } from '../../remote/asMember'
import { localSite } from '../localSite'

const site = localSite()
const tomorrow = addDays(new Date(), 1)
let uid = ''

async function openDialog() {
  const page = site.open(asMember(<Withdrawal phone="+821012345678" />, uid))
  await page.user.click(screen.getByRole('button', { name: '회원 탈퇴' }))
  const dialog = within(screen.getByRole('dialog', { name: '회원 탈퇴' }))
  const press = (name: string) => page.user.click(dialog.getByRole('button', { name }))
  return { ...page, dialog, press }
}
const isMember = async () => (await site.get(`users/${uid}`)) !== undefined
async function expectGone() {
  expect(await screen.findByText('다른 화면')).toBeVisible()
  expect(await isMember()).toBe(false)
  expect(useSignInMark.getState().mark).toBeNull()
}

beforeEach(async () => {
  uid = await site.signInByPhone()
})

test('the dialog lists what is deleted and what is kept', async () => {
  const { dialog } = await openDialog()
  expect(dialog.getByText('알림장과 사진, 투약 의뢰, 자주 가는 곳, 빈자리 알림')).toBeVisible()
  expect(dialog.getByText(/^픽업·돌봄·프로그램 예약과 출결: .* 1년/)).toBeVisible()
})

test('open items are checked at each press, and the first that applies refuses', async () => {
  const entry = { kind: 'adjustment', note: '', refId: '', at: new Date(), by: 'staff-1' }
  const booking = aSessionBooking({ uid, startsAt: tomorrow })
  await site.put('rides/ride-1', aRide({ uid, startsAt: tomorrow }))
  await site.putBookings(booking)
  await site.put('orders/order-1', anOrder({ uid }))
  await site.put(`users/${uid}/ledger/entry-1`, { ...entry, amountKRW: 42_000 })
  const { dialog, press } = await openDialog()
  const expectRefusal = async (words: string) => {
    await press('탈퇴하기')
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(words))
  }
  await expectRefusal('다가오는 예약을 먼저 취소해 주세요.')
  await site.change('rides/ride-1', { status: 'cancelled', updatedAt: new Date() })
  await expectRefusal('다가오는 예약을 먼저 취소해 주세요.')
  // Another device cancelled it: the document is gone, which a poll for changes would not see.
  await site.remove(
    `program_sessions/${booking.sessionId}/bookings/${await sessionBookingId(booking)}`,
  )
  await expectRefusal('진행 중인 주문을 먼저 취소해 주세요.')
  await site.change('orders/order-1', { status: 'cancelled' })
  await expectRefusal('남은 충전금 42,000원의 환불을 먼저 신청해 주세요.')
  await site.put(`users/${uid}/ledger/entry-2`, { ...entry, amountKRW: -46_070 })
  await expectRefusal('미납 4,070원을 먼저 정산해 주세요.')
  expect(await isMember()).toBe(true)
})

test('nothing is deleted when open items cannot be read', async () => {
  await site.fail({ collection: 'ledger', status: 403 })
  const { dialog, press } = await openDialog()
  await press('탈퇴하기')
  expect(await dialog.findByRole('button', { name: '새로 고침' })).toBeVisible()
  await site.fail({ collection: 'ledger', status: 504 })
  await press('탈퇴하기')
  expect(await dialog.findByText('처리하지 못했어요. 잠시 후 다시 시도해 주세요.')).toBeVisible()
  expect(await isMember()).toBe(true)
  await site.fail()
  await press('다시 시도')
  await expectGone()
})

test('an old sign-in is renewed with the account’s phone before anything is deleted', async () => {
  const { dialog, press, user } = await openDialog()
  const prove = async (phone: string) => {
    const field = dialog.getByRole('textbox', { name: /휴대폰 번호/ })
    await user.clear(field)
    await user.type(field, phone)
    await press('인증번호 받기')
    await user.type(await dialog.findByRole('textbox', { name: /인증번호/ }), '123456')
    await press('확인')
  }
  vi.setSystemTime(addMinutes(new Date(), 5))
  await press('탈퇴하기')
  expect(await dialog.findByText(/가입한 번호\(010-\*\*\*\*-5678\)/)).toHaveFocus()
  await prove('01099998888')
  expect(await dialog.findByText('가입한 휴대폰 번호로 인증해 주세요.')).toBeVisible()
  expect(await isMember()).toBe(true)
  await prove('01012345678')
  await expectGone()
})

test('a failed deletion by Auth can be retried, after a sign-in where needed', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await site.fail({ method: 'delete', status: 503 })
  const { dialog, press } = await openDialog()
  await press('탈퇴하기')
  expect(await dialog.findByText('인터넷 연결을 확인해 주세요.')).toBeVisible()
  expect(useSignInMark.getState().mark).not.toBeNull()
  const body = JSON.stringify({ error: { code: 400, message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' } })
  await site.fail({ method: 'delete', status: 400, body })
  await press('다시 시도')
  expect(await dialog.findByRole('button', { name: '인증번호 받기' })).toBeVisible()
  expect(screen.queryByText('다른 화면')).toBeNull()
})

test('an account already deleted counts as deleted', async () => {
  await site.removeAccount(uid)
  const { press } = await openDialog()
  await press('탈퇴하기')
  await expectGone()
})
