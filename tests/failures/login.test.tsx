import { screen, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { signOut } from '@/services/account'
import { advanceTime } from '../pages/localSite'
import { HTML } from './failingRequests'
import { failingSite } from './failingSite'
import { type Proofs, proveRows } from './proveRows'
import { loginRows } from './rows/loginRows'

// No popup can be opened here.
vi.mock('@/services/social', () => ({ signInWith: vi.fn(), prepareWindows: vi.fn() }))

const site = failingSite()

const PHONE = '010-0000-0002'
const SEND_CODE = /accounts:sendVerificationCode/
const HAND_IN_CODE = /accounts:signInWithPhoneNumber/
/** Auth's own deadline on a phone. */
const AUTH_DEADLINE_MS = 61_000

const phone = () => screen.getByLabelText('휴대폰 번호')
const code = () => screen.findByLabelText('인증번호')
async function enterPhone(): Promise<void> {
  await site.backend.signInByPhone('+821000000002')
  await signOut()
  await site.open('/login')
  await site.press('휴대폰 번호로 로그인')
  await site.user.type(phone(), PHONE)
}
const isSent = async () => expect(await screen.findByText('체험 인증번호: 123456')).toBeVisible()
async function enterCode(): Promise<void> {
  await enterPhone()
  await site.press('인증번호 받기')
  await site.user.type(await code(), '123456')
}
async function isNotSignedIn(): Promise<void> {
  expect(await screen.findByText('인증에 실패했습니다.')).toBeVisible()
  expect(await code()).toHaveValue('123456')
  expect(phone()).toHaveValue(PHONE)
}
async function signsIn(): Promise<void> {
  await site.heal()
  await site.press('확인')
  await waitFor(() => expect(site.path()).toBe('/my'))
}

const phoneCodes: Proofs = {
  refused: async () => {
    await enterPhone()
    site.failRequests(SEND_CODE, 'refused')
    await site.press('인증번호 받기')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '전송에 실패했습니다. 잠시 후 다시 시도해 주세요.',
    )
    expect(phone()).toHaveValue(PHONE)
    await site.press('인증번호 받기')
    await isSent()
  },
  slow: async () => {
    await enterPhone()
    site.failRequests(SEND_CODE, 'slow')
    await site.press('인증번호 받기')
    const button = screen.getByRole('button', { name: '인증번호 받기' })
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
    await site.user.click(button)
    await site.heal()
    await isSent()
    expect(site.asked()).toBe(1)
  },
  hanging: async () => {
    await enterCode()
    site.failRequests(HAND_IN_CODE, 'hanging')
    await site.press('확인')
    await waitFor(() => expect(site.asked()).toBe(1))
    await advanceTime(AUTH_DEADLINE_MS)
    await isNotSignedIn()
    await signsIn()
  },
  wrong: async () => {
    await enterCode()
    // Answered on its way: a code that arrived would be used up.
    await site.backend.fail({ method: 'signInWithPhoneNumber', status: 200, body: HTML })
    await site.press('확인')
    await isNotSignedIn()
    await signsIn()
  },
}

proveRows(loginRows, { 'Auth, phone codes': phoneCodes })
