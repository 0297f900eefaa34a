import type { Page } from '@playwright/test'
import { seedAccounts } from '../../emulators/seed/accounts'
import { openBlank } from './test'

/** `src/services/authConnection` gives this name to the app with the member's token. */
const APP = 'member'

/** Puts a sample account's session where the site looks for it, as if it had signed in on this device before. */
export async function storeSession(page: Page, phone: string): Promise<void> {
  const account = seedAccounts.find(
    (seeded) => seeded.phone === `+82${phone.replaceAll('-', '').slice(1)}`,
  )
  if (!account) throw new Error(`${phone} is no sample account`)
  await openBlank(page)
  const signedInAt = await page.evaluate(() => Date.now())
  await page.evaluate(
    async ({ uid, phone: phoneNumber, nickname, app, at }) => {
      const { apiKey = '' }: { apiKey?: string } = window.__FIREBASE_CONFIG__ ?? {}
      const ask = async (method: string, body: object) => {
        const url = `/identitytoolkit.googleapis.com/v1/accounts:${method}?key=${apiKey}`
        const headers = { 'Content-Type': 'application/json' }
        return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json()
      }
      const { sessionInfo } = await ask('sendVerificationCode', { phoneNumber })
      const answer = await ask('signInWithPhoneNumber', { sessionInfo, code: '123456' })
      const session = {
        uid,
        emailVerified: false,
        isAnonymous: false,
        phoneNumber,
        providerData: [{ providerId: 'phone', uid: phoneNumber, phoneNumber }],
        stsTokenManager: {
          refreshToken: answer.refreshToken,
          accessToken: answer.idToken,
          expirationTime: at + Number(answer.expiresIn) * 1000,
        },
        createdAt: String(at),
        lastLoginAt: String(at),
        apiKey,
        appName: app,
      }
      // The SDK moves it into its database.
      localStorage.setItem(`firebase:authUser:${apiKey}:${app}`, JSON.stringify(session))
      const mark = { v: 1, data: { uid, nickname, hasEnded: false } }
      localStorage.setItem('dodam-sign-in-mark', JSON.stringify(mark))
    },
    { ...account, app: APP, at: signedInAt },
  )
}
