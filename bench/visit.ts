import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { blockingMs, installProbe, layoutShift, type Probe, readProbe } from './probe.ts'
import type { Variant } from './site/references.ts'
import { ORIGINS } from './site/serve.ts'
import { listen, type Sent, type Traffic } from './traffic.ts'

/** Lighthouse's phone, so that the numbers compare. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'ko-KR',
}
/** CPU slowdown: a phone runs at a quarter of the speed of the machine where the goals were set. */
export const slowdown = { cpu: 4 }
/** Slow 4G as Lighthouse's DevTools throttling: 150 ms × 3.75, 1.6 Mbit/s and 750 kbit/s × 0.9. */
const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
}
const QUIET_MS = 500
const LONGEST_VISIT_MS = 20_000

/** A page in a new context with empty cache and storage. */
export interface OpenPage {
  page: Page
  session: CDPSession
  traffic: Traffic
  context: BrowserContext
}

interface Opening {
  /** Slow 4G and a slow CPU. */
  isThrottled: boolean
}

export const openPage = async (browser: Browser, opening: Opening): Promise<OpenPage> =>
  openPageIn(await browser.newContext(PHONE), opening)

/** Another page of a context, with its cache and storage. */
export async function openPageIn(
  context: BrowserContext,
  { isThrottled }: Opening,
): Promise<OpenPage> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  // CPU time of the main thread, without the machine's other work.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const traffic = await listen(page, session)
  await installProbe(page)
  if (isThrottled) {
    await session.send('Network.emulateNetworkConditions', SLOW_4G)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown.cpu })
  }
  return { page, session, traffic, context }
}

/** Resolves when loaded, interactive if ever, and network and main thread were idle for a while. */
export async function untilQuiet(
  { page, traffic }: OpenPage,
  { isInteractive, restMs = QUIET_MS }: { isInteractive: boolean; restMs?: number },
): Promise<Probe> {
  // Earlier rest does not count: a read may start a moment after the return.
  const begin = Date.now()
  const deadline = begin + LONGEST_VISIT_MS
  for (;;) {
    await wait(100)
    const quietMs = Math.min(traffic.quietMs(), Date.now() - begin)
    if (quietMs < restMs && Date.now() < deadline) continue
    const probe = await readProbe(page)
    const now = await page.evaluate(() => performance.now())
    const { startMs = 0, durationMs = 0 } = probe.longTasks.at(-1) ?? {}
    const isDone =
      !Number.isNaN(probe.loadMs + probe.firstPaintMs) &&
      (!isInteractive || probe.readyMs !== undefined) &&
      now - startMs - durationMs > restMs
    if (isDone || Date.now() > deadline) return probe
  }
}

export interface Visit {
  firstPaintMs: number
  largestPaintMs: number
  blockingMs: number
  /** CPU time of the main thread until rest. */
  mainThreadMs: number
  layoutShift: number
  /** NaN without anything to make interactive. */
  readyMs: number
  /** Compressed bodies by kind; the total includes headers. */
  scriptBytes: number
  /** Of scripts requested before the load event. */
  earlyScriptBytes: number
  styleBytes: number
  pictureBytes: number
  totalBytes: number
  requests: number
  documentsRead: number
}

/** A visit with its explanation. */
export interface Observation {
  visit: Visit
  probe: Probe
  sent: Sent[]
}

const bodies = (requests: Sent[]) => requests.reduce((total, { bodyBytes }) => total + bodyBytes, 0)

async function mainThreadMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
}

/** The cost of a page at rest. */
export async function observationOf(opened: OpenPage, probe: Probe): Promise<Observation> {
  const { traffic, session } = opened
  const sent = traffic.requests()
  const scripts = sent.filter(({ kind }) => kind === 'Script')
  const visit: Visit = {
    firstPaintMs: probe.firstPaintMs,
    largestPaintMs: probe.largestPaintMs,
    blockingMs: blockingMs(probe),
    mainThreadMs: await mainThreadMs(session),
    layoutShift: layoutShift(probe),
    readyMs: probe.readyMs ?? Number.NaN,
    scriptBytes: bodies(scripts),
    earlyScriptBytes: bodies(scripts.filter(({ url }) => probe.earlyUrls.includes(url))),
    styleBytes: bodies(sent.filter(({ kind }) => kind === 'Stylesheet')),
    pictureBytes: bodies(sent.filter(({ kind }) => kind === 'Image')),
    totalBytes: sent.reduce((total, { bytes }) => total + bytes, 0),
    requests: sent.length,
    documentsRead: await traffic.takeDocuments(),
  }
  return { visit, probe, sent }
}

/** A first visit with slow 4G and a slow CPU. */
export async function observe(
  browser: Browser,
  variant: Variant,
  path: string,
): Promise<Observation> {
  const opened = await openPage(browser, { isThrottled: true })
  try {
    await opened.page.goto(ORIGINS[variant] + path, { waitUntil: 'commit' })
    const probe = await untilQuiet(opened, {
      isInteractive: variant === 'site' || variant === 'client',
    })
    return await observationOf(opened, probe)
  } finally {
    await opened.context.close()
  }
}
