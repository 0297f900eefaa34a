import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { goTo } from '../support/goTo'
import { laterInScript, laterInSheet } from '../support/laterThanLeast'
import { PARENT_PHONE, STAFF_PHONE, signIn } from '../support/signIn'
import { expect, open, test } from '../support/test'

/** Long ones walk the pages of members and the agit, whose scripts the first tests read too. */

const published = readdirSync('dist', { recursive: true, encoding: 'utf8' }).map((file) =>
  join('dist', file),
)
const textOf = (file: string) => readFileSync(file, 'utf8')
const ofKind = (ending: string) => published.filter((file) => file.endsWith(ending))

const inside = (html: string, element: string) =>
  [...html.matchAll(new RegExp(`<${element}([^>]*)>(.*?)</${element}>`, 'gs'))]
    .filter(([, attributes = '']) => !/\bsrc=|json/.test(attributes))
    .map(([, , text = '']) => text)

/** The listening SDK brings an engine of its own for patterns, which reads these letters; no browser's does. */
const isOfPatternEngine = (fault: string) =>
  /\/listeningSdk-[\w-]+\.js: looks behind: \(\?<[=!]$/.test(fault)

test.describe('what is published asks for no more than the least browsers have', () => {
  test('scripts @phone', () => {
    expect(ofKind('.js').length).toBeGreaterThan(100)
    const faults = ofKind('.js').flatMap((file) =>
      laterInScript(textOf(file), file.endsWith('/sw.js') ? 'script' : 'module').map(
        (fault) => `${file}: ${fault}`,
      ),
    )
    expect(faults.filter((fault) => !isOfPatternEngine(fault))).toEqual([])
  })

  test('pages with the scripts and styles in them @phone', () => {
    expect(ofKind('.html').length).toBeGreaterThan(50)
    const faults = ofKind('.html').flatMap((file) => [
      ...inside(textOf(file), 'script').flatMap((code) => laterInScript(code, 'script')),
      ...inside(textOf(file), 'style').flatMap(laterInSheet),
      ...(/(?:media|sizes)="[^"]*[<>]/.test(textOf(file)) ? [`${file}: a range`] : []),
    ])
    expect(faults).toEqual([])
  })

  test('styles @phone', () => {
    expect(ofKind('.css').length).toBeGreaterThan(50)
    const faults = ofKind('.css').flatMap((file) =>
      laterInSheet(textOf(file)).map((fault) => `${file}: ${fault}`),
    )
    expect(faults).toEqual([])
  })
})

test('the checks find what is later @phone', () => {
  const later = [
    'const a = /(?<=b)c/',
    'new RegExp("(?<!b)c")',
    'class A { static { run() } }',
    'list.toSorted()',
    'URL.canParse(address)',
    'AbortSignal.any([one])',
    'requestIdleCallback(run)',
    'Object.groupBy(list, by)',
  ]
  expect(later.filter((code) => laterInScript(code, 'module').length === 0)).toEqual([])
  expect(() => laterInScript('const a = /[a--b]/v', 'module')).toThrow()
  const sheets = [
    '@media (width>=900px){a{b:c}}',
    '@media not (min-width:600px){a{b:c}}',
    '@media (min-width:600px) and (not (min-width:900px)){a{b:c}}',
    'a{min-height:100dvh}',
    'a,b:has(c){d:e}',
    'a{rotate:1turn}',
    'a:before{content:"b" / ""}',
  ]
  expect(sheets.filter((css) => laterInSheet(css).length === 0)).toEqual([])
  expect(laterInSheet('@supports (height:1dvh){:root{--a:100dvh}}b{c:d}')).toEqual([])
})

/** Takes from the page what the least browsers do not have. */
const forget = (page: Page) =>
  page.addInitScript(() => {
    const take = (owner: object | undefined, ...names: string[]) => {
      for (const name of names) if (owner) Reflect.deleteProperty(owner, name)
    }
    take(Array.prototype, 'toSorted', 'toReversed', 'toSpliced', 'with')
    take(Array, 'fromAsync')
    take(String.prototype, 'isWellFormed', 'toWellFormed')
    take(Object, 'groupBy')
    take(Map, 'groupBy')
    take(Map.prototype, 'getOrInsert', 'getOrInsertComputed')
    take(Set.prototype, 'union', 'intersection', 'difference', 'symmetricDifference')
    take(Set.prototype, 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom')
    take(Promise, 'withResolvers', 'try')
    take(URL, 'canParse', 'parse')
    take(AbortSignal, 'any', 'timeout')
    take(AbortSignal.prototype, 'throwIfAborted')
    take(Element.prototype, 'checkVisibility', 'setHTMLUnsafe')
    take(HTMLElement.prototype, 'showPopover', 'hidePopover', 'togglePopover', 'inert')
    take(HTMLFormElement.prototype, 'requestSubmit')
    take(HTMLInputElement.prototype, 'showPicker')
    take(Document.prototype, 'startViewTransition')
    take(Navigator.prototype, 'wakeLock', 'userActivation', 'connection')
    take(window, 'requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'navigation')
    take(window, 'Iterator', 'Temporal', 'trustedTypes', 'CompressionStream')
  })

const walks = [
  {
    who: 'a guest',
    device: '@phone',
    paths: [
      ...['/', '/branches?view=map', '/branches/seongsu', '/membership', '/pickup', '/snack'],
      ...['/programs/art', '/topup', '/notices', '/login', '/my/bookings'],
    ],
  },
  {
    who: 'a parent',
    device: '@phone @long',
    phone: PARENT_PHONE,
    paths: ['/my/bookings', '/care', '/my/memberships', '/my/notes', '/my/children', '/my/places'],
  },
  {
    who: 'the agit',
    device: '@phone @long',
    phone: STAFF_PHONE,
    paths: ['/staff', '/staff/care', '/staff/orders', '/staff/content', '/staff/programs'],
  },
]

for (const { who, device, phone, paths } of walks)
  test(`the pages of ${who} work without what is later ${device}`, async ({ page }) => {
    await forget(page)
    if (phone) await signIn(page, phone, paths[0])
    await open(page, paths[0] ?? '')
    for (const path of paths)
      await test.step(path, async () => {
        if (path !== paths[0]) await goTo(page, path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByText('이 부분을 표시하지 못했어요.')).toHaveCount(0)
      })
  })
