import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { watchRequests } from '../support/atRest'
import { now } from '../support/clock'
import { expect, open, test } from '../support/test'

// With the motion that most parents see.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Limits in KiB and answers, counted to rest, without pictures that come later. The goals in docs/performance.md count to quiet. */
const budgets = [
  { path: '/', scriptKiB: 155, totalKiB: 234, requests: 22 },
  { path: '/pickup', scriptKiB: 202, totalKiB: 228, requests: 48 },
  { path: '/pickup/apply', scriptKiB: 175, totalKiB: 188, requests: 31 },
  { path: '/programs/art', scriptKiB: 186, totalKiB: 228, requests: 44 },
  { path: '/branches', scriptKiB: 171, totalKiB: 298, requests: 34 },
  { path: '/membership', scriptKiB: 154, totalKiB: 187, requests: 24 },
  { path: '/snack', scriptKiB: 171, totalKiB: 402, requests: 60 },
] as const

const isCounted = (response: Response) =>
  !/favicon|apple-touch-icon|manifest\.webmanifest|sw\.js|\/fonts\//.test(response.url()) &&
  response.request().headers()['sec-purpose'] === undefined

/** By then all late code has started. */
const LATE_MS = 10_000
const STEP_MS = 500

/** Chromium fetches pictures that are no farther below the window. */
const AHEAD_PX = 2500

/** Addresses of pictures that come with time or with the height of a font: of the banner's later slides, and far below. */
async function laterPictures(page: Page): Promise<readonly string[]> {
  const pictures = await page.locator('img').evaluateAll(
    (images, aheadPx) =>
      images.map((image) => ({
        url: image instanceof HTMLImageElement ? image.currentSrc : '',
        isLater:
          image.closest('[aria-label="메인 배너"] li:not(:first-child)') !== null ||
          image.getBoundingClientRect().top > window.innerHeight + aheadPx,
      })),
    AHEAD_PX,
  )
  const first = new Set(pictures.filter(({ isLater }) => !isLater).map(({ url }) => url))
  return pictures.map(({ url }) => url).filter((url) => !first.has(url))
}

/** All responses until the page rests, including late ones. */
async function visit(page: Page, path: string): Promise<Response[]> {
  const answers: Response[] = []
  const rest = watchRequests(page)
  page.on('response', (answer) => {
    if (isCounted(answer)) answers.push(answer)
  })
  const late = page.waitForResponse(/startDeferred-/)
  await page.clock.install({ time: now() })
  await open(page, path)
  // In one leap reads under way would be given up, and code for faults loaded.
  for (let passed = 0; passed < LATE_MS; passed += STEP_MS) {
    await rest()
    await page.clock.runFor(STEP_MS)
  }
  await late
  await rest()
  const later = await laterPictures(page)
  return answers.filter((answer) => !later.includes(answer.url()))
}

const fileOf = (answer: Response) => new URL(answer.url()).pathname.slice(1)

const readManifest = (): Record<string, { file: string }> =>
  JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'))

function filesOfMembersAndStaff(): Set<string> {
  const manifest = readManifest()
  const keys = Object.keys(manifest).filter((key) =>
    /^src\/(?:pages\/staff|services|repository\/firestore\/listening)|^_(?:staff|auth)/.test(key),
  )
  return new Set(keys.map((key) => manifest[key]?.file ?? ''))
}

const isAuthRequest = (answer: Response) => /identitytoolkit|securetoken/.test(answer.url())

const isText = (type: string) => /javascript|html|css|json|svg/.test(type)

/** Of a file that several pages ask for, once. */
const compressed = new Map<string, number>()

async function sizeOf(answer: Response): Promise<{ bytes: number; isScript: boolean }> {
  const type = answer.headers()['content-type'] ?? ''
  const isScript = type.includes('javascript')
  const known = isScript ? compressed.get(answer.url()) : undefined
  if (known !== undefined) return { bytes: known, isScript }
  const body = await answer.body()
  const bytes = isText(type) ? brotliCompressSync(body).length : body.length
  if (isScript) compressed.set(answer.url(), bytes)
  return { bytes, isScript }
}

const sumKiB = (sizes: readonly { bytes: number }[]) =>
  sizes.reduce((sum, { bytes }) => sum + bytes, 0) / 1024

// In one process, which compresses each script once.
test.describe.configure({ mode: 'default' })
test.use({ deviceScaleFactor: 1.75, viewport: { width: 412, height: 823 } })

/** KiB: what listens comes after the paint of a member's page. */
const LISTENING_KIB = 110_000 / 1024

test('what listens to Firestore stays within its budget @desktop', () => {
  const manifest = readManifest()
  const { file = '' } = manifest['src/repository/firestore/listeningSdk.ts'] ?? {}
  const bytes = brotliCompressSync(readFileSync(`dist/${file}`)).length
  expect(sumKiB([{ bytes }])).toBeLessThanOrEqual(LISTENING_KIB)
})

for (const { path, scriptKiB, totalKiB, requests } of budgets) {
  test(`@phone the first visit of ${path} stays within its budget`, async ({ page }) => {
    const answers = await visit(page, path)
    const sizes = await Promise.all(answers.map(sizeOf))
    const list = answers.map((answer) => answer.url()).join('\n')
    expect.soft(sumKiB(sizes.filter(({ isScript }) => isScript))).toBeLessThanOrEqual(scriptKiB)
    expect.soft(sumKiB(sizes), list).toBeLessThanOrEqual(totalKiB)
    expect.soft(answers.length, list).toBeLessThanOrEqual(requests)
    const foreign = filesOfMembersAndStaff()
    expect(foreign.size).toBeGreaterThan(5)
    expect(
      answers.filter((answer) => foreign.has(fileOf(answer)) || isAuthRequest(answer)),
    ).toEqual([])
  })
}
