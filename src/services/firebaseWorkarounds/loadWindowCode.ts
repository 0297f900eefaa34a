import { type AuthSdk, openAuth } from '../authConnection'

/**
 * Symptom: the first popup is blocked, because the SDK loads a script between tap and popup
 * (https://github.com/firebase/firebase-js-sdk/issues/8033). No API preloads it: this sign-in fails on purpose before its popup.
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
