import { expect, test } from 'vitest'
import { askAccount, confirmAccount } from '@/services/account'
import { configureAuth } from '@/services/authConfig'
import { signInByPhone } from '../repository/memberAccount'
import { localAuth } from './localAuth'

const auth = localAuth()

test('a deleted account is gone although its token is still valid', async () => {
  configureAuth(auth.backend())
  const uid = await signInByPhone('+821012345678')
  await expect(confirmAccount()).resolves.toMatchObject({ ok: true, account: { uid } })

  await auth.removeAccount(uid)
  await expect(askAccount()).resolves.toMatchObject({ ok: true, account: { uid } })
  await expect(confirmAccount()).resolves.toEqual({ ok: false, reason: 'ended' })
})

test('a failing Auth does not end the session', async () => {
  configureAuth(auth.backend())
  const uid = await signInByPhone('+821012345678')
  await auth.fail({ collection: 'lookup', status: 503 })
  await expect(confirmAccount()).resolves.toEqual({ ok: false, reason: 'unavailable' })
  await expect(askAccount()).resolves.toMatchObject({ ok: true, account: { uid } })
})
