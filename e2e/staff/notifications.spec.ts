import type { Page } from '@playwright/test'
import { button, select } from '../support/controls'
import { seoulDay } from '../support/rideDocuments'
import { signIn, TEACHER_PHONE } from '../support/signIn'
import { expect, test } from '../support/test'

/** Long: alone shows the browser's own refusal; `tests/pages/staff/StaffAlerts.test.tsx` holds what is said. */

test.use({ serviceWorkers: 'allow' })

const notify = (page: Page) => button(page, '알림 켜기')

/** As a browser says it of a tab behind another. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })

const isWorkerReady = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).active !== null)

/** Leave is given; what is shown is kept, as a browser without windows shows nothing. */
async function mayNotify(page: Page): Promise<void> {
  await page.context().grantPermissions(['notifications'])
  await page.addInitScript(() => {
    const shown: unknown[] = []
    Object.assign(window, { shown })
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
      shown.push({ title, body: options?.body, data: options?.data })
    }
  })
}
const notifications = (page: Page) => page.evaluate(() => Reflect.get(window, 'shown'))

/** The event of a pressed notification, as the worker gets it. */
async function pressNotification(page: Page, data: { path: string }): Promise<void> {
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('There is no service worker.')
  await worker.evaluate((given) => {
    const press = new Event('notificationclick')
    const waitUntil = (end: Promise<unknown>) => void end.catch(() => {})
    const notification = { data: given, close: () => {} }
    globalThis.dispatchEvent(Object.assign(press, { notification, waitUntil }))
  }, data)
}

test('what a parent books is notified by the teacher’s hidden page, and a press opens its day @desktop @long', async ({
  page: teacher,
  browser,
  backend,
}) => {
  await mayNotify(teacher)
  await signIn(teacher, TEACHER_PHONE, '/staff/care')
  expect(await isWorkerReady(teacher)).toBe(true)
  await notify(teacher).click()
  await expect(notify(teacher)).toHaveAttribute('aria-pressed', 'true')
  await hide(teacher)

  const family = await browser.newContext()
  const parent = await family.newPage()
  await backend.lead(parent)
  parent.on('dialog', (dialog) => dialog.accept())
  await signIn(parent, undefined, '/pickup')
  await expect(select(parent, '도착지')).toHaveValue('도담아지트 성수점')
  await button(parent, '바로 예약하기').click()
  await expect(parent).toHaveURL('/my/bookings')
  await family.close()

  const data = { path: `/staff?date=${seoulDay(0)}` }
  await expect
    .poll(() => notifications(teacher))
    .toEqual([{ title: '도담아지트', body: '새 픽업 예약이 있어요.', data }])
  await pressNotification(teacher, data)
  await expect(teacher).toHaveURL(data.path)
  await expect(teacher.getByText('김하준').first()).toBeVisible()
})

test('a refusal is said, and a browser without the means @desktop @long', async ({
  page,
  context,
}) => {
  await context.clearPermissions()
  await signIn(page, TEACHER_PHONE, '/staff')
  expect(await isWorkerReady(page)).toBe(true)
  await notify(page).click()
  await expect(page.getByText('브라우저 설정에서 알림을 허용해 주세요.')).toBeVisible()
  await expect(notify(page)).toHaveAttribute('aria-pressed', 'false')
  await page.evaluate(() => Reflect.deleteProperty(window, 'Notification'))
  await notify(page).click()
  await expect(page.getByText('이 브라우저에서는 알림을 쓸 수 없어요.')).toBeVisible()
})
