import { describe, expect, test } from 'vitest'
import { safeUrl } from '@/domain/site/safeUrl'
import { fc } from '../../fastCheck'
import { foreignUrl, goodUrl, hostileText } from '../../hostile/hostileValues'
import { isSafeAddress } from '../../hostile/safeAddress'

describe('the allow-list of addresses', () => {
  test('accepts nothing by which a browser would go elsewhere or run code', () => {
    const address = fc.oneof(
      foreignUrl,
      hostileText,
      fc.tuple(foreignUrl, hostileText).map(([url, text]) => url + text),
      fc.tuple(hostileText, foreignUrl).map(([text, url]) => text.slice(0, 3) + url),
      fc.tuple(goodUrl, foreignUrl).map(([good, url]) => good.slice(0, 1) + url),
      fc.string({
        unit: fc.constantFrom('/', '\\', '.', '\t', '%2f', '%5c', ':', '@', 'a', '?', '#'),
      }),
    )
    fc.assert(
      fc.property(address, (text) => {
        const url = safeUrl(text)
        if (url !== undefined) expect(isSafeAddress(url), url).toBe(true)
      }),
      { numRuns: 6000 },
    )
  })

  test('refuses every foreign address and keeps every good one', () => {
    fc.assert(
      fc.property(foreignUrl, goodUrl, (foreign, good) => {
        const passed = safeUrl(foreign)
        // A scheme cut by the noise may leave a harmless path of the site.
        if (passed !== undefined) expect(isSafeAddress(passed), passed).toBe(true)
        expect(safeUrl(good)).toBe(good)
      }),
      { numRuns: 2000 },
    )
  })
})
