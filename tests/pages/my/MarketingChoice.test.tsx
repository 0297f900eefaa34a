import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { MarketingChoice } from '@/pages/my/profile/MarketingChoice'
import { asMember } from '../../remote/asMember'
import { localSite } from '../localSite'

const site = localSite()
const open = () => site.open(asMember(<MarketingChoice />))
const box = () => screen.findByRole('checkbox', { name: '마케팅 정보 수신' })

beforeEach(() => site.signInMember('parent-1'))

test('its room is reserved while the profile loads', async () => {
  const release = site.hold('batchGet', 1)
  const { container } = open().view
  expect(container.querySelector('[aria-hidden]')).toHaveStyle({ height: '52px' })
  release()
  expect(await box()).not.toBeChecked()
  expect(container.querySelector('[aria-hidden]')).toBeNull()
})

test('a failed profile read is reported in place and can be retried', async () => {
  await site.change('users/parent-1', { isMarketingAllowed: true })
  await site.fail({ collection: 'users', status: 504, times: 1 })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: '다시 시도' }))
  expect(await box()).toBeChecked()
  await user.click(await box())
  expect(await screen.findByText('수신 설정을 저장했어요.')).toBeVisible()
  await waitFor(async () => expect(await box()).not.toBeChecked())
})
