import { test as base, expect, type Page } from '@playwright/test'
import { listenHostOf } from '../../emulators/listenHost'
import { translatePage } from '../../tests/translatePage'
import { atRest } from './atRest'
import { AHEAD_MS, aheadMsOf, nowAhead, shiftDate } from './clock'

/** A test's own project on the local backend. */
export interface Backend {
  projectId: string
  /** Connects another tab or browser to this project. */
  lead: (page: Page) => Promise<void>
  /** The time of this project and of its pages. */
  now: () => Date
  /** Moves the project's clock on, where `page.clock` moves the page's: the page goes by the server's time. */
  setTime: (time: Date) => Promise<void>
  /** Writes fields as the administrator, in wire JSON. */
  patch: (path: string, fields: Record<string, unknown>) => Promise<void>
  remove: (path: string) => Promise<void>
  /** Fields of a collection's documents in wire JSON. */
  list: (collection: string) => Promise<unknown[]>
  empty: () => Promise<void>
  /** Makes requests for a collection or a method of Auth fail, or all of Firestore: see `emulators/http/faults.ts`. */
  fail: (...faults: readonly BackendFault[]) => Promise<void>
  clearFaults: () => Promise<void>
  /** What the hosted service would bill since the last reset: see `emulators/firestore/usage.ts`. */
  usage: {
    read: () => Promise<Usage>
    /** Once nothing was used for half a second, or for as long as is said. */
    atRest: (restMs?: number) => Promise<Usage>
    reset: () => Promise<void>
  }
}

export interface BackendFault {
  collection?: string
  /** Of Auth, for instance `lookup`. */
  method?: string
  status?: number
  body?: string
  delayMs?: number
  hold?: true
  drop?: true
  times?: number
}

interface Usage {
  requests: number
  reads: number
  writes: number
  deletes: number
  sentBytes: number
}

interface Fixtures {
  backend: Backend
  /** How far the clocks of pages and backend are ahead of the machine. */
  aheadMs: number
  /** Expected console errors; any other fails the test. */
  allowedErrors: RegExp[]
  /** The browser translates each page from its first text on. */
  isTranslated: boolean
}

// The preview closes connections idle for 5 s; such a request is retried.
const admin = { headers: { Authorization: 'Bearer owner' }, maxRetries: 2 }

function watchForFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    const isFault = message.type() === 'error' || message.text().includes('NotFoundError')
    if (isFault) faults.push(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => faults.push(String(error)))
  return faults
}

export const test = base.extend<Fixtures>({
  allowedErrors: [[], { option: true }],
  aheadMs: [AHEAD_MS, { option: true }],
  isTranslated: [process.env.TRANSLATED === '1', { option: true }],

  // An automatic fixture, so that no test touches another's documents.
  backend: [
    async ({ page, request, baseURL, aheadMs }, use, testInfo) => {
      const projectId = `e2e-${testInfo.testId}-${testInfo.retry}`
      const root = `/v1/projects/${projectId}/databases/(default)/documents`
      const emulator = `/emulator/v1/projects/${projectId}`
      const ok = async (answer: Promise<{ ok: () => boolean; text: () => Promise<string> }>) => {
        const response = await answer
        expect(response.ok(), await response.text()).toBe(true)
      }
      const setAhead = (ms: number) =>
        ok(request.put(`${emulator}/clock`, { data: { aheadMs: ms } }))
      await setAhead(aheadMs)
      // A running preview may have data of an earlier run.
      await ok(request.post(`${emulator}/databases/(default)/documents:seed`))
      const now = () => nowAhead(aheadMs)
      const siteHost = new URL(baseURL ?? '').host
      const lead = async (other: Page) => {
        await shiftDate(other, aheadMs)
        await other.addInitScript(
          ([id, host, listenHost]) => {
            window.__FIREBASE_CONFIG__ ??= {
              apiKey: id,
              authDomain: host,
              projectId: id,
              appId: '',
              firestoreEmulatorHost: host,
              firestoreListenHost: listenHost,
              authEmulatorHost: host,
            }
          },
          [projectId, siteHost, listenHostOf(siteHost)],
        )
      }
      await lead(page)
      const readUsage = async (): Promise<Usage> => (await request.get(`${emulator}/usage`)).json()
      await use({
        projectId,
        lead,
        now,
        setTime: (time) => setAhead(aheadMsOf(time)),
        patch: (path, fields) => {
          const mask = Object.keys(fields)
            .map((field) => `updateMask.fieldPaths=${field}`)
            .join('&')
          return ok(request.patch(`${root}/${path}?${mask}`, { ...admin, data: { fields } }))
        },
        list: async (collection) => {
          const response = await request.get(`${root}/${collection}`, admin)
          const { documents = [] } = await response.json()
          return documents.map(({ fields }: { fields: unknown }) => fields)
        },
        remove: (path) => ok(request.delete(`${root}/${path}`, admin)),
        empty: () => ok(request.delete(`${emulator}/databases/(default)/documents`)),
        fail: async (...faults) => {
          const ofAuth = faults.filter(({ method }) => method !== undefined)
          const others = faults.filter(({ method }) => method === undefined)
          if (ofAuth.length > 0)
            await ok(request.put(`${emulator}/accounts/faults`, { data: ofAuth }))
          if (others.length > 0) await ok(request.put(`${emulator}/faults`, { data: others }))
        },
        clearFaults: async () => {
          await ok(request.delete(`${emulator}/faults`))
          await ok(request.delete(`${emulator}/accounts/faults`))
        },
        usage: {
          read: readUsage,
          atRest: (restMs) => atRest(readUsage, restMs),
          reset: () => ok(request.delete(`${emulator}/usage`)),
        },
      })
    },
    { auto: true },
  ],

  page: async ({ page, allowedErrors, isTranslated }, use) => {
    const faults = watchForFaults(page)
    if (isTranslated) await page.addInitScript(translatePage)
    await use(page)
    const unexpected = faults.filter(
      (fault) => !allowedErrors.some((allowed) => allowed.test(fault)),
    )
    expect(unexpected, 'the browser reported errors').toEqual([])
  },
})

/** A file of the site that runs no script: what is stored here, no page changes before the next one opens. */
export const openBlank = (page: Page) => page.goto('/robots.txt')

/** Resolves once the page answers taps; rejects where it is left before. */
const whenReady = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const root = document.documentElement
    await new Promise<void>((resolve) => {
      const look = () => root.dataset.ready === 'true' && resolve()
      new MutationObserver(look).observe(root, { attributeFilter: ['data-ready'] })
      look()
    })
  })

/** Waits until the page answers taps. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  // A page's script waits for its pictures, up to 8 s.
  const isReady = expect(page.locator('html')).toHaveAttribute('data-ready', 'true', {
    timeout: 20_000,
  })
  // `expect` alone looks only every half second.
  await Promise.race([whenReady(page).catch(() => isReady), isReady])
}

export { expect }
