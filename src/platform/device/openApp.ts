import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'

/** How long an app may take to come to the front before the page counts it as missing. */
const APP_DEADLINE_MS = secondsToMilliseconds(1.5)

/** Is this a phone or a tablet, where an app may stand behind an address? */
export const hasApps = (): boolean => /Android|iPhone|iPad|iPod/.test(navigator.userAgent)

/**
 * Opens an app by an address of its own, and a page where the app is not installed: browsers do not say which, but an
 * app that opens takes this page out of view.
 */
export function openApp(appUrl: string, pageUrl: string): void {
  const giveUp = setTimeout(() => {
    document.removeEventListener('visibilitychange', onHide)
    window.location.assign(pageUrl)
  }, APP_DEADLINE_MS)
  const onHide = () => clearTimeout(giveUp)
  document.addEventListener('visibilitychange', onHide, { once: true })
  window.location.assign(appUrl)
}
