import type { CDPSession, Page } from '@playwright/test'
import { signIn } from '../support/signIn'
import { expect, open, test } from '../support/test'

// With the motion that most parents see.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

interface Holdings {
  nodes: number
  listeners: number
  documents: number
  heapMB: number
  intervals: number
  timeouts: number
  observers: number
}

/** Counts set timers and observers with targets. */
async function countRunning(page: Page) {
  await page.addInitScript(() => {
    const intervals = new Set<unknown>()
    const timeouts = new Set<unknown>()
    const observers = new Set<unknown>()
    const wrap = (
      holder: object,
      name: string,
      around: (inner: (...input: unknown[]) => unknown, input: unknown[]) => unknown,
    ) => {
      const inner = Reflect.get(holder, name)
      Reflect.set(holder, name, function wrapped(this: unknown, ...input: unknown[]) {
        return around((...passed) => Reflect.apply(inner, this, passed), input)
      })
    }
    wrap(window, 'setInterval', (inner, input) => {
      const timer = inner(...input)
      intervals.add(timer)
      return timer
    })
    wrap(window, 'setTimeout', (inner, [task, ...rest]) => {
      const run = (...given: unknown[]) => {
        timeouts.delete(timer)
        if (typeof task === 'function') task(...given)
      }
      const timer = inner(run, ...rest)
      timeouts.add(timer)
      return timer
    })
    for (const name of ['clearInterval', 'clearTimeout'])
      wrap(window, name, (inner, input) => {
        intervals.delete(input[0])
        timeouts.delete(input[0])
        return inner(...input)
      })
    for (const kind of [IntersectionObserver, ResizeObserver, MutationObserver]) {
      const watched = new WeakMap<object, Set<unknown>>()
      for (const name of ['observe', 'unobserve', 'disconnect']) {
        const inner = Reflect.get(kind.prototype, name)
        if (!inner) continue
        Reflect.set(kind.prototype, name, function wrapped(this: object, ...input: unknown[]) {
          const targets = watched.get(this) ?? new Set()
          watched.set(this, targets)
          if (name === 'observe') targets.add(input[0])
          else if (name === 'unobserve') targets.delete(input[0])
          else targets.clear()
          if (targets.size > 0) observers.add(this)
          else observers.delete(this)
          return Reflect.apply(inner, this, input)
        })
      }
    }
    Object.assign(window, { running: { intervals, timeouts, observers } })
  })
}

async function holdings(page: Page, session: CDPSession): Promise<Holdings> {
  // Twice: finalizers release objects for the next collection.
  for (let time = 0; time < 2; time += 1) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN
  const running = await page.evaluate(() => {
    const { intervals, timeouts, observers } = Reflect.get(window, 'running')
    return { intervals: intervals.size, timeouts: timeouts.size, observers: observers.size }
  })
  return {
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    documents: metric('Documents'),
    heapMB: metric('JSHeapUsedSize') / 1024 ** 2,
    ...running,
  }
}

const strict = { nodes: 60, listeners: 9 }
const withAPictureLeft = { nodes: 200, listeners: 60 }

/**
 * After garbage collection the counts match exactly, except a running timer or request; a leak per round would be ten or more.
 * The heap also holds compiled code, which grows with use. Chromium itself retains a page whose lazy pictures were requested
 * while it was left, which a member's walk meets once or twice.
 */
function expectNoGrowth(before: Holdings, after: Holdings, allowed = strict) {
  const found = JSON.stringify({ before, after })
  expect(after.nodes - before.nodes, found).toBeLessThanOrEqual(allowed.nodes)
  expect(after.listeners - before.listeners, found).toBeLessThanOrEqual(allowed.listeners)
  expect(after.documents - before.documents, found).toBeLessThanOrEqual(0)
  expect(after.heapMB - before.heapMB, found).toBeLessThanOrEqual(5)
  expect(after.intervals - before.intervals, found).toBeLessThanOrEqual(1)
  expect(after.timeouts - before.timeouts, found).toBeLessThanOrEqual(2)
  expect(after.observers - before.observers, found).toBeLessThanOrEqual(2)
}

/** Ends on a still page: a carousel's listeners vary from moment to moment. */
const guestRound = [
  '/branches',
  '/branches/seongsu',
  '/programs/art',
  '/membership',
  '/pickup',
  '/my/bookings',
  '/my/children',
  '/',
  '/programs',
  '/notices',
  '/support',
  '/',
  '/snack',
  '/privacy',
  '/',
  '/topup',
  '/login',
  '/',
  '/space',
  '/faq',
]

