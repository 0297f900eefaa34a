import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { keepDeviceFont } from '../support/siteFont'
import { expect, open, test } from '../support/test'

// With the motion that most parents see.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Limits in KiB and answers, counted to rest. The goals, 175 KiB of script on the home page and 185 on others, count to quiet. */
const budgets = [
  // With the picture of the second slide, which a slow machine reaches.
  { path: '/', scriptKiB: 175, totalKiB: 260, requests: 24 },
  { path: '/pickup', scriptKiB: 185, totalKiB: 250, requests: 40 },
  { path: '/pickup/apply', scriptKiB: 185, totalKiB: 250, requests: 40 },
  { path: '/programs/art', scriptKiB: 200, totalKiB: 260, requests: 40 },
  { path: '/branches', scriptKiB: 185, totalKiB: 330, requests: 40 },
  { path: '/membership', scriptKiB: 185, totalKiB: 250, requests: 40 },
  { path: '/snack', scriptKiB: 186, totalKiB: 420, requests: 58 },
] as const

const isCounted = (response: Response) =>
  !/favicon|apple-touch-icon|manifest\.webmanifest|sw\.js|\/fonts\//.test(response.url()) &&
  response.request().headers()['sec-purpose'] === undefined

/** All responses until the page rests, including late ones. */
async function visit(page: Page, path: string): Promise<Response[]> {
  const answers: Response[] = []
  await keepDeviceFont(page)
  page.on('response', (answer) => {
    if (isCounted(answer)) answers.push(answer)
  })
  const late = page.waitForResponse(/startDeferred-/)
  await open(page, path)
  await late
  if (path === '/') {
    const shown = page.getByRole('region', { name: '메인 배너' }).locator('li:not([inert]) img')
    await expect(shown).toHaveJSProperty('complete', true)
  }
  return [...answers]
}

const fileOf = (answer: Response) => new URL(answer.url()).pathname.slice(1)

function filesOfMembersAndStaff(): Set<string> {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync('dist/.vite/manifest.json', 'utf8'),
  )
  const keys = Object.keys(manifest).filter((key) =>
    /^src\/(?:pages\/staff|services)\/|^_(?:staff|auth)/.test(key),
  )
  return new Set(keys.map((key) => manifest[key]?.file ?? ''))
}

const isAuthRequest = (answer: Response) => /identitytoolkit|securetoken/.test(answer.url())

const isText = (type: string) => /javascript|html|css|json|svg/.test(type)

async function sizeOf(answer: Response): Promise<{ bytes: number; isScript: boolean }> {
  const body = await answer.body()
  const type = answer.headers()['content-type'] ?? ''
  const bytes = isText(type) ? brotliCompressSync(body).length : body.length
  return { bytes, isScript: type.includes('javascript') }
}

const sumKiB = (sizes: readonly { bytes: number }[]) =>
  sizes.reduce((sum, { bytes }) => sum + bytes, 0) / 1024

test.use({ deviceScaleFactor: 1.75, viewport: { width: 412, height: 823 } })

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
