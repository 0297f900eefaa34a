import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { PhoneChange } from '@/pages/my/profile/PhoneChange'
import { RepositoryError } from '@/repository/firestore/repositoryError'
import type { AuthResult } from '@/services/authFailure'
import { openMyPage } from './openMyPage'

const asked = vi.hoisted(() => ({
  changePhone: vi.fn<() => Promise<AuthResult>>(),
  reauthenticateByPhone: vi.fn<(sent: { e164: string }) => Promise<AuthResult>>(),
  updateProfile: vi.fn(async () => {}),
}))
vi.mock('@/services/phone', () => ({
  ...asked,
  sendPhoneCode: async (e164: string) => ({
    ok: true,
    sent: { e164, sentAt: Date.now(), verificationId: 'v' },
  }),
}))
vi.mock('@/repository/users', () => ({ ...asked, readProfile: vi.fn() }))

beforeEach(() => {
  vi.clearAllMocks()
})

async function proveNumber(user: UserEvent, phone: string) {
  await user.type(screen.getByRole('textbox', { name: /휴대폰 번호/ }), phone)
  await user.click(screen.getByRole('button', { name: '인증번호 받기' }))
  await user.type(await screen.findByRole('textbox', { name: /인증번호/ }), '123456')
  await user.click(screen.getByRole('button', { name: '확인' }))
}

test('where Auth wants a fresh sign-in first, the present phone is proven in place', async () => {
  asked.changePhone
    .mockResolvedValueOnce({ ok: false, reason: 'freshSignInNeeded' })
    .mockResolvedValueOnce({ ok: true })
  asked.reauthenticateByPhone.mockResolvedValueOnce({ ok: true })
  const { user } = openMyPage(<PhoneChange uid="u1" phone="+821012345678" />)
  const prove = (phone: string) => proveNumber(user, phone)
  await user.click(screen.getByRole('button', { name: '휴대폰 번호 변경' }))
  await prove('01099998888')
  expect(await screen.findByText(/가입한 번호\(010-\*\*\*\*-5678\)/)).toHaveFocus()
  await prove('01012345678')
  expect(await screen.findByText('인증했어요. 이제 새 번호를 인증해 주세요.')).toBeInTheDocument()
  expect(asked.reauthenticateByPhone.mock.lastCall?.[0].e164).toBe('+821012345678')
  await prove('01099998888')
  expect(await screen.findByText('휴대폰 번호를 변경했어요.')).toBeInTheDocument()
  expect(asked.updateProfile).toHaveBeenCalledExactlyOnceWith('u1', { phone: '+821099998888' })
})

test.each([
  [
    'when the code is handed in',
    () => asked.changePhone.mockResolvedValueOnce({ ok: false, reason: 'ended' }),
  ],
  [
    'when the profile takes the number over',
    () => {
      asked.changePhone.mockResolvedValueOnce({ ok: true })
      asked.updateProfile.mockRejectedValueOnce(new RepositoryError('signedOut'))
    },
  ],
])('a session that has ended %s leads to the login', async (_, end) => {
  vi.spyOn(console, 'warn').mockReturnValue()
  end()
  const { user } = openMyPage(<PhoneChange uid="u1" phone="+821012345678" />)
  await user.click(screen.getByRole('button', { name: '휴대폰 번호 변경' }))
  await proveNumber(user, '01099998888')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '로그인이 만료됐어요. 다시 로그인해 주세요.',
  )
  expect(screen.getByRole('link', { name: '로그인' })).toHaveAttribute('href', '/login?next=/')
})

test.each([
  ['stays as it is', '+821012345678', 0],
  ['takes over the phone whose change was interrupted', '+821011112222', 1],
])('a profile %s', async (_, profilePhone, writes) => {
  const proven = '+821012345678'
  openMyPage(<PhoneChange uid="u1" phone={proven} profilePhone={profilePhone} />)
  await vi.waitFor(() => expect(asked.updateProfile).toHaveBeenCalledTimes(writes))
  if (writes > 0) expect(asked.updateProfile).toHaveBeenCalledWith('u1', { phone: proven })
})
