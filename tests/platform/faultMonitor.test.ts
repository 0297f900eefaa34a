import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { openFaultMonitor, scrubbedEvent } from '@/platform/faults/faultMonitor'
import { publishedPolicy } from '../../emulators/publishedPolicy.ts'

const DSN = 'https://key@o1.ingest.sentry.io/2'
const fault = {
  what: '화면의 한 부분을 표시하지 못했습니다.',
  kind: 'TypeError',
  route: '/programs/:id',
  stack: ['load index-a1.js:1:234', 'b.js:7:8'],
}

afterEach(() => vi.unstubAllGlobals())

test('a report has the error, its frames and the route, nothing else of the page', async () => {
  const fetch = vi.fn(async (..._: Parameters<typeof globalThis.fetch>) => new Response('{}'))
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('document', { querySelector: () => ({ content: 'abc1234' }) })
  openFaultMonitor(DSN)(fault)
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce())
  const [address, request] = fetch.mock.calls[0] ?? []
  expect(String(address)).toMatch(/^https:\/\/o1\.ingest\.sentry\.io\/api\/2\/envelope\//)
  const event = JSON.parse(String(request?.body).split('\n')[2] ?? '')
  expect(event.sdk.settings).toEqual({ infer_ip: 'never' })
  expect(Object.keys(event).sort()).toEqual(
    [
      'event_id',
      'exception',
      'fingerprint',
      'level',
      'platform',
      'release',
      'sdk',
      'tags',
      'timestamp',
    ].sort(),
  )
  expect(event.tags).toEqual({ route: '/programs/:id' })
  expect(event.release).toBe('abc1234')
  expect(event.exception.values).toEqual([
    expect.objectContaining({
      type: 'TypeError',
      value: fault.what,
      stacktrace: {
        frames: [
          expect.objectContaining({ filename: 'b.js', function: '?', lineno: 7, colno: 8 }),
          {
            filename: 'index-a1.js',
            abs_path: 'app:///index-a1.js',
            function: 'load',
            in_app: true,
            lineno: 1,
            colno: 234,
          },
        ],
      },
    }),
  ])
})

test('an event’s personal data is removed', () => {
  const scrubbed = scrubbedEvent({
    ...{ message: '김하준 010-1234-5678', user: { id: 'parent-1', ip_address: '1.2.3.4' } },
    ...{ request: { url: 'https://dodam.example/pickup?name=김하준', headers: { Cookie: 'a' } } },
    ...{ breadcrumbs: [{ message: '김하준' }], contexts: { app: { app_name: '김하준' } } },
    ...{ extra: { form: '김하준' }, tags: { route: '/pickup', child: '김하준' } },
  })
  expect(JSON.stringify(scrubbed)).not.toMatch(/김하준|5678|1\.2\.3\.4|parent-1/)
  expect(scrubbed.tags).toEqual({ route: '/pickup' })
})

test('the published policy names the hosts of the settings, and no other text moves', () => {
  const policy =
    "default-src 'self'; connect-src 'self' https://firestore.googleapis.com; frame-src 'self'"
  const asking = (VITE_SENTRY_DSN: string) => publishedPolicy(policy, { VITE_SENTRY_DSN })
  expect(asking(DSN)).toBe(
    "default-src 'self'; connect-src https://o1.ingest.sentry.io 'self' https://firestore.googleapis.com; frame-src 'self'",
  )
  for (const none of ['', 'nothing', 'http://key@plain.example/1', 'javascript:alert(1)'])
    expect(asking(none)).toBe(policy)
  expect(
    publishedPolicy(policy, {
      VITE_FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
      VITE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    }),
  ).toBe(
    "default-src 'self'; connect-src http://127.0.0.1:8080 http://127.0.0.1:9099 'self' https://firestore.googleapis.com; frame-src http://127.0.0.1:8080 http://127.0.0.1:9099 'self'",
  )
})

test.each([
  [{}, false],
  [{ VITE_APP_CHECK_KEY: '' }, false],
  [{ VITE_APP_CHECK_KEY: 'key' }, true],
  // Auth asks reCAPTCHA before it sends a code to a phone.
  [{ VITE_FIREBASE_API_KEY: 'key' }, true],
  [{ VITE_FIREBASE_API_KEY: 'key', VITE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }, false],
])('the policy of a build with %j names reCAPTCHA: %s', (env, isNamed) => {
  const named = [
    ...publishedPolicy(readFileSync('firebase.json', 'utf8'), env).matchAll(/(\S+-src)[^;"]*/g),
  ]
    .filter(([directive]) => directive.includes('recaptcha'))
    .map(([, name]) => name)
  expect(named).toEqual(isNamed ? ['script-src', 'frame-src'] : [])
})
