import { deleteApp, getApps } from 'firebase/app'
import { afterAll, vi } from 'vitest'

// Many files run in one process: packages load once, the site's own modules anew for each file. What a file leaves with
// packages and globals is taken back here.

declare global {
  interface Window {
    happyDOM?: { setURL: (url: string) => void }
  }
}

/** Where every test leaves the site's modules as it found them. */
const keepsModules = process.env.KEEPS_MODULES === '1'
const isPage = typeof window !== 'undefined'
const { fetch } = globalThis
const listening: Parameters<typeof addEventListener>[] = []
const listen = isPage && !keepsModules ? window.addEventListener : undefined

if (listen)
  window.addEventListener = (...listener: Parameters<typeof addEventListener>) => {
    listening.push(listener)
    listen.call(window, ...listener)
  }

function emptyPage(): void {
  if (listen) window.addEventListener = listen
  for (const [type, listener, options] of listening)
    window.removeEventListener(type, listener, options)
  localStorage.clear()
  sessionStorage.clear()
  document.head.replaceChildren()
  document.body.replaceChildren()
  window.happyDOM?.setURL('http://localhost:3000/')
}

afterAll(async () => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  globalThis.fetch = fetch
  if (isPage) emptyPage()
  if (keepsModules) return
  vi.resetModules()
  await Promise.all(getApps().map(deleteApp))
})
