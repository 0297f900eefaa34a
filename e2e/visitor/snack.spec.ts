import type { Page } from '@playwright/test'
import { expectAccessible, expectNoOverflow } from '../support/accessibility'
import { attacks } from '../support/attackStrings'
import { autoAcceptDialogs } from '../support/autoAcceptDialogs'
import { now } from '../support/clock'
import { signIn } from '../support/signIn'
import { expect, open, test } from '../support/test'

const NOTICE = '체험용 화면입니다. 실제로 접수·결제되지 않습니다.'
const bar = (page: Page) => page.getByRole('region', { name: '간식 장바구니' })
const plus = (page: Page, title: string) =>
  page.getByRole('button', { name: `${title} 담기`, exact: true })

/** A special snack that closes at `deadline`, before all others. */
const eventFields = (deadline: string, html = '') => ({
  title: { stringValue: '붕어빵 굽는 날' },
  branch: { stringValue: '서초점' },
  deadlineTs: { timestampValue: deadline },
  published: { booleanValue: true },
  status: { stringValue: 'open' },
  product: {
    mapValue: {
      fields: {
        title: { stringValue: '팥 붕어빵 두 개' },
        price: { integerValue: '3500' },
        imageUrl: { stringValue: '/media/special-picnic.webp' },
        html: { stringValue: html },
      },
    },
  },
})

test('while nothing is chosen, bars are one line @phone', async ({ page }) => {
  await signIn(page, undefined, '/care')
  const highest = async (words: string) => {
    const line = page.locator('.sticky-bar', { hasText: words })
    await expect(line).toBeInViewport({ ratio: 1 })
    expect((await line.boundingBox())?.height).toBeLessThanOrEqual(72)
  }
  await highest('시간을 골라 주세요')
  await open(page, '/snack')
  await highest('간식을 골라 주세요')
  await open(page, '/membership')
  await highest('멤버십을 골라 주세요')
})

test('snacks are paid in menu order, and paying changes nothing @phone @engines', async ({
  page,
}) => {
  const alerts = autoAcceptDialogs(page)
  await open(page, '/snack')
  await page.getByRole('button', { name: '장바구니 보기' }).click()
  await expect(page.getByRole('button', { name: '바로 결제하기' })).toBeDisabled()
  await plus(page, '칼슘 치즈').click()
  await plus(page, '우유').click()
  await plus(page, '우유').click()
  await plus(page, '바나나').click()
  await page.getByRole('button', { name: '바나나 빼기' }).click()
  await expect(bar(page)).toContainText('총 3개')
  await expect(bar(page)).toContainText('5,200원')
  await expect(bar(page)).toBeInViewport()
  await page.getByRole('button', { name: '바로 결제하기' }).click()
  expect(alerts).toEqual([
    '담긴 간식이 없습니다.',
    `간식 3개, 총 5,200원을 결제해요. ${NOTICE}\n{"items":[{"id":"basic-milk","title":"우유","qty":2,"price":1500},{"id":"growth-cheese","title":"칼슘 치즈","qty":1,"price":2200}],"totalKRW":5200}`,
  ])
  await expect(bar(page)).toContainText('총 3개')
  await page.getByRole('button', { name: '장바구니 보기' }).click()
  const dialog = page.getByRole('dialog', { name: '담은 간식' })
  await dialog.getByRole('button', { name: '우유 삭제' }).click()
  await expect(dialog).toContainText('2,200원')
  await page.keyboard.press('Escape')
  await expect(bar(page)).toContainText('총 1개')
})

test.describe('the text of a product', () => {
  // The browser logs errors while it parses attacks in the inert document for cleaning.
  test.use({ allowedErrors: [/Content Security Policy/] })

  test('runs nothing, fetches nothing foreign, and keeps its words and safe links @phone', async ({
    page,
    backend,
  }) => {
    const alerts = autoAcceptDialogs(page)
    const foreign: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('evil.example')) foreign.push(request.url())
    })
    const kept =
      '<p>겨울 <strong>간식</strong></p><a href="https://example.com/" target="_top" rel="opener">밖</a><a href="/branches" target="_blank">안</a><img src="/media/snack-milk.webp">'
    const soon = new Date(now().getTime() + 3_600_000).toISOString()
    await backend.patch(
      'special_snack_events/bun',
      eventFields(soon, `${kept}${attacks.slice(0, 21).join('')}`),
    )
    await open(page, '/snack?tab=special')
    const details = page.getByRole('region', { name: '상품 설명' })
    await expect(details.getByText('간식')).toBeVisible()
    const outside = details.getByRole('link', { name: '밖' })
    await expect(outside).toHaveAttribute('target', '_blank')
    await expect(outside).toHaveAttribute('rel', 'noopener noreferrer nofollow')
    const inside = details.getByRole('link', { name: '안' })
    await expect(inside).toHaveAttribute('href', '/branches')
    await expect(inside).not.toHaveAttribute('target')
    await expect(details.locator('img').first()).toHaveAttribute('alt', '')
    expect(alerts).toEqual([])
    expect(foreign).toEqual([])
  })
})

test('buying and reserving work by keyboard alone @desktop', async ({ page }) => {
  const alerts = autoAcceptDialogs(page)
  await open(page, '/snack')
  await plus(page, '우유').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(bar(page)).toContainText('1,500원')
  await page.getByRole('tab', { name: '메뉴 안내' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/tab=special/)
  await page.getByRole('radio').focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: '예약하기' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => alerts.length).toBe(1)
  expect(alerts[0]).toContain('"eventId":"songpyeon-day"')
})

test('menu, cart and special snack fit a narrow phone and pass axe @phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/snack')
  await plus(page, '우유').click()
  await page.getByRole('combobox', { name: '자녀' }).selectOption('child-2')
  await expect(page.getByText('김서연 알레르기 주의: 우유').first()).toBeVisible()
  await page.getByRole('button', { name: '장바구니 보기' }).click()
  await expect(page.getByRole('dialog', { name: '담은 간식' })).toBeVisible()
  await expectNoOverflow(page)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: '특별 간식 예약' }).click()
  await page.getByText('꼬마 송편 여섯 알').click()
  await expectNoOverflow(page)
  await expectAccessible(page, '#main')
})
