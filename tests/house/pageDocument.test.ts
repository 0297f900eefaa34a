import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { type PageDocument, pageDocument } from '../../scripts/prerender/pageDocument'
import { securityText } from '../../scripts/securityText'
import { marks } from '../../scripts/shellTexts'

const template = readFileSync('index.html', 'utf8')
const preload = '<link rel="preload" as="image"/>'

const page: PageDocument = {
  path: '/space',
  html: '<main>$& 공간</main>',
  preloads: preload,
  head: { title: '공간', description: '아지트를 둘러보세요.' },
  files: {
    entry: '/assets/index.js',
    react: '/assets/react.js',
    modules: ['/assets/shell.js'],
    styles: ['/assets/all.css'],
    pageStyles: [],
  },
  styleText: (address) => `/* ${address} */`,
  siteUrl: 'https://example.org',
  release: 'abc1234',
  structuredData: [],
  priceChanges: [],
  start: 'immediate',
}

test('a page replaces the marks of index.html', () => {
  const text = pageDocument(template, page)
  for (const mark of Object.values(marks)) expect(text).not.toContain(mark)
  expect(text).toContain('<div id="root"><main>$& 공간</main></div>')
  expect(text).toContain('<style>/* /assets/all.css */</style>')
  expect(text).toContain('<meta name="release" content="abc1234">')
  expect(text.indexOf(preload)).toBeLessThan(text.indexOf('<style>'))
})

test('scripts load after a large picture, at once without one', () => {
  const entry = (preloads: string) =>
    /<script[^>]*index\.js[^>]*>/.exec(pageDocument(template, { ...page, preloads }))?.[0]
  expect(entry(preload)).toContain('fetchpriority="low"')
  expect(entry('')).not.toContain('fetchpriority')
})

test('a late page names its files for the inline script, a picture page after its first paint', () => {
  const named = (start: PageDocument['start']) =>
    /<meta name="site-script"[^>]*>/.exec(pageDocument(template, { ...page, start }))?.[0]
  const files = 'content="/assets/react.js /assets/index.js /assets/shell.js"'
  expect(named('afterLoad')).toBe(`<meta name="site-script" ${files}>`)
  expect(named('afterPaint')).toBe(`<meta name="site-script" data-after="paint" ${files}>`)
  expect(named('immediate')).toBeUndefined()
  expect(template).toContain(`querySelector('meta[data-after="paint"]')`)
})

test('a page with a change of prices names its moments before the inline script', () => {
  const text = pageDocument(template, { ...page, priceChanges: [1797260400000, 1797692400000] })
  const tag = '<meta name="price-changes" content="1797260400000 1797692400000">'
  expect(text.indexOf(tag)).toBeGreaterThan(0)
  expect(text.indexOf(tag)).toBeLessThan(text.indexOf('\'meta[name="price-changes"]\''))
  expect(pageDocument(template, page)).not.toContain('<meta name="price-changes"')
})

test.each([
  ['2026-12-14T23:59:59', '0'],
  ['2026-12-15T00:00:00', '1'],
  ['2026-12-20T00:00:00', '2'],
])('at %s the inline script says that phase %s holds', (time, phase) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${time}+09:00`) })
  const script = /<script>([\s\S]*?)<\/script>/.exec(template)?.[1] ?? ''
  const block = script.slice(script.indexOf('{'), script.indexOf('window.earlyPresses'))
  const dataset: Record<string, unknown> = {}
  const content = ['2026-12-15', '2026-12-20'].map((day) => Date.parse(`${day}T00:00:00+09:00`))
  const fake = {
    documentElement: { dataset },
    querySelector: () => ({ content: content.join(' ') }),
  }
  new Function('document', 'localStorage', block)(fake, { getItem: () => null })
  expect(String(dataset.pricePhase)).toBe(phase)
})

test('an index.html without a mark is refused', () => {
  expect(() => pageDocument(template.replace(marks.head, ''), page)).toThrow(marks.head)
})

test.each([
  ['/pickup/date', 'og-pickup.jpg'],
  ['/branches/seongsu', 'og-branch.jpg'],
  ['/supported', 'og.jpg'],
  ['/', 'og.jpg'],
])('a link to %s is shown with %s, its size and words', (path, file) => {
  const text = pageDocument(template, { ...page, path })
  expect(text).toContain(`<meta property="og:image" content="https://example.org/media/${file}">`)
  expect(text).toContain('<meta name="twitter:card" content="summary_large_image">')
  expect(text).toMatch(/<meta property="og:image:alt" content="[^"]{10,}">/)
  // A JPEG's frame header: 630 high, 1200 wide.
  const frame = Buffer.from([0x02, 0x76, 0x04, 0xb0])
  expect(readFileSync(`public/media/${file}`).includes(frame)).toBe(true)
  expect(text).toContain('content="1200"')
  expect(text).toContain('content="630"')
})

test('security.txt names whom to write to, and when it ends', () => {
  const text = securityText('a@b.example', 'https://example.org', new Date('2026-11-26T00:00:00Z'))
  expect(text).toBe(
    'Contact: mailto:a@b.example\nExpires: 2027-11-26T00:00:00.000Z\nPreferred-Languages: ko, en\nCanonical: https://example.org/.well-known/security.txt\n',
  )
})

test('the policy allows the script in the page by its hash', () => {
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(template) ?? []
  const hash = createHash('sha256').update(script).digest('base64')
  expect(readFileSync('firebase.json', 'utf8')).toContain(`'sha256-${hash}'`)
})
