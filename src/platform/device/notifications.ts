/** The service worker's message to a page whose notification was pressed. */
interface OpenMessage {
  type: 'OPEN'
  path: string
}

type Leave = 'granted' | 'denied' | 'missing'

const registered = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'Notification' in window ? await navigator.serviceWorker?.getRegistration() : undefined

/** Notifications were allowed and not taken back since. */
export const mayNotify = (): boolean =>
  'Notification' in window && Notification.permission === 'granted'

/** Asks the browser's leave. Never throws. */
export async function askToNotify(): Promise<Leave> {
  try {
    if (!(await registered())) return 'missing'
    return (await Notification.requestPermission()) === 'granted' ? 'granted' : 'denied'
  } catch {
    return 'missing'
  }
}

/** Shows a notification; a press brings the page at `path`. Never throws. */
export async function notify(text: string, path: string): Promise<void> {
  try {
    const registration = await registered()
    // In the place of one that leads to the same page, which would make no sound again by itself.
    const look = { tag: path, renotify: true, icon: '/icon-192.png', lang: 'ko' }
    await registration?.showNotification('도담아지트', { body: text, data: { path }, ...look })
  } catch {
    // The browser took its leave back: the page shows it on return.
  }
}

const isOpenMessage = (data: unknown): data is OpenMessage =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  data.type === 'OPEN' &&
  'path' in data &&
  typeof data.path === 'string'

/** Calls back with the path of a notification that was pressed; returns the end. */
export function onNotificationPress(open: (path: string) => void): () => void {
  const { serviceWorker } = navigator
  const listen = ({ data }: MessageEvent<unknown>) => {
    if (isOpenMessage(data)) open(data.path)
  }
  serviceWorker?.addEventListener('message', listen)
  return () => serviceWorker?.removeEventListener('message', listen)
}

const TONE_HZ = 880
const TONE_SECONDS = 0.25
const VOLUME = 0.2

let context: AudioContext | undefined

/** One short tone. A page that nobody has touched yet stays silent. Never throws. */
export function playTone(): void {
  try {
    context ??= new AudioContext()
    void context.resume()
    const volume = context.createGain()
    volume.connect(context.destination)
    volume.gain.setValueAtTime(VOLUME, context.currentTime)
    volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + TONE_SECONDS)
    const tone = context.createOscillator()
    tone.frequency.value = TONE_HZ
    tone.connect(volume)
    tone.start()
    tone.stop(context.currentTime + TONE_SECONDS)
  } catch {
    // Without sound the page shows it all the same.
  }
}
