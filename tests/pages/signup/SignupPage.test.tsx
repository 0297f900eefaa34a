import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { consentVersions } from '@/domain/consentVersions'
import { emptySignup, type SignupProgress } from '@/domain/signup'
import { SignupPage } from '@/pages/signup/SignupPage'
import type { SignupServices } from '@/pages/signup/signupServices'
import { resetDeviceStores } from '@/stores/deviceStore'
import { useSession } from '@/stores/session'
import { useSignup } from '@/stores/signup'

const phone = { e164: '+821012345678', last4: '5678', verifiedAt: Date.now(), vpt: 'token' }
const atSocial: SignupProgress = {
  step: 'social',
  phone,
  agreements: { tos: true, pp: true, mkt: false, ts: 1, ...consentVersions },
  social: null,
  profile: { nickname: '' },
}

function services() {
  return {
    sendPhoneCode: vi.fn<SignupServices['sendPhoneCode']>(async (e164) => ({
      e164,
      sentAt: Date.now(),
      simulatedCode: '123456',
    })),
    verifyPhoneCode: vi.fn<SignupServices['verifyPhoneCode']>(async () => ({
      ok: true,
      vpt: 'token',
      last4: '5678',
    })),
    linkSocial: vi.fn<SignupServices['linkSocial']>(async (provider) => ({
      uid: 'u1',
      providers: [provider],
    })),
  }
}

function openSignup(stored?: SignupProgress) {
  if (stored) sessionStorage.setItem('signup-progress', JSON.stringify(stored))
  void useSignup.persist.rehydrate()
  const asked = services()
  const router = createMemoryRouter(
    [
      { path: '/', element: <h1>홈 화면</h1> },
      { path: '/signup', element: <SignupPage services={asked} /> },
    ],
    { initialEntries: ['/signup'] },
  )
  render(<RouterProvider router={router} />)
  return { asked, user: userEvent.setup() }
}

const button = (name: string) => screen.getByRole('button', { name })
const fault = () => vi.spyOn(console, 'warn').mockReturnValue()

beforeEach(() => {
  resetDeviceStores('all')
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

  test('a code is asked for once, announced, and shown while nothing is sent', async () => {
    const { user, asked } = openSignup()
    await user.type(screen.getByLabelText('휴대폰 번호'), '010 1234 5678')
    await user.dblClick(button('인증번호 받기'))
    expect(asked.sendPhoneCode).toHaveBeenCalledExactlyOnceWith('+821012345678')
    const status = within(screen.getByRole('status'))
    expect(status.getByText('인증번호를 전송했습니다.')).toBeVisible()
    expect(status.getByText('체험용 화면입니다. 실제로 접수·결제되지 않습니다.')).toBeVisible()
    expect(status.getByText('123456')).toBeVisible()
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

  test('a code that could not be sent', async () => {
    fault()
    const { user, asked } = openSignup()
    asked.sendPhoneCode.mockRejectedValueOnce(new Error('down'))
    await askForCode(user)
    expect(screen.getByText('전송에 실패했습니다. 잠시 후 다시 시도해 주세요.')).toBeVisible()
    expect(button('인증번호 받기')).toBeEnabled()
    await user.click(button('인증번호 받기'))
    expect(screen.getByText('인증번호를 전송했습니다.')).toBeVisible()
  })

  test('six digits alone verify nothing; a paste with a space and Enter do', async () => {
    const { user, asked } = openSignup()
    await askForCode(user)
    expect(screen.getByLabelText('인증번호')).toHaveFocus()
    await user.paste('123 456')
    expect(screen.getByLabelText('인증번호')).toHaveValue('123456')
    expect(asked.verifyPhoneCode).not.toHaveBeenCalled()
    await user.keyboard('{Enter}')
    expect(asked.verifyPhoneCode).toHaveBeenCalledOnce()
    const heading = await screen.findByRole('heading', { level: 1, name: /약관을 확인하고/ })
    expect(heading).toHaveFocus()
    expect(screen.getByText('010-****-5678')).toBeVisible()
  })

  test.each([
    ['인증번호가 올바르지 않습니다.', { ok: false, reason: 'wrong' } as const],
    ['인증에 실패했습니다.', { ok: false, reason: 'expired' } as const],
  ])('%s', async (message, answer) => {
    const { user, asked } = openSignup()
    asked.verifyPhoneCode.mockResolvedValueOnce(answer)
    await askForCode(user)
    await user.type(screen.getByLabelText('인증번호'), '000000')
    await user.click(button('확인'))
    expect(screen.getByText(message)).toBeVisible()
    expect(screen.getByLabelText('인증번호')).toBeInvalid()
    expect(screen.getByLabelText('인증번호')).toHaveValue('000000')
  })

  test('nobody could tell whether the code is right', async () => {
    fault()
    const { user, asked } = openSignup()
    asked.verifyPhoneCode.mockRejectedValueOnce(new Error('down'))
    await askForCode(user)
    await user.type(screen.getByLabelText('인증번호'), '123456')
    await user.click(button('확인'))
    expect(screen.getByText('인증에 실패했습니다.')).toBeVisible()
  })

  test('an incomplete code is not even asked about', async () => {
    const { user, asked } = openSignup()
    await askForCode(user)
    await user.type(screen.getByLabelText('인증번호'), '12345')
    await user.click(button('확인'))
    expect(screen.getByText('인증번호가 올바르지 않습니다.')).toBeVisible()
    expect(asked.verifyPhoneCode).not.toHaveBeenCalled()
  })
})

describe('the agreements step', () => {
  const box = (name: string) => screen.getByRole('checkbox', { name })

  test('the all box follows and leads the three', async () => {
    const { user } = openSignup({
      ...atSocial,
      step: 'agreements',
      agreements: emptySignup.agreements,
    })
    expect(button('다음')).toBeDisabled()
    await user.click(box('이용약관 동의 (필수)'))
    expect(box('전체 동의')).toBePartiallyChecked()
    expect(button('다음')).toBeDisabled()
    await user.click(box('개인정보처리방침 동의 (필수)'))
    expect(button('다음')).toBeEnabled()
    await user.click(box('전체 동의'))
    expect(box('마케팅 정보 수신 동의 (선택)')).toBeChecked()
    expect(box('전체 동의')).toBeChecked()
    await user.click(box('전체 동의'))
    expect(box('이용약관 동의 (필수)')).not.toBeChecked()
    expect(button('다음')).toBeDisabled()
  })

  test('each text can be read', async () => {
    const { user } = openSignup({
      ...atSocial,
      step: 'agreements',
      agreements: emptySignup.agreements,
    })
    const [first] = screen.getAllByRole('button', { name: '보기' })
    expect(screen.getAllByRole('button', { name: '보기' })).toHaveLength(3)
    expect(first).toHaveAccessibleDescription('이용약관 동의 (필수)')
    if (first) await user.click(first)
    const dialog = screen.getByRole('dialog', { name: '이용약관' })
    expect(within(dialog).getByText('제1조 목적')).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: '닫기' }))
    expect(screen.queryByText('제1조 목적')).not.toBeInTheDocument()
  })
})

