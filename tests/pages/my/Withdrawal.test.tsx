import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LedgerEntry } from '@/domain/money/ledger'
import { Withdrawal } from '@/pages/my/withdrawal/Withdrawal'
import { RepositoryError } from '@/repository/firestore/repositoryError'
import type { AuthResult } from '@/services/authFailure'
import type { SentCode } from '@/services/phone'
import { resetDeviceStores } from '@/stores/deviceStore'
import { useSignInMark } from '@/stores/signInMark'
import { anOrder } from '../../domain/orders/anOrder'
import { aRide } from '../../domain/rides/aRide'
import { openMyPage } from './openMyPage'

const steps = vi.hoisted((): string[] => [])
const asked = vi.hoisted(() => ({
  readComingRides: vi.fn(),
  readComingBookings: vi.fn(),
  readOrders: vi.fn(),
  readLedger: vi.fn(),
  deleteProfile: vi.fn(),
  hasFreshSignIn: vi.fn(),
  deleteAccount: vi.fn<() => Promise<AuthResult>>(),
  reauthenticateByPhone: vi.fn<(sent: SentCode, code: string) => Promise<AuthResult>>(),
}))
vi.mock('@/repository/rides/rides', async (original: () => Promise<object>) => ({
  ...(await original()),
  readComingRides: asked.readComingRides,
  readChangedRides: asked.readComingRides,
}))
vi.mock('@/repository/care/sessionBookings', async (original: () => Promise<object>) => ({
  ...(await original()),
  readComingBookings: asked.readComingBookings,
}))
vi.mock('@/repository/orders', async (original: () => Promise<object>) => ({
  ...(await original()),
  readOrders: asked.readOrders,
}))
vi.mock('@/repository/ledger', async (original: () => Promise<object>) => ({
  ...(await original()),
  readLedger: asked.readLedger,
}))
vi.mock('@/repository/firestore/ownDocuments', () => ({ deleteOwnDocuments: async () => {} }))
vi.mock('@/repository/users', () => ({
  readProfile: vi.fn(),
  deleteProfile: asked.deleteProfile,
}))
vi.mock('@/services/account', () => ({
  hasFreshSignIn: asked.hasFreshSignIn,
  deleteAccount: asked.deleteAccount,
  signOut: vi.fn(),
}))
vi.mock('@/services/phone', () => ({
  sendPhoneCode: async (e164: string) => ({
    ok: true,
    sent: { e164, sentAt: Date.now(), verificationId: 'v' },
  }),
  reauthenticateByPhone: asked.reauthenticateByPhone,
}))

const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000)
const booking = {
  sessionId: 'art_20261125_1500',
  uid: 'u1',
  childId: 'child-1',
  childName: '김하준',
  programId: 'art',
  startsAt: tomorrow,
  createdAt: new Date(),
}
const entry = (amountKRW: number): LedgerEntry => ({
  id: `entry${amountKRW}`,
  kind: 'adjustment',
  amountKRW,
  note: '',
  refId: '',
  at: new Date(),
  by: 'staff-1',
})
const done = async (step: string): Promise<{ ok: true }> => {
  steps.push(step)
  return { ok: true }
}

beforeEach(() => {
  steps.length = 0
  resetDeviceStores('all')
  useSignInMark.getState().setMark({ uid: 'u1', nickname: '하준맘', hasEnded: false })
  for (const read of ['readComingRides', 'readComingBookings', 'readOrders', 'readLedger'] as const)
    asked[read].mockReset().mockResolvedValue([])
  asked.hasFreshSignIn.mockReset().mockResolvedValue({ ok: true, isFresh: true })
  asked.deleteProfile.mockReset().mockImplementation(() => done('profile'))
  asked.deleteAccount.mockReset().mockImplementation(() => done('account'))
  asked.reauthenticateByPhone.mockReset().mockImplementation(() => done('signIn'))
})
afterEach(() => {
  vi.restoreAllMocks()
})

async function openDialog() {
  const page = openMyPage(<Withdrawal uid="u1" phone="+821012345678" />)
  await page.user.click(screen.getByRole('button', { name: '회원 탈퇴' }))
  const dialog = within(screen.getByRole('dialog', { name: '회원 탈퇴' }))
  const press = (name: string) => page.user.click(dialog.getByRole('button', { name }))
  return { ...page, dialog, press }
}

const path = ({ router }: Pick<Awaited<ReturnType<typeof openDialog>>, 'router'>) =>
  router.state.location.pathname

