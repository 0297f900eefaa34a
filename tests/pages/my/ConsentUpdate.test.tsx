import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { privacy } from '@/content/legal/privacy'
import type { Profile } from '@/domain/account/profile'
import { consentVersions } from '@/domain/legal/consentVersions'
import { ConsentUpdate } from '@/pages/my/home/ConsentUpdate'
import { RepositoryError } from '@/repository/firestore/repositoryError'
import { signIn, signOut } from '../../features/account/signedInMember'
import { openMyPage } from './openMyPage'

const { vTos: termsVersion, vPp: privacyVersion } = consentVersions
const current: Profile = {
  nickname: '하준맘',
  phone: '+821012345678',
  termsVersion,
  privacyVersion,
  isMarketingAllowed: false,
}
const asked = vi.hoisted(() => ({
  readProfile: vi.fn<() => Promise<Profile>>(),
  updateProfile: vi.fn<() => Promise<void>>(),
}))
vi.mock('@/repository/users', () => asked)
vi.mock('@/services/account', () => ({ watchAccount: vi.fn() }))

const agree = () => screen.findByRole('button', { name: '동의하기' })

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
  asked.updateProfile.mockReset().mockResolvedValue()
  signIn('u1')
})
afterEach(() => {
  act(signOut)
  vi.restoreAllMocks()
})

test('a member who agreed to an older text reads what changed until they agree', async () => {
  asked.readProfile.mockResolvedValue({ ...current, termsVersion: '1.0' })
  const { user } = openMyPage(<ConsentUpdate />)
  expect(await screen.findByRole('link', { name: '이용약관' })).toHaveAttribute('href', '/terms')
  expect(screen.queryByRole('link', { name: '개인정보처리방침' })).toBeNull()
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(0)
  asked.updateProfile.mockRejectedValueOnce(new RepositoryError('unavailable'))
  await user.click(await agree())
  expect(await screen.findByRole('alert')).toHaveTextContent('처리하지 못했어요.')
  asked.readProfile.mockResolvedValue(current)
  await user.click(screen.getByRole('button', { name: '다시 시도' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: '동의하기' })).toBeNull())
  expect(asked.updateProfile).toHaveBeenLastCalledWith('u1', { termsVersion, privacyVersion })
})

test('the changed policy has the name of its page', async () => {
  asked.readProfile.mockResolvedValue({ ...current, privacyVersion: '1.0' })
  openMyPage(<ConsentUpdate />)
  const policy = await screen.findByRole('link', { name: privacy.title })
  expect(policy).toHaveAttribute('href', '/privacy')
})

test('nothing is asked of whoever knows the present texts', async () => {
  asked.readProfile.mockResolvedValue(current)
  openMyPage(<ConsentUpdate />)
  await waitFor(() => expect(asked.readProfile).toHaveBeenCalled())
  expect(screen.queryByRole('button', { name: '동의하기' })).toBeNull()
})
