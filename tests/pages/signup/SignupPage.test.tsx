import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { SignupProgress } from '@/domain/account/signup'
import { consentVersions } from '@/domain/legal/consentVersions'
import { SignupPage } from '@/pages/signup/SignupPage'
import { signOut } from '@/services/account'
import { linkWith } from '@/services/social'
import { resetDeviceStores } from '@/stores/deviceStore'
import { useFamilyInvite, useStaffInvite } from '@/stores/invites'
import { useSignInMark } from '@/stores/signInMark'
import { useSignup } from '@/stores/signup'
import { aMemberDocument, signInByPhone } from '../../repository/memberAccount'
import { localSite } from '../localSite'

// No popup can be opened here.
vi.mock('@/services/social', () => ({ linkWith: vi.fn(), prepareWindows: vi.fn() }))

const PHONE = '+821012345678'
const site = localSite()
let uid = ''

const atSocial = (): SignupProgress => ({
  step: 'social',
  phone: { e164: PHONE, last4: '5678', verifiedAt: Date.now(), vpt: uid },
  agreements: { tos: true, pp: true, mkt: false, ts: 1, ...consentVersions },
  social: null,
  profile: { nickname: '' },
})
const atOnboarding = (): SignupProgress => ({
  ...atSocial(),
  step: 'onboarding',
  social: { uid, providers: ['apple'] },
})

function open(stored?: SignupProgress) {
  if (stored) sessionStorage.setItem('signup-progress', JSON.stringify(stored))
  useSignup.reread()
  return site.open(<SignupPage />, '/signup')
}
const button = (name: string) => screen.getByRole('button', { name })
const phone = () => screen.getByLabelText('휴대폰 번호')
const leadsTo = async ({ router }: ReturnType<typeof open>, path: string) => {
  expect(await screen.findByText('다른 화면')).toBeVisible()
  expect(router.state.location.pathname).toBe(path)
}
async function askForCode(user: UserEvent) {
  await user.type(phone(), '010 1234 5678')
  await user.click(button('인증번호 받기'))
  await screen.findByLabelText('인증번호')
}
async function proveNumber(user: UserEvent) {
  await askForCode(user)
  await user.type(screen.getByLabelText('인증번호'), '123456')
  await user.click(button('확인'))
}
async function start(user: UserEvent) {
  await user.type(screen.getByLabelText('닉네임'), '하준맘')
  await user.click(button('시작하기'))
}

beforeEach(async () => {
  resetDeviceStores('all')
  vi.mocked(linkWith).mockReset()
  uid = await signInByPhone(PHONE)
})

describe('the phone step', () => {
  test('says what the number is for', async () => {
    open()
    expect(
      await screen.findByText('아지트에서 연락드릴 보호자 번호로 인증해 주세요.'),
    ).toBeVisible()
  })

  test('only a mobile phone gets a code', async () => {
    const before = site.asked('sendVerificationCode')
    const { user } = open()
    await user.type(phone(), '02-1234-5678')
    await user.click(button('인증번호 받기'))
    expect(screen.getByText('휴대폰 번호 형식이 올바르지 않습니다.')).toBeVisible()
    expect(phone()).toHaveFocus()
    expect(phone()).toBeInvalid()
    expect(site.asked('sendVerificationCode')).toBe(before)
  })

  test('a code is requested once, announced and shown; another number needs another', async () => {
    const before = site.asked('sendVerificationCode')
    const { user } = open()
    const release = site.hold('sendVerificationCode', 1)
    await user.type(phone(), '010 1234 5678')
    await user.click(button('인증번호 받기'))
    await waitFor(() => expect(button('인증번호 받기')).toHaveAttribute('aria-disabled'))
    await user.click(button('인증번호 받기'))
    release()
    expect(await screen.findByLabelText('인증번호')).toHaveFocus()
    expect(site.asked('sendVerificationCode')).toBe(before + 1)
    const status = within(screen.getByRole('status'))
    expect(status.getByText('인증번호를 전송했습니다.')).toBeVisible()
    expect(status.getByText('체험 인증번호: 123456')).toBeVisible()
    expect(screen.getByLabelText('인증번호')).toHaveAttribute('autocomplete', 'one-time-code')
    expect(screen.getByLabelText('인증번호')).toHaveAttribute('inputmode', 'numeric')
    await user.type(phone(), '{Backspace}9')
    expect(screen.queryByLabelText('인증번호')).toBeNull()
    expect(button('인증번호 받기')).toBeEnabled()
  })

  test('a failed profile read is retried with the same code', async () => {
    await site.put(`users/${uid}`, aMemberDocument(PHONE))
    await site.fail({ collection: 'users', status: 503, times: 1 })
    const before = site.asked('signInWithPhoneNumber')
    const page = open()
    await proveNumber(page.user)
    expect(await screen.findByText('처리하지 못했어요. 잠시 후 다시 시도해 주세요.')).toBeVisible()
    await page.user.click(button('확인'))
    await leadsTo(page, '/my')
    expect(site.asked('signInWithPhoneNumber')).toBe(before + 1)
  })
})