/** A member's pages, and where rides are booked. */
const memberRound = [
  '/my',
  '/my/bookings',
  '/my/memberships',
  '/my/children',
  '/my/profile',
  '/pickup',
  '/my/bookings',
  '/my/profile',
  '/my/memberships',
  '/pickup',
  '/my',
  '/my/children',
  '/pickup',
  '/my',
  '/my/profile',
  '/my/memberships',
  '/my/bookings',
  '/my/children',
  '/support',
  '/faq',
]

/** Walks a round quickly, opening the map and the branch's request on the way. */
const walk = (page: Page, round: readonly string[], times: number) =>
  page.evaluate(
    async ([paths, rounds]) => {
      const until = async (what: string, isSo: () => unknown) => {
        const start = performance.now()
        while (!isSo()) {
          if (performance.now() - start > 10_000) throw new Error(`${what} did not come`)
          await new Promise((resolve) => requestAnimationFrame(resolve))
        }
      }
      const find = (selector: string) => document.querySelector<HTMLElement>(selector)
      let changes = 0
      for (let time = 0; time < rounds; time += 1)
        for (const path of paths) {
          const former = find('h1')
          const link = `a[href="${path}"]`
          await until(`link to ${path}`, () => find(link))
          find(link)?.click()
          await until(path, () => !former?.isConnected && find('h1'))
          if (window.location.pathname !== path) throw new Error(`${path} is elsewhere`)
          changes += 1
          // Chromium retains pictures requested just before leaving a page; parents stay longer.
          for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame)
          if (path !== '/branches/seongsu') continue
          find('section[aria-label="오시는 길"]')?.scrollIntoView({ behavior: 'instant' })
          await until('map', () => find('canvas'))
          const opener = [...document.querySelectorAll('button')].find(
            ({ textContent }) => textContent?.trim() === '픽업 신청하기',
          )
          opener?.click()
          await until('dialog', () => find('dialog[open] form'))
          find('dialog[open] button[aria-label="닫기"]')?.click()
          await until('end of the dialog', () => !find('dialog[open]'))
        }
      return changes
    },
    [round, times] as const,
  )

// A trace retains nodes, which a retry would count.
test.use({ trace: 'off' })

/** Parts started late: a React root with about a hundred listeners. */
const expectLateParts = (page: Page) =>
  expect(page.locator('[data-below-header]')).toBeAttached({ timeout: 15_000 })

for (const [who, round] of [
  ['a guest', guestRound],
  ['a member', memberRound],
] as const)
  test(`two hundred pages of ${who} leave nothing piled up`, {
    tag: ['@desktop', '@long'],
  }, async ({ page, context }) => {
    test.setTimeout(180_000)
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable')
    await countRunning(page)
    if (round === memberRound) await signIn(page)
    await open(page, '/')
    // The first round loads all code and fills intended caches.
    await walk(page, round, 1)
    await expectLateParts(page)
    const before = await holdings(page, session)
    expect(await walk(page, round, 10)).toBe(200)
    const after = await holdings(page, session)
    test.info().annotations.push({ type: 'held', description: JSON.stringify({ before, after }) })
    expectNoGrowth(before, after, round === memberRound ? withAPictureLeft : strict)
  })

test('ten minutes of carousels leaves nothing piled up', { tag: ['@desktop', '@long'] }, async ({
  page,
  context,
}) => {
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await page.clock.install({ time: new Date('2026-11-20T10:00:00+09:00') })
  await countRunning(page)
  await open(page, '/')
  const hero = page.getByRole('region', { name: '메인 배너' })
  await expect(hero.getByRole('listitem', { includeHidden: true })).toHaveCount(5)
  await page.getByRole('region', { name: '이용 후기' }).scrollIntoViewIfNeeded()
  // Every slide has loaded its picture.
  await page.clock.runFor(60_000)
  await expect(hero.locator('img')).toHaveCount(5)
  await expectLateParts(page)
  const before = await holdings(page, session)
  await page.clock.runFor(10 * 60_000)
  const after = await holdings(page, session)
  test.info().annotations.push({ type: 'held', description: JSON.stringify({ before, after }) })
  expectNoGrowth(before, after)
})
