import type { Page } from '@playwright/test'

/** The page's own paint timings, in milliseconds since navigation start. */
export interface Probe {
  firstPaintMs: number
  largestPaintMs: number
  /** Element of the largest paint. */
  largestPaint: string
  longTasks: { startMs: number; durationMs: number }[]
  shifts: { value: number; startMs: number; source: string }[]
  loadMs: number
  /** Requests before the load event. */
  earlyUrls: string[]
  /** When `<html data-ready="true">` was set; undefined on a page without script. */
  readyMs: number | undefined
}

declare global {
  interface Window {
    benchProbe?: Probe
  }
}

/** Starts with every document. Without inner functions: the compiler would call a helper that the page lacks. */
export const installProbe = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.benchProbe = {
      firstPaintMs: Number.NaN,
      largestPaintMs: Number.NaN,
      largestPaint: '',
      longTasks: [],
      shifts: [],
      loadMs: Number.NaN,
      earlyUrls: [],
      readyMs: undefined,
    }
    const probe = window.benchProbe
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries())
        if (name === 'first-contentful-paint') probe.firstPaintMs = startTime
    }).observe({ type: 'paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const element: unknown = Reflect.get(entry, 'element')
        probe.largestPaintMs = entry.startTime
        probe.largestPaint = [
          element instanceof Element ? element.tagName.toLowerCase() : 'removed element',
          String(Reflect.get(entry, 'url') ?? ''),
          `${Reflect.get(entry, 'size')} px²`,
        ].join(' ')
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        probe.longTasks.push({ startMs: startTime, durationMs: duration })
    }).observe({ type: 'longtask', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput') === true) continue
        const sources: unknown = Reflect.get(entry, 'sources')
        const [first]: unknown[] = Array.isArray(sources) ? sources : []
        const node: unknown = typeof first === 'object' && first ? Reflect.get(first, 'node') : null
        const element = node instanceof Text ? node.parentElement : node
        probe.shifts.push({
          value: Number(Reflect.get(entry, 'value')),
          startMs: entry.startTime,
          source:
            element instanceof Element
              ? `${element.tagName.toLowerCase()}.${element.className} ${element.textContent?.slice(0, 30)}`
              : 'unknown',
        })
      }
    }).observe({ type: 'layout-shift', buffered: true })
    addEventListener('load', () => {
      const [navigation] = performance.getEntriesByType('navigation')
      if (navigation instanceof PerformanceNavigationTiming)
        probe.loadMs = navigation.loadEventStart
    })
    new MutationObserver((_, observer) => {
      if (document.documentElement.dataset.ready !== 'true') return
      probe.readyMs = performance.now()
      observer.disconnect()
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-ready'] })
  })

/** @throws when the probe was not installed. */
export async function readProbe(page: Page): Promise<Probe> {
  const probe = await page.evaluate(() => {
    if (window.benchProbe) {
      const { loadMs } = window.benchProbe
      window.benchProbe.earlyUrls = performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < loadMs)
        .map(({ name }) => name)
    }
    return window.benchProbe
  })
  if (!probe) throw new Error('The page has no probe.')
  return probe
}

/** As in Lighthouse: what long tasks after the first paint exceed 50 ms. */
export const blockingMs = ({ longTasks, firstPaintMs }: Probe): number =>
  longTasks.reduce((sum, { startMs, durationMs }) => {
    const begin = Math.max(startMs, firstPaintMs)
    return sum + Math.max(0, startMs + durationMs - begin - 50)
  }, 0)

/** As browsers define it: the worst window of at most 5 s with shifts less than 1 s apart. */
export function layoutShift({ shifts }: Probe): number {
  let [worst, sum, first, last] = [0, 0, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { value, startMs } of shifts) {
    if (startMs - last > 1000 || startMs - first > 5000) {
      sum = 0
      first = startMs
    }
    sum += value
    last = startMs
    worst = Math.max(worst, sum)
  }
  return worst
}
