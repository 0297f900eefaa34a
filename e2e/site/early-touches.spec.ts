import type { Page } from '@playwright/test'
import { expect, open, test } from '../support/test'

interface Touch {
  path: string
  name: string
  /** The element, by selector and its own or its label's text. */
  selector: string
  text?: string
  /** Without it the element is pressed. */
  value?: string
  isKnown: (page: Page) => Promise<void>
}

const touches: readonly Touch[] = [
  {
    path: '/topup',
    name: 'a radio',
    selector: 'input[value="300000"]',
    async isKnown(page) {
      await expect(page).toHaveURL('/topup?amount=300000')
      await expect(page.getByRole('radio', { name: '300,000원' })).toBeChecked()
    },
  },
  {
    // Rerendered after hydration: prerendered HTML has no query.
    path: '/topup?amount=50000',
    name: 'a radio',
    selector: 'input[value="300000"]',
    isKnown: (page) => expect(page.getByRole('radio', { name: '300,000원' })).toBeChecked(),
  },
  {
    path: '/topup',
    name: 'a button',
    selector: 'main button',
    text: '장바구니 담기',
    isKnown: (page) => expect(page.getByText('장바구니 1건, 총 100,000원')).toBeVisible(),
  },
  {
    path: '/programs',
    name: 'a checkbox',
    selector: 'main input[type="checkbox"]',
    async isKnown(page) {
      await expect(page).toHaveURL(/free=/)
      await expect(page.getByRole('checkbox', { name: '무료만 보기' })).toBeChecked()
    },
  },
  {
    path: '/programs',
    name: 'a select',
    selector: 'main select',
    value: '5',
    async isKnown(page) {
      await expect(page).toHaveURL(/age=5/)
      await expect(page.getByRole('combobox', { name: '나이' })).toHaveValue('5')
    },
  },
  {
    path: '/faq',
    name: 'a text',
    selector: 'input[type="search"]',
    value: '환불',
    async isKnown(page) {
      await expect(page.getByRole('searchbox')).toHaveValue('환불')
      await expect(page.locator('details', { hasText: '회원가입에는' })).toHaveCount(0)
    },
  },
  {
    path: '/',
    name: 'a disclosure',
    selector: 'summary',
    text: '라이트',
    async isKnown(page) {
      const card = (name: string) => page.getByRole('button', { name })
      await expect(card('라이트')).toHaveAttribute('aria-expanded', 'true')
      await expect(card('레귤러')).toHaveAttribute('aria-expanded', 'false')
    },
  },
  {
    path: '/membership',
    name: 'a select',
    selector: 'main select',
    value: '4h-45000',
    async isKnown(page) {
      await page.getByRole('button', { name: '라이트 장바구니 담기' }).click()
      await expect(page.getByRole('main')).toContainText('45,000원')
      await expect(page.getByRole('combobox', { name: '라이트 옵션' })).toHaveValue('4h-45000')
    },
  },
  {
    path: '/membership',
    name: 'a question',
    selector: 'main summary',
    text: '환불은',
    isKnown: (page) =>
      expect(page.locator('details', { hasText: '환불은' })).toHaveAttribute('open'),
  },
  {
    path: '/signup',
    name: 'a text',
    selector: 'input[name="phone"]',
    value: '010-2345-6789',
    async isKnown(page) {
      await page.getByRole('button', { name: '인증번호 받기' }).click()
      await expect(page.getByRole('textbox', { name: '인증번호' })).toBeVisible()
    },
  },
  {
    path: '/pickup',
    name: 'the button of a dialog',
    selector: 'main button',
    text: '출발지 지도에서 선택',
    isKnown: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  {
    path: '/pickup',
    name: 'a long text',
    selector: 'main textarea',
    value: '후문에서 만나요',
    async isKnown(page) {
      await page.getByRole('combobox', { name: '자녀' }).selectOption('child-1')
      await expect(page.getByRole('textbox', { name: '메모' })).toHaveValue('후문에서 만나요')
    },
  },
]

/** Touches from within the page, at a time after its HTML, without a wait in between. */
function touchAfter(page: Page, { selector, text = '', value = '' }: Touch, delayMs: number) {
  return page.addInitScript(
    ([wanted, words, entered, delay]) => {
      const touch = () => {
        const element = [...document.querySelectorAll<HTMLElement>(wanted)].find((one) =>
          `${one.ariaLabel}${one.textContent}`.includes(words),
        )
        if (!element) return
        document.documentElement.dataset.touched = 'true'
        if (entered === '') return element.click()
        const owner = Object.getPrototypeOf(element)
        Object.getOwnPropertyDescriptor(owner, 'value')?.set?.call(element, entered)
        for (const type of ['input', 'change'])
          element.dispatchEvent(new Event(type, { bubbles: true }))
      }
      document.addEventListener('DOMContentLoaded', () => setTimeout(touch, delay))
    },
    [selector, text, value, delayMs] as const,
  )
}

async function visit(page: Page, touch: Touch, delayMs: number): Promise<void> {
  const script = await touchAfter(page, touch, delayMs)
  await open(page, touch.path)
  // The page may be ready before the touch; what the test does next must not precede it.
  await expect(page.locator('html')).toHaveAttribute('data-touched', 'true')
  await touch.isKnown(page)
  await script.dispose()
}

test('@phone early touches are kept', async ({ page }) => {
  // One by one with the HTML and a little later; every one at every time on demand.
  for (const [index, touch] of touches.entries())
    await test.step(`${touch.name} of ${touch.path}`, async () => {
      await visit(page, touch, index % 2 === 0 ? 0 : 150)
      await page.evaluate(() => [localStorage, sessionStorage].map((kept) => kept.clear()))
    })
})

const VISITS = 10

for (const slowdown of [1, 4])
  for (const touch of touches)
    test(`@long an early touch of ${touch.name} of ${touch.path} is never lost at ${slowdown}×`, async ({
      browser,
      backend,
    }) => {
      test.setTimeout(600_000)
      for (const delayMs of [0, 50, 150, 300, 600, 1000])
        for (let turn = 0; turn < VISITS; turn++)
          await test.step(`${delayMs} ms, visit ${turn + 1}`, async () => {
            const context = await browser.newContext()
            const page = await context.newPage()
            await backend.lead(page)
            const session = await context.newCDPSession(page)
            await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
            await visit(page, touch, delayMs)
            await context.close()
          })
    })