describe('the social step', () => {
  test('a failure changes nothing, and two presses open one window', async () => {
    vi.mocked(linkWith)
      .mockResolvedValueOnce({ ok: false, reason: 'unavailable' })
      .mockResolvedValue({ ok: true, account: { uid, phone: PHONE, providers: ['naver'] } })
    const { user } = open(atSocial())
    await user.click(button('네이버로 계속하기'))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '소셜 계정 연결에 실패했습니다. 다시 시도해 주세요.',
    )
    await user.dblClick(button('네이버로 계속하기'))
    expect(await screen.findByLabelText('닉네임')).toBeVisible()
    expect(linkWith).toHaveBeenCalledTimes(2)
  })

  test.each([
    [
      'one in use',
      { ok: false, reason: 'alreadyInUse' },
      '이미 다른 계정에 연결된 소셜 계정이에요.',
    ],
    ['a closed window', { ok: false, reason: 'windowClosed' }, undefined],
  ] as const)('after %s another account can be chosen', async (_, answer, words) => {
    vi.mocked(linkWith)
      .mockResolvedValueOnce(answer)
      .mockResolvedValue({ ok: true, account: { uid, phone: PHONE, providers: ['naver'] } })
    const { user } = open(atSocial())
    await user.click(button('카카오로 계속하기'))
    await waitFor(() => expect(linkWith).toHaveBeenCalledOnce())
    await waitFor(() => expect(button('네이버로 계속하기')).not.toHaveAttribute('aria-disabled'))
    if (words) expect(screen.getByRole('alert')).toHaveTextContent(words)
    else expect(screen.queryByRole('alert')).toBeNull()
    await user.click(button('네이버로 계속하기'))
    expect(await screen.findByLabelText('닉네임')).toBeVisible()
  })

  test('five minutes after the code the phone is verified again, and the consents stay', async () => {
    const { user } = open(atSocial())
    vi.setSystemTime(Date.now() + 301_000)
    await user.click(button('Google로 계속하기'))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '휴대폰 인증 시간이 지났습니다. 다시 인증해 주세요.',
    )
    expect(linkWith).not.toHaveBeenCalled()
    await user.click(button('휴대폰 다시 인증하기'))
    await proveNumber(user)
    expect(await screen.findByRole('checkbox', { name: '이용약관 동의 (필수)' })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: '마케팅 정보 수신 동의 (선택)' })).not.toBeChecked()
  })

  test('without the consents nothing is connected', async () => {
    const { user } = open(atSocial())
    const { progress } = useSignup.getState()
    const agreements = { ...progress.agreements, ts: null }
    act(() => useSignup.setState({ progress: { ...progress, agreements } }))
    await user.click(button('Google로 계속하기'))
    expect(await screen.findByRole('alert')).toHaveTextContent('필수 약관 동의가 필요합니다.')
    expect(linkWith).not.toHaveBeenCalled()
  })

  test('a blocked window shows where to go', async () => {
    vi.mocked(linkWith).mockResolvedValueOnce({ ok: false, reason: 'windowBlocked' })
    const { user } = open(atSocial())
    await user.click(button('카카오로 계속하기'))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '로그인 창을 열지 못했어요. Safari나 Chrome에서 열어 주세요.',
    )
  })

  test('a blocked window copies the address of the invitation that was opened', async () => {
    vi.mocked(linkWith).mockResolvedValueOnce({ ok: false, reason: 'windowBlocked' })
    act(() => useStaffInvite.getState().keep('ABCDEFGHJK'))
    const { user } = open(atSocial())
    const writeText = vi.fn(async () => {})
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
    await user.click(button('카카오로 계속하기'))
    await user.click(await screen.findByRole('button', { name: '주소 복사' }))
    expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/staff/join#ABCDEFGHJK`)
  })

  test.each([
    ['has ended', signOut],
    ['belongs to another account', () => signInByPhone('+821099998888')],
  ])('nothing is linked when the session %s', async (_, change) => {
    await change()
    const { user } = open(atSocial())
    await user.click(button('카카오로 계속하기'))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '휴대폰 인증 시간이 지났습니다. 다시 인증해 주세요.',
    )
    expect(button('휴대폰 다시 인증하기')).toBeVisible()
    expect(linkWith).not.toHaveBeenCalled()
  })

  test('a link that completes after going back is dropped', async () => {
    let answer = (_: Awaited<ReturnType<typeof linkWith>>) => {}
    vi.mocked(linkWith).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
    const { user } = open(atSocial())
    await user.click(button('카카오로 계속하기'))
    await waitFor(() => expect(linkWith).toHaveBeenCalled())
    await user.click(button('이전'))
    await act(async () => answer({ ok: true, account: { uid, phone: PHONE, providers: [] } }))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('약관을 확인하고')
    expect(useSignup.getState().progress.social).toBeNull()
  })
})

