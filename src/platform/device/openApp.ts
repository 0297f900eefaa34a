import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'

/** If no app has opened by then, the page is shown. */
const APP_DEADLINE_MS = secondsToMilliseconds(1.5)

export const hasApps = (): boolean => /Android|iPhone|iPad|iPod/.test(navigator.userAgent)

/** Opens an app by its URL scheme; if this page stays visible the app is missing, and `pageUrl` opens. */
export function openApp(appUrl: string, pageUrl: string): void {
  const giveUp = setTimeout(() => {
    document.removeEventListener('visibilitychange', onHide)
    window.location.assign(pageUrl)
  }, APP_DEADLINE_MS)
  const onHide = () => clearTimeout(giveUp)
  document.addEventListener('visibilitychange', onHide, { once: true })
  window.location.assign(appUrl)
}