test('the dialog says what goes and what stays', async () => {
  const { dialog } = await openDialog()
  expect(dialog.getByText('알림장, 자주 가는 곳, 빈자리 알림')).toBeVisible()
  expect(dialog.getByText(/^픽업·돌봄·프로그램 예약과 출결: .* 1년/)).toBeVisible()
})

test('what is open is asked for at each press, and the first that applies refuses', async () => {
  asked.readComingRides.mockResolvedValue([aRide({ startsAt: tomorrow })])
  asked.readComingBookings.mockResolvedValue([booking])
  asked.readOrders.mockResolvedValue([anOrder()])
  asked.readLedger.mockResolvedValue([entry(50_000), entry(-8_000)])
  const { dialog, press } = await openDialog()
  const expectRefusal = async (words: string) => {
    await press('탈퇴하기')
    expect(await dialog.findByText(words)).toHaveAttribute('role', 'alert')
  }
  await expectRefusal('다가오는 예약을 먼저 취소해 주세요.')
  const updatedAt = new Date()
  asked.readComingRides.mockResolvedValue([
    aRide({ startsAt: tomorrow, status: 'cancelled', updatedAt }),
  ])
  await expectRefusal('다가오는 예약을 먼저 취소해 주세요.')
  asked.readComingBookings.mockResolvedValue([])
  await expectRefusal('입금 대기 중인 주문을 먼저 취소해 주세요.')
  asked.readOrders.mockResolvedValue([anOrder({ status: 'cancelled' })])
  await expectRefusal('남은 충전금 42,000원의 환불을 먼저 신청해 주세요.')
  asked.readLedger.mockResolvedValue([entry(-4_070)])
  await expectRefusal('미납 4,070원을 먼저 정산해 주세요.')
  expect(steps).toEqual([])
})

test('where nobody can say what is open nothing is deleted', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  asked.readLedger.mockRejectedValue(new RepositoryError('denied'))
  const { dialog, press } = await openDialog()
  await press('탈퇴하기')
  expect(await dialog.findByRole('button', { name: '새로 고침' })).toBeInTheDocument()
  asked.readLedger.mockRejectedValue(new RepositoryError('timeout'))
  await press('탈퇴하기')
  expect(
    await dialog.findByText('처리하지 못했어요. 잠시 후 다시 시도해 주세요.'),
  ).toBeInTheDocument()
  expect(steps).toEqual([])
  asked.readLedger.mockResolvedValue([])
  await press('다시 시도')
  expect(await screen.findByText('다른 화면')).toBeInTheDocument()
  expect(steps).toEqual(['profile', 'account'])
})

test('a sign-in that is too old is made anew before anything is deleted', async () => {
  asked.hasFreshSignIn.mockResolvedValue({ ok: true, isFresh: false })
  asked.reauthenticateByPhone.mockResolvedValueOnce({ ok: false, reason: 'wrongAccount' })
  const { dialog, press, user } = await openDialog()
  await press('탈퇴하기')
  expect(await dialog.findByText(/가입한 번호\(010-\*\*\*\*-5678\)/)).toHaveFocus()
  await user.type(dialog.getByRole('textbox', { name: /휴대폰 번호/ }), '01012345678')
  await press('인증번호 받기')
  await user.type(await dialog.findByRole('textbox', { name: /인증번호/ }), '123456')
  await press('확인')
  expect(await dialog.findByText('가입한 휴대폰 번호로 인증해 주세요.')).toBeInTheDocument()
  expect(steps).toEqual([])
  await press('확인')
  expect(await screen.findByText('다른 화면')).toBeInTheDocument()
  expect(steps).toEqual(['signIn', 'profile', 'account'])
})

test('an account that Auth did not let go is asked for again, and a sign-in where it wants one', async () => {
  asked.deleteAccount
    .mockResolvedValueOnce({ ok: false, reason: 'offline' })
    .mockResolvedValueOnce({ ok: false, reason: 'freshSignInNeeded' })
  const page = await openDialog()
  await page.press('탈퇴하기')
  expect(await page.dialog.findByText('인터넷 연결을 확인해 주세요.')).toBeInTheDocument()
  expect(useSignInMark.getState().mark).not.toBeNull()
  await page.press('다시 시도')
  expect(await page.dialog.findByRole('button', { name: '인증번호 받기' })).toBeInTheDocument()
  expect(path(page)).toBe('/')
})

test('an account that is gone already is as good as deleted', async () => {
  asked.deleteAccount.mockResolvedValueOnce({ ok: false, reason: 'ended' })
  const page = await openDialog()
  await page.press('탈퇴하기')
  expect(await screen.findByText('다른 화면')).toBeInTheDocument()
  expect(useSignInMark.getState().mark).toBeNull()
})
