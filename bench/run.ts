import { type CDPSession, chromium, type Page } from '@playwright/test'
import { build, type PreviewServer, preview } from 'vite'
import { toWireFields } from '../emulators/seed/wire.ts'
import { browserFlags, ensureBrowser } from '../scripts/browser.ts'

/**
 * Measures what a parent waits for, in headless Chromium at 4× CPU slowdown, on the built site: `npm run build && npm run bench`.
 * Times of a busy machine are noise; run it alone, and compare numbers of one run only.
 */

const SLOWDOWN = 4
const PORT = 4390
const PROJECT = 'demo-bench'
const base = `http://127.0.0.1:${PORT}`

interface Row {
  what: string
  times: number[]
  limitMs: number
}

const quantile = (times: number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ??
  Number.NaN

async function fillSnacks(): Promise<void> {
  const documents = `projects/${PROJECT}/databases/(default)/documents`
  const writes = ['snack_menu_basic', 'snack_menu_growth'].flatMap((collection) =>
    Array.from({ length: 200 }, (_, order) => ({
      update: {
        name: `${documents}/${collection}/snack-${order}`,
        fields: toWireFields({
          title: `간식 ${collection.slice(11)} ${order}`,
          price: 1000 + order,
          imageUrl: '/media/snack-milk.webp',
          order,
        }),
      },
    })),
  )
  const response = await fetch(`${base}/v1/${documents}:commit`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner' },
    body: JSON.stringify({ writes }),
  })
  if (!response.ok) throw new Error(await response.text())
}

/** Milliseconds from a click to the end of the frame that shows what it did, measured in the page. */
const tapToPaint = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate(
      (element) =>
        new Promise<number>((resolve) => {
          const started = performance.now()
          if (element instanceof HTMLElement) element.click()
          requestAnimationFrame(() => {
            const channel = new MessageChannel()
            channel.port1.onmessage = () => resolve(performance.now() - started)
            channel.port2.postMessage(undefined)
          })
        }),
    )

/** Milliseconds from a typed text to the end of the frame that shows what was found. */
const typeToPaint = (page: Page, label: string, text: string): Promise<number> =>
  page.getByRole('combobox', { name: label }).evaluate(
    (element, typed) =>
      new Promise<number>((resolve) => {
        const started = performance.now()
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
          element,
          typed,
        )
        element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
        requestAnimationFrame(() => {
          const channel = new MessageChannel()
          channel.port1.onmessage = () => resolve(performance.now() - started)
          channel.port2.postMessage(undefined)
        })
      }),
    text,
  )

async function typingRow(page: Page, slow: CDPSession): Promise<Row> {
  await openSlowly(page, slow, '/pickup')
  await page.getByRole('combobox', { name: '출발지' }).click()
  await page.getByRole('listbox').getByRole('option').first().waitFor()
  const texts = ['ㅅ', 'ㅅㄷ', '성', '성동', '초', '초등', '도담']
  const times: number[] = []
  for (const text of [...texts, ...texts, ...texts])
    times.push(await typeToPaint(page, '출발지', text))
  return { what: 'type in the place search, key to next paint', times, limitMs: 50 }
}

async function repeated(times: number, measure: () => Promise<number>): Promise<number[]> {
  const found: number[] = []
  for (let run = 0; run < times; run += 1) found.push(await measure())
  return found
}

async function openSlowly(page: Page, slow: CDPSession, path: string): Promise<void> {
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.goto(base + path)
  await page.locator('html[data-ready="true"]').waitFor()
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
}

async function searchRows(page: Page): Promise<Row[]> {
  const outcome = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: 'bench/searchSample.ts', formats: ['iife'], name: 'bench', fileName: 'bench' },
    },
  })
  const [first] = Array.isArray(outcome) ? outcome : []
  const [chunk] = first && 'output' in first ? first.output : []
  if (chunk?.type !== 'chunk') throw new Error('The search sample was not built.')
  const results: Record<string, number[]> = await page.evaluate(
    `${chunk.code}; bench.sampleSearches()`,
  )
  return Object.entries(results).map(([what, times]) => ({ what, times, limitMs: 16 }))
}

async function interactionRows(page: Page, slow: CDPSession): Promise<Row[]> {
  await openSlowly(page, slow, '/')
  const plan = await repeated(11, () => tapToPaint(page, 'button[aria-expanded]'))
  await openSlowly(page, slow, '/snack')
  await page.getByRole('button', { name: /담기$/ }).first().waitFor()
  const plus = await repeated(21, () => tapToPaint(page, 'button[aria-label$=" 담기"]'))
  const tab = await repeated(11, () => tapToPaint(page, '[role="tab"][aria-selected="false"]'))
  return [
    { what: 'open a plan card, tap to next paint', times: plan, limitMs: 50 },
    { what: 'plus on a menu of 400 snacks, tap to next paint', times: plus, limitMs: 50 },
    { what: 'switch tab on the snack page, tap to next paint', times: tab, limitMs: 50 },
  ]
}

function print(rows: Row[]): void {
  console.log(`\nmedian and 95th percentile in ms, ${SLOWDOWN}× CPU slowdown\n`)
  for (const { what, times, limitMs } of rows) {
    const [median, high] = [quantile(times, 0.5), quantile(times, 0.95)]
    console.log(
      `${median <= limitMs ? 'ok  ' : 'OVER'} ${median.toFixed(1).padStart(7)} ${high.toFixed(1).padStart(7)}  (≤ ${limitMs})  ${what}, n=${times.length}`,
    )
  }
}

const server: PreviewServer = await preview({ preview: { port: PORT, strictPort: true } })
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags })
try {
  await fillSnacks()
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'ko-KR' })
  await page.addInitScript(
    ([projectId, host]) => {
      window.__FIREBASE_CONFIG__ = {
        apiKey: 'bench',
        authDomain: '',
        projectId,
        appId: '',
        firestoreEmulatorHost: host,
      }
    },
    [PROJECT, `127.0.0.1:${PORT}`],
  )
  const slow = await page.context().newCDPSession(page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const rows = [
    ...(await searchRows(page)),
    ...(await interactionRows(page, slow)),
    await typingRow(page, slow),
  ]
  print(rows)
} finally {
  await browser.close()
  await server.close()
}
