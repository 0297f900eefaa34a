// Loaded only where the site has a key for App Check.
import type { FirebaseApp } from 'firebase/app'
import { initializeAppCheck, ReCaptchaV3Provider } from 'firebase/app-check'

const vouched = new WeakSet<FirebaseApp>()

/** From now on every request of the app says that it comes from this site. Once an app is enough. */
export function startAppCheck(app: FirebaseApp, siteKey: string): void {
  if (vouched.has(app)) return
  vouched.add(app)
  initializeAppCheck(app, {
    provider: new ReCaptchaV3Provider(siteKey),
    isTokenAutoRefreshEnabled: true,
  })
}
