import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { routePattern } from '@/domain/site/paths'
import { describeFault } from '@/platform/faults/faultReport'
import { reportError, reportLooseFaults } from '@/platform/faults/reportError'
import { fc } from '../fastCheck'

const withStack = (message: string, stack: string) =>
  Object.assign(new TypeError(message), { stack })

describe('contents of a report', () => {
  test.each([
    {
      browser: 'Chromium',
      stack: `TypeError: 010-1234-5678
    at load (https://dodam.example/assets/index-a1_b.js:1:234)
    at async Object.read [as then] (https://dodam.example/assets/a.js?v=김하준:10:2)
    at new Cart (http://127.0.0.1:4173/src/stores/cart.ts:3:4)
    at https://dodam.example/assets/b.js:7:8
    at Array.map (<anonymous>)
    at https://dodam.example/pickup?name=김하준:1:2`,
      frames: ['load index-a1_b.js:1:234', 'Object.read a.js:10:2', 'Cart cart.ts:3:4', 'b.js:7:8'],
    },
    {
      browser: 'Firefox and Safari',
      stack:
        'load@https://dodam.example/assets/index-a1.js:1:234\nhttps://dodam.example/assets/b.js:7:8\n@https://dodam.example/assets/c.js:9',
      frames: ['load index-a1.js:1:234', 'b.js:7:8', 'c.js:9'],
    },
  ])('functions, files and lines of $browser', ({ stack, frames }) => {
    const fault = describeFault(withStack('010-1234-5678', stack), '/programs/art')
    expect(fault).toEqual({ kind: 'TypeError', route: '/programs/:id', stack: frames })
  })

  test.each([
    ['text', 'string'],
    [undefined, 'undefined'],
    [{ phone: '010-1234-5678' }, 'object'],
    [Object.assign(new Error(), { name: '김하준 010-1234-5678' }), 'Error'],
    [
      Object.assign(new Error(), { name: 'RepositoryError', kind: 'timeout' }),
      'RepositoryError timeout',
    ],
    [new DOMException('full', 'QuotaExceededError'), 'QuotaExceededError'],
  ])('the kind of %o', (error, kind) => {
    expect(describeFault(error, '/').kind).toBe(kind)
  })

  test('contains no message', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.array(fc.string()), (typed, lines) => {
        const marked = `개인정보-${typed}`
        const message = [
          ...lines,
          marked,
          `    at 010-1234-5678 (https://a.example/김하준.js:1:1)`,
        ].join('\n')
        const text = JSON.stringify(describeFault(new Error(message), `/my/${marked}`))
        expect(text).not.toMatch(/개인정보|5678|김하준/)
      }),
    )
  })
})

test.each([
  ['/', '/'],
  ['/faq/', '/faq'],
  ['//branches/suggest', '/branches/suggest'],
  ['/branches/seongsu', '/branches/:id'],
  ['/programs/010-1234-5678', '/programs/:id'],
  ['/programs/a/b', '*'],
  ['/010-1234-5678', '*'],
  ['', '*'],
])('%s belongs to the route %s', (path, route) => {
  expect(routePattern(path)).toBe(route)
})

describe('reporting', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockReturnValue()
    vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { pathname: '/snack' } }))
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  test('an error reported twice is sent once', async () => {
    const fault = new RangeError('010-1234-5678')
    reportError('표시하지 못했습니다.', fault)
    reportError('표시하지 못했습니다.', fault)
    await vi.waitFor(() => expect(console.warn).toHaveBeenCalledTimes(1))
    expect(console.warn).toHaveBeenCalledWith(
      '표시하지 못했습니다.',
      expect.objectContaining({ kind: 'RangeError', route: '/snack' }),
    )
    expect(JSON.stringify(vi.mocked(console.warn).mock.calls)).not.toContain('5678')
  })

  test('what no boundary catches is sent, the browser’s notice of a late resize is not', async () => {
    reportLooseFaults()
    const happens = (type: string, parts: object) =>
      window.dispatchEvent(Object.assign(new Event(type), parts))
    happens('error', { message: 'ResizeObserver loop completed', error: null })
    happens('error', { error: new RangeError('timer') })
    happens('unhandledrejection', { reason: new SyntaxError('promise') })
    await vi.waitFor(() => expect(console.warn).toHaveBeenCalledTimes(2))
    expect(vi.mocked(console.warn).mock.calls.map(([, { kind }]) => kind)).toEqual([
      'RangeError',
      'SyntaxError',
    ])
  })
})