describe('the last step', () => {
  test.each([
    ['without a second write', '하준맘', 0],
    ['with the last nickname', '하준이 엄마', 1],
  ])('a person who is a member by now continues %s', async (_, nickname, writes) => {
    await site.put(`users/${uid}`, { ...aMemberDocument(PHONE), nickname })
    const page = open(atOnboarding())
    await start(page.user)
    await leadsTo(page, '/')
    expect(site.asked(':commit')).toBe(writes)
    expect(await site.get(`users/${uid}`)).toMatchObject({
      nickname: { stringValue: '하준맘' },
      createdAt: { timestampValue: '2026-11-01T00:00:00Z' },
    })
    expect(useSignInMark.getState().mark).toMatchObject({ nickname: '하준맘' })
  })

  test.each([
    ['a family', useFamilyInvite, '/family'],
    ['the agit', useStaffInvite, '/staff/join'],
  ])('somebody invited to %s goes on there', async (_, invite, path) => {
    invite.getState().keep('ABCDEFGHJK')
    const page = open(atOnboarding())
    await start(page.user)
    await leadsTo(page, path)
    expect(invite.getState().code).toBe('ABCDEFGHJK')
  })

  test('a deleted account verifies its phone again', async () => {
    await site.removeAccount(uid)
    const { user } = open(atOnboarding())
    await start(user)
    await user.click(await screen.findByRole('button', { name: '휴대폰 다시 인증하기' }))
    expect(phone()).toBeVisible()
    expect(site.asked(':commit')).toBe(0)
  })

  test.each([
    ['offline', false, '인터넷 연결을 확인해 주세요.'],
    ['unavailable', true, '처리하지 못했어요. 잠시 후 다시 시도해 주세요.'],
  ])('no profile is written for an unconfirmed account: %s', async (_, isOnline, words) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    await site.fail({ method: 'lookup', status: 503 })
    const page = open(atOnboarding())
    await start(page.user)
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(site.asked(':commit')).toBe(0)
    await site.fail()
    await page.user.click(button('다시 시도'))
    await leadsTo(page, '/')
    expect(await site.get(`users/${uid}`)).toMatchObject({ nickname: { stringValue: '하준맘' } })
  })

  test('every step can go back', async () => {
    const { user } = open(atOnboarding())
    const heading = () => screen.getByRole('heading', { level: 1 })
    for (const name of ['다음에 로그인할', '약관을 확인하고', '보호자 휴대폰을']) {
      await user.click(button('이전'))
      expect(heading()).toHaveTextContent(name)
      await waitFor(() => expect(heading()).toHaveFocus())
    }
    expect(screen.queryByRole('button', { name: '이전' })).toBeNull()
    await user.click(button('이 번호로 계속하기'))
    expect(heading()).toHaveTextContent('약관을 확인하고')
  })
})

test('a browser without storage says so', async () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  const { user } = open()
  await proveNumber(user)
  expect(await screen.findByText(/기억하지 못해요/)).toBeVisible()
})
