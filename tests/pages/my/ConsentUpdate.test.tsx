import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { privacy } from '@/content/legal/privacy'
import { consentVersions } from '@/domain/legal/consentVersions'
import { ConsentUpdate } from '@/pages/my/home/ConsentUpdate'
import { asMember } from '../../remote/asMember'
import { localSite } from '../localSite'

const { vTos: termsVersion, vPp: privacyVersion } = consentVersions
const site = localSite()
const open = () => site.open(asMember(<ConsentUpdate />))

beforeEach(async () => {
  await site.signInMember('parent-1')
  await site.change('users/parent-1', { termsVersion, privacyVersion })
})

test('a member with older consents sees the changes until agreeing', async () => {
  await site.change('users/parent-1', { termsVersion: '1.0' })
  const { user } = open()
  expect(await screen.findByRole('link', { name: '이용약관' })).toHaveAttribute('href', '/terms')
  expect(screen.queryByRole('link', { name: '개인정보처리방침' })).toBeNull()
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(0)
  await site.fail({ collection: 'users', status: 503, times: 1 })
  await user.click(screen.getByRole('button', { name: '동의하기' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('처리하지 못했어요.')
  await user.click(screen.getByRole('button', { name: '다시 시도' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: '동의하기' })).toBeNull())
})

test('the policy is linked by its title, and agreeing stores both versions', async () => {
  await site.change('users/parent-1', { privacyVersion: '1.0' })
  const { user } = open()
  const policy = await screen.findByRole('link', { name: privacy.title })
  expect(policy).toHaveAttribute('href', '/privacy')
  await user.click(screen.getByRole('button', { name: '동의하기' }))
  await waitFor(async () =>
    expect(await site.get('users/parent-1')).toMatchObject({
      termsVersion: { stringValue: termsVersion },
      privacyVersion: { stringValue: privacyVersion },
    }),
  )
})

test('a member with current consents is not asked', async () => {
  open()
  await site.waitForAnswers()
  expect(site.asked('users/parent-1')).toBe(1)
  expect(screen.queryByRole('button', { name: '동의하기' })).toBeNull()
})
