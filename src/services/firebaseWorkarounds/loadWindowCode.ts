import { type AuthSdk, openAuth } from '../authConnection'

/**
 * Symptom: iOS blocks the first sign-in window, because the SDK loads what opens windows after the tap
 * (https://github.com/firebase/firebase-js-sdk/issues/8033). The SDK has no call that loads it ahead, but does so at the
 * beginning of every sign-in; this one fails on purpose before its window.
 */
export async function loadWindowCode(providerId: string): Promise<void> {
  const { sdk, auth } = await openAuth()
  await sdk
    .signInWithPopup(auth, stoppingProvider(sdk, providerId), sdk.browserPopupRedirectResolver)
    .catch(() => {})
}

function stoppingProvider(sdk: AuthSdk, providerId: string) {
  class StopsBeforeItsWindow extends sdk.OAuthProvider {
    override getCustomParameters(): never {
      throw new Error('ready')
    }
  }
  return new StopsBeforeItsWindow(providerId)
}
