import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SignupProgress } from '@/domain/account/signup'
import { consentVersions } from '@/domain/legal/consentVersions'
import { useArrivalMessage } from '@/features/account/useArrivalMessage'
import { SignupPage } from '@/pages/signup/SignupPage'
import { resetDeviceStores } from '@/stores/deviceStore'
import { useSignInMark } from '@/stores/signInMark'
import { useSignup } from '@/stores/signup'

const phone = { e164: '+821012345678', last4: '5678', verifiedAt: Date.now(), vpt: 'u1' }
const atSocial: SignupProgress = {
  step: 'social',
  phone,
  agreements: { tos: true, pp: true, mkt: false, ts: 1, ...consentVersions },
  social: null,
  profile: { nickname: '' },
}

const asked = vi.hoisted(() => ({
  sendPhoneCode: vi.fn(),
  confirmPhoneCode: vi.fn(),
  linkWith: vi.fn(),
  readProfile: vi.fn(),
  createProfile: vi.fn(),
  updateProfile: vi.fn(),
  askAccount: vi.fn(),
  confirmAccount: vi.fn(),
}))
vi.mock('@/services/phone', () => asked)
vi.mock('@/services/social', () => ({ ...asked, prepareWindows: vi.fn() }))
vi.mock('@/services/account', () => asked)
vi.mock('@/repository/users', () => ({ ...asked, isMember: vi.fn() }))

const account = { uid: 'u1', phone: phone.e164, providers: [] }

function MyPageStub() {
  return (
    <>
      <h1>내 정보</h1>
      <p>{useArrivalMessage()}</p>
    </>
  )
}

function openSignup(stored?: SignupProgress) {
  if (stored) sessionStorage.setItem('signup-progress', JSON.stringify(stored))
  void useSignup.persist.rehydrate()
  const router = createMemoryRouter(
    [
      { path: '/', element: <h1>홈 화면</h1> },
      { path: '/my', element: <MyPageStub /> },
      { path: '/signup', element: <SignupPage /> },
    ],
    { initialEntries: ['/signup'] },
  )
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { asked, router, user: userEvent.setup() }
}

const button = (name: string) => screen.getByRole('button', { name })
const fault = () => vi.spyOn(console, 'warn').mockReturnValue()

beforeEach(() => {
  resetDeviceStores('all')
  vi.resetAllMocks()
  asked.sendPhoneCode.mockImplementation(async (e164: string) => ({
    ok: true,
    sent: { e164, sentAt: Date.now(), verificationId: 'v1', localCode: '123456' },
  }))
  asked.confirmPhoneCode.mockResolvedValue({ ok: true, account, isNew: true })
  asked.linkWith.mockImplementation(async (provider: string) => ({
    ok: true,
    account: { ...account, providers: [provider] },
  }))
  asked.askAccount.mockResolvedValue({ ok: true, account })
  asked.confirmAccount.mockResolvedValue({ ok: true, account })
  vi.spyOn(console, 'info').mockReturnValue()
})
afterEach(() => vi.restoreAllMocks())

async function askForCode(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('휴대폰 번호'), '010 1234 5678')
  await user.click(button('인증번호 받기'))
}

describe('the phone step', () => {
  test('only a mobile phone gets a code', async () => {
    const { user, asked } = openSignup()
    await user.type(screen.getByLabelText('휴대폰 번호'), '02-1234-5678')
    await user.click(button('인증번호 받기'))
    expect(screen.getByText('휴대폰 번호 형식이 올바르지 않습니다.')).toBeVisible()
    expect(screen.getByLabelText('휴대폰 번호')).toHaveFocus()
    expect(screen.getByLabelText('휴대폰 번호')).toBeInvalid()
    expect(asked.sendPhoneCode).not.toHaveBeenCalled()
  })

  test('a code is asked for once, announced, and shown on the local backend', async () => {
    const { user, asked } = openSignup()
    await user.type(screen.getByLabelText('휴대폰 번호'), '010 1234 5678')
    await user.dblClick(button('인증번호 받기'))
    expect(asked.sendPhoneCode).toHaveBeenCalledExactlyOnceWith('+821012345678')
    const status = within(screen.getByRole('status'))
    expect(status.getByText('인증번호를 전송했습니다.')).toBeVisible()
    expect(status.getByText('체험 인증번호: 123456')).toBeVisible()
    expect(screen.getByLabelText('인증번호')).toHaveAttribute('autocomplete', 'one-time-code')
    expect(screen.getByLabelText('인증번호')).toHaveAttribute('inputmode', 'numeric')
    expect(screen.getByRole('button', { name: /^재전송 \((60|59)초\)$/ })).toBeDisabled()
  })

  test('another number needs another code', async () => {
    const { user } = openSignup()
    await askForCode(user)
    await user.type(screen.getByLabelText('휴대폰 번호'), '{Backspace}9')
    expect(screen.queryByLabelText('인증번호')).not.toBeInTheDocument()
    expect(button('인증번호 받기')).toBeEnabled()
  })
})

describe('a phone that is known', () => {
  const profile = { nickname: '하준맘', phone: phone.e164 }
  const typeCode = async (user: ReturnType<typeof userEvent.setup>) => {
    await askForCode(user)
    await user.type(screen.getByLabelText('인증번호'), '123456')
    await user.click(button('확인'))
  }

  test('a profile that could not be read is looked for again, with the same code', async () => {
    fault()
    asked.confirmPhoneCode.mockResolvedValue({ ok: true, account, isNew: false })
    asked.readProfile.mockRejectedValueOnce(new Error('down')).mockResolvedValue(profile)
    const { user } = openSignup()
    await typeCode(user)
    expect(screen.getByText('처리하지 못했어요. 잠시 후 다시 시도해 주세요.')).toBeVisible()
    await user.click(button('확인'))
    expect(await screen.findByRole('heading', { name: '내 정보' })).toBeVisible()
    expect(asked.confirmPhoneCode).toHaveBeenCalledOnce()
  })
})

