// Loaded only with an App Check key.
import type { FirebaseApp } from 'firebase/app'
import { initializeAppCheck, ReCaptchaV3Provider } from 'firebase/app-check'

const appsWithAppCheck = new WeakSet<FirebaseApp>()

/** Adds App Check tokens to the app's requests; once per app. */
export function startAppCheck(app: FirebaseApp, siteKey: string): void {
  if (appsWithAppCheck.has(app)) return
  appsWithAppCheck.add(app)
  initializeAppCheck(app, {
    provider: new ReCaptchaV3Provider(siteKey),
    isTokenAutoRefreshEnabled: true,
  })
}
