import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Profile } from '@/domain/account/profile'
import { MarketingChoice } from '@/pages/my/profile/MarketingChoice'
import { RepositoryError } from '@/repository/firestore/repositoryError'
import { openMyPage } from './openMyPage'

const asked = vi.hoisted(() => ({
  readProfile: vi.fn<() => Promise<Profile>>(),
  updateProfile: vi.fn(async () => {}),
}))
vi.mock('@/repository/users', () => asked)

const profile: Profile = {
  nickname: '하준맘',
  phone: '+821012345678',
  termsVersion: '1',
  privacyVersion: '1',
  isMarketingAllowed: true,
}
const box = () => screen.findByRole('checkbox', { name: '마케팅 정보 수신' })

test('its place is held while the profile is read', async () => {
  let arrive: (read: Profile) => void = () => {}
  asked.readProfile.mockReturnValueOnce(
    new Promise((resolve) => {
      arrive = resolve
    }),
  )
  openMyPage(
    <div data-testid="place">
      <MarketingChoice uid="u1" />
    </div>,
  )
  const held = screen.getByTestId('place').querySelector('[aria-hidden]')
  expect(held).toHaveStyle({ height: '52px' })
  arrive(profile)
  expect(await box()).toBeChecked()
  expect(screen.getByTestId('place').querySelector('[aria-hidden]')).toBeNull()
})

test('a profile that could not be read says so in its place, and is asked for again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  asked.readProfile
    .mockRejectedValueOnce(new RepositoryError('timeout'))
    .mockResolvedValue({ ...profile, isMarketingAllowed: false })
  const { user } = openMyPage(<MarketingChoice uid="u1" />)
  await user.click(await screen.findByRole('button', { name: '다시 시도' }))
  expect(await box()).not.toBeChecked()
})
