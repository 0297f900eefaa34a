import type { Page } from '@playwright/test'
import { fc } from '../../tests/fastCheck'
import { hostileHtml } from '../../tests/hostile/hostileHtml'
import { autoAcceptDialogs } from '../support/autoAcceptDialogs'
import { pushAddress } from '../support/goTo'
import { expect, open, test } from '../support/test'

const typedAddresses = [
  '/branches/%E0%A4%A',
  '/branches/__proto__?tab=<script>alert(1)</script>',
  '/programs/constructor?id=__proto__',
  '/%00',
  `/${'a'.repeat(4000)}`,
  '//evil.example/%2e%2e',
  '/topup?amount=1e309#<img src=x onerror=alert(1)>',
]

/** Navigated to within the page: faster, and without a length limit. */
const visitedAddresses = [
  '/__proto__',
  '/branches/toString',
  '/branches/seongsu?tab=javascript:alert(1)#%',
  `/branches?q=${'%EA%B0%80'.repeat(11_000)}`,
  '/programs?age=1e309&weekday=8&free=2&region=__proto__',
  `/programs?q=${'a+b+'.repeat(25_000)}`,
  `/notices?id=${'x'.repeat(100_000)}`,
  '/pickup/apply?branch=__proto__',
  '/membership/__proto__',
  '/space?next=//evil.example',
  '/login?redirect=javascript:alert(1)',
  '/faq#__proto__',
]

const shown = (page: Page) => page.getByRole('heading', { level: 1 }).first()

test.describe('any typed address', () => {
  // The browser logs errors while it parses attacks in the inert document for cleaning.
  test.use({ allowedErrors: [/Content Security Policy/] })

  test('shows a page or the error screen and never leaves the site @phone', async ({ page }) => {
    const alerts = autoAcceptDialogs(page)
    const origin = new URL((await page.request.get('/')).url()).host
    const foreign: string[] = []
    page.on('framenavigated', (frame) => {
      if (new URL(frame.url()).host !== origin) foreign.push(frame.url())
    })
    for (const address of typedAddresses) {
      await test.step(address, async () => {
        await open(page, `http://${origin}${address}`)
        await expect(shown(page)).toBeVisible()
      })
    }
    for (const address of visitedAddresses) {
      await test.step(address.slice(0, 60), async () => {
        await pushAddress(page, address)
        await expect(page.locator('h1')).not.toHaveCount(0)
      })
    }
    expect(alerts).toEqual([])
    expect(foreign).toEqual([])
  })

  test('pasted texts stay as they are, and a product text comes out clean @phone @long', async ({
    page,
  }) => {
    const alerts = autoAcceptDialogs(page)
    await open(page, '/branches')
    const pasted = `${'(가ㄱ'.repeat(30_000)}가`
    await page.getByRole('searchbox', { name: '지점 검색' }).fill(pasted)
    await expect(page.getByText('조건에 맞는 지점이 없어요.').first()).toBeVisible()

    await open(page, '/pickup/apply')
    const texts = {
      '신청자 이름': '\u202e<b>김</b>\u0000👨‍👩‍👧',
      연락처: 'javascript:alert(1)',
      '픽업 주소': `${'😀'.repeat(20_000)}`,
      '도착 주소': ' 짧다 ',
      '요청 사항': '=cmd|calc\n<script>alert(1)</script>',
    }
    for (const [name, text] of Object.entries(texts)) {
      const field = page.getByRole('textbox', { name, exact: true })
      await field.fill(text)
      await field.blur()
    }
    await expect(
      page.getByText('연락처 형식이 올바르지 않습니다. (예: 010-1234-5678)'),
    ).toBeVisible()
    await expect(page.getByText('주소는 5자 이상 입력해 주세요.')).toBeVisible()
    for (const [name, text] of Object.entries(texts))
      await expect(page.getByRole('textbox', { name, exact: true })).toHaveValue(text)

    await open(page, '/snack?tab=special')
    await expect(page.getByRole('region', { name: '상품 설명' })).toBeVisible()
    const left = await page.evaluate(
      async (htmls) => {
        const cleaner = performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .find((name) => name.includes('sanitizeProductHtml'))
        const { sanitizeProductHtml } = await import(cleaner ?? '')
        const isSafe = (element: Element) =>
          !/^(?:SCRIPT|STYLE|IFRAME|OBJECT|EMBED|FORM|INPUT|SVG|MATH|BASE|META|LINK|TEMPLATE)$/i.test(
            element.tagName,
          ) &&
          element
            .getAttributeNames()
            .every((name) => !/^on|^style$|^id$|^name$|srcset/.test(name)) &&
          /^(?:https:|tel:|\/(?![/\\])|$)/i.test(element.getAttribute('href') ?? '') &&
          /^(?:\/media\/|$)/.test(element.getAttribute('src') ?? '')
        return htmls.filter((html) => {
          const clean: string = sanitizeProductHtml(`${html}`)
          const { body } = new DOMParser().parseFromString(clean, 'text/html')
          return ![...body.querySelectorAll('*')].every(isSafe)
        })
      },
      fc.sample(hostileHtml, { numRuns: 600 }),
    )
    expect(left).toEqual([])
    expect(alerts).toEqual([])
  })
})
