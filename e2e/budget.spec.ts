import { brotliCompressSync } from 'node:zlib'
import { expect, open, test } from './test'

const KIB = 1024
/** JavaScript of a first visit to the home page, Firestore included. */
const HOME_SCRIPT_BUDGET = 140 * KIB

test('a first visit to the home page stays within its JavaScript budget', async ({ page }) => {
  const scripts = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    if (/\/assets\/.*\.js$/.test(response.url())) scripts.set(response.url(), response.body())
  })
  const firestoreAnswer = page.waitForResponse(/:runQuery/)
  await open(page, '/')
  await firestoreAnswer
  const sizes = await Promise.all(
    [...scripts.values()].map(async (body) => brotliCompressSync(await body).byteLength),
  )
  const total = sizes.reduce((sum, size) => sum + size, 0)
  console.info(
    `home page: ${Math.round(total / KIB)} KiB of JavaScript in ${sizes.length} files (brotli)`,
  )
  expect(total).toBeLessThanOrEqual(HOME_SCRIPT_BUDGET)
})