describe('the social step', () => {
  test('a failure leaves everything as it was', async () => {
    fault()
    const { user, asked } = openSignup(atSocial)
    asked.linkWith.mockResolvedValueOnce({ ok: false, reason: 'unavailable' })
    await user.click(button('네이버로 계속하기'))
    expect(screen.getByRole('alert')).toHaveTextContent(
      '소셜 계정 연결에 실패했습니다. 다시 시도해 주세요.',
    )
    await user.dblClick(button('네이버로 계속하기'))
    expect(asked.linkWith).toHaveBeenCalledTimes(2)
    expect(asked.linkWith).toHaveBeenLastCalledWith('naver', expect.any(Function))
    expect(await screen.findByLabelText('닉네임')).toBeVisible()
  })

  test.each([
    ['alreadyInUse', '이미 다른 계정에 연결된 소셜 계정이에요.'],
    ['windowBlocked', '로그인 창을 열지 못했어요. Safari나 Chrome에서 열어 주세요.'],
    ['ended', '휴대폰 인증 시간이 지났습니다. 다시 인증해 주세요.'],
  ])('%s', async (reason, message) => {
    asked.linkWith.mockResolvedValueOnce({ ok: false, reason })
    const { user } = openSignup(atSocial)
    await user.click(button('카카오로 계속하기'))
    expect(screen.getByRole('alert')).toHaveTextContent(message)
  })

  test('nothing is linked to whoever another tab has signed in', async () => {
    asked.askAccount.mockResolvedValue({ ok: true, account: { ...account, uid: 'other' } })
    const { user } = openSignup(atSocial)
    await user.click(button('카카오로 계속하기'))
    expect(asked.linkWith).not.toHaveBeenCalled()
    expect(button('휴대폰 다시 인증하기')).toBeVisible()
  })

  test('a link that comes after the parent has gone back is dropped', async () => {
    const { user, asked } = openSignup(atSocial)
    let answer = (_: object) => {}
    asked.linkWith.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve
      }),
    )
    await user.click(button('카카오로 계속하기'))
    await user.click(button('이전'))
    await act(async () => answer({ ok: true, account }))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('약관을 확인하고')
    expect(useSignup.getState().progress.social).toBeNull()
  })
})

describe('the last step', () => {
  const atOnboarding: SignupProgress = {
    ...atSocial,
    step: 'onboarding',
    social: { uid: 'u1', providers: ['apple'] },
  }

  test.each([
    ['without a second write', '하준맘', 0],
    ['under the name of the last press', '하준이 엄마', 1],
  ])('who has become a member meanwhile is let in %s', async (_, nickname, updates) => {
    asked.readProfile.mockResolvedValue({ nickname, phone: phone.e164 })
    const { user } = openSignup(atOnboarding)
    await user.type(screen.getByLabelText('닉네임'), '하준맘')
    await user.click(button('시작하기'))
    expect(await screen.findByRole('heading', { name: '홈 화면' })).toBeVisible()
    expect(asked.createProfile).not.toHaveBeenCalled()
    expect(asked.updateProfile).toHaveBeenCalledTimes(updates)
    expect(useSignInMark.getState().mark).toMatchObject({ nickname: '하준맘' })
  })

  test('an account that is no longer signed in proves its phone again', async () => {
    asked.confirmAccount.mockResolvedValue({ ok: false, reason: 'ended' })
    const { user } = openSignup(atOnboarding)
    await user.type(screen.getByLabelText('닉네임'), '하준맘')
    await user.click(button('시작하기'))
    await user.click(await screen.findByRole('button', { name: '휴대폰 다시 인증하기' }))
    expect(screen.getByLabelText('휴대폰 번호')).toBeVisible()
    expect(asked.createProfile).not.toHaveBeenCalled()
  })

  test.each([
    ['offline', '인터넷 연결을 확인해 주세요.'],
    ['unavailable', '처리하지 못했어요. 잠시 후 다시 시도해 주세요.'],
  ])(
    'no profile is written for an account that nobody could ask about: %s',
    async (reason, words) => {
      fault()
      asked.confirmAccount.mockResolvedValueOnce({ ok: false, reason })
      const { user } = openSignup(atOnboarding)
      await user.type(screen.getByLabelText('닉네임'), '하준맘')
      await user.click(button('시작하기'))
      expect(await screen.findByRole('alert')).toHaveTextContent(words)
      expect(asked.createProfile).not.toHaveBeenCalled()
      await user.click(button('다시 시도'))
      expect(await screen.findByRole('heading', { name: '홈 화면' })).toBeVisible()
    },
  )

  test('every step can be left backwards', async () => {
    const { user } = openSignup(atOnboarding)
    const names = ['다음에 로그인할', '약관을 확인하고', '보호자 휴대폰을']
    for (const name of names) {
      await user.click(button('이전'))
      const heading = screen.getByRole('heading', { level: 1 })
      expect(heading).toHaveTextContent(name)
      await waitFor(() => expect(heading).toHaveFocus())
    }
    expect(screen.queryByRole('button', { name: '이전' })).not.toBeInTheDocument()
    await user.click(button('이 번호로 계속하기'))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('약관을 확인하고')
  })
})

test('a browser that keeps nothing says so once', async () => {
  fault()
  const blocked = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  const { user } = openSignup()
  await askForCode(user)
  await user.type(screen.getByLabelText('인증번호'), '123456')
  await user.click(button('확인'))
  expect(await screen.findByText(/기억하지 못해요/)).toBeVisible()
  blocked.mockRestore()
})
