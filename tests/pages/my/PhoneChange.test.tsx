import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { PhoneChange } from '@/pages/my/profile/PhoneChange'
import { asMember } from '../../remote/asMember'
import { localSite } from '../localSite'

const PROVEN = '+821012345678'
const site = localSite()
let uid = ''
const open = (profilePhone?: string) =>
  site.open(asMember(<PhoneChange phone={PROVEN} profilePhone={profilePhone} />, uid))
const keptPhone = async () => (await site.get(`users/${uid}`))?.phone

beforeEach(async () => {
  uid = await site.signInByPhone(PROVEN)
})

async function proveNumber(user: UserEvent, phone: string) {
  await user.type(screen.getByRole('textbox', { name: /휴대폰 번호/ }), phone)
  await user.click(screen.getByRole('button', { name: '인증번호 받기' }))
  await user.type(await screen.findByRole('textbox', { name: /인증번호/ }), '123456')
  await user.click(screen.getByRole('button', { name: '확인' }))
}

test('when Auth wants a fresh sign-in, the current phone is verified in place', async () => {
  const body = JSON.stringify({ error: { code: 400, message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' } })
  await site.fail({ method: 'signInWithPhoneNumber', status: 400, body, times: 1 })
  const { user } = open()
  await user.click(screen.getByRole('button', { name: '휴대폰 번호 변경' }))
  await proveNumber(user, '01099998888')
  expect(await screen.findByText(/가입한 번호\(010-\*\*\*\*-5678\)/)).toHaveFocus()
  await proveNumber(user, '01012345678')
  expect(await screen.findByText('인증했어요. 이제 새 번호를 인증해 주세요.')).toBeVisible()
  await proveNumber(user, '01099998888')
  expect(await screen.findByText('휴대폰 번호를 변경했어요.')).toBeVisible()
  expect(await keptPhone()).toEqual({ stringValue: '+821099998888' })
})

test.each([
  ['when the code is submitted', () => site.removeAccount(uid)],
  ['when the profile is updated', () => site.fail({ collection: 'users', status: 401 })],
])('a session ended %s links to the login', async (_, end) => {
  const { user } = open()
  await user.click(screen.getByRole('button', { name: '휴대폰 번호 변경' }))
  await end()
  await proveNumber(user, '01099998888')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '로그인이 만료됐어요. 다시 로그인해 주세요.',
  )
  expect(screen.getByRole('link', { name: '로그인' })).toHaveAttribute('href', '/login?next=/')
})

test.each([
  ['stays as it is', PROVEN, 0],
  ['completes an interrupted phone change', '+821011112222', 1],
])('a profile %s', async (_, phone, writes) => {
  await site.change(`users/${uid}`, { phone })
  open(phone)
  await vi.waitFor(async () => expect(await keptPhone()).toEqual({ stringValue: PROVEN }))
  await site.waitForAnswers()
  expect(site.asked(':commit')).toBe(writes)
})