describe('the social step', () => {
  test('a failure leaves everything as it was', async () => {
    fault()
    const { user, asked } = openSignup(atSocial)
    asked.linkSocial.mockRejectedValueOnce(new Error('down'))
    await user.click(button('네이버로 계속하기'))
    expect(screen.getByRole('alert')).toHaveTextContent(
      '소셜 계정 연결에 실패했습니다. 다시 시도해 주세요.',
    )
    await user.dblClick(button('네이버로 계속하기'))
    expect(asked.linkSocial).toHaveBeenCalledTimes(2)
    expect(asked.linkSocial).toHaveBeenLastCalledWith('naver', 'token')
    expect(await screen.findByLabelText('닉네임')).toBeVisible()
  })

  test('a verification that is too old is asked for again', async () => {
    const { user, asked } = openSignup({
      ...atSocial,
      phone: { ...phone, verifiedAt: Date.now() - 300_001 },
    })
    await user.click(button('Google로 계속하기'))
    expect(screen.getByRole('alert')).toHaveTextContent(
      '휴대폰 인증 시간이 지났습니다. 다시 인증해 주세요.',
    )
    expect(asked.linkSocial).not.toHaveBeenCalled()
    await user.click(button('휴대폰 다시 인증하기'))
    expect(screen.getByLabelText('휴대폰 번호')).toBeVisible()
    expect(screen.queryByText('이 번호로 계속하기')).not.toBeInTheDocument()
  })

  test('a link that comes after the parent has gone back is dropped', async () => {
    const { user, asked } = openSignup(atSocial)
    let answer = (_: { uid: string; providers: [] }) => {}
    asked.linkSocial.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve
      }),
    )
    await user.click(button('카카오로 계속하기'))
    await user.click(button('이전'))
    await act(async () => answer({ uid: 'late', providers: [] }))
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

  test('the button answers, and signs in once it can', async () => {
    const { user } = openSignup(atOnboarding)
    await user.click(button('시작하기'))
    expect(screen.getByText('닉네임은 2~12자로 입력해 주세요.')).toBeVisible()
    expect(screen.getByLabelText('닉네임')).toHaveFocus()
    await user.type(screen.getByLabelText('닉네임'), ' 하준맘 ')
    expect(screen.queryByText('닉네임은 2~12자로 입력해 주세요.')).not.toBeInTheDocument()
    await user.dblClick(button('시작하기'))
    expect(await screen.findByRole('heading', { name: '홈 화면' })).toBeVisible()
    expect(useSession.getState()).toMatchObject({
      user: { uid: 'u1', nickname: '하준맘', providers: ['apple'] },
    })
    expect(sessionStorage.getItem('signup-progress')).toBeNull()
  })

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
