import type { Page } from '@playwright/test'
import { expectTouchable } from '../support/accessibility'
import { AFTERNOON_AHEAD_MS } from '../support/afternoon'
import { autoAcceptDialogs } from '../support/autoAcceptDialogs'
import { afternoonSession, familyOf, putCareChild, putCareDay } from '../support/careDocuments'
import { button } from '../support/controls'
import { rideFields, stringValue, withRides } from '../support/rideDocuments'
import { STAFF_PHONE, signIn } from '../support/signIn'
import { type Backend, expect, open, test } from '../support/test'
import { fingersOn } from '../support/touch'

/** Long: alone shows twenty rows under four fingers at once; the shorter one has the same touches on rides, payments and requests. */

const families = '강노류문백송'
const names = Array.from({ length: 20 }, (_, index) =>
  [families[index % 6], '가나다라'[Math.floor(index / 6)], '온'].join(''),
)
const mother = { name: '박선미', relation: '엄마', phone: '010-0000-0041' }
const running = afternoonSession(-20, 100)

const list = (page: Page) => page.getByRole('list', { name: '돌봄 명단' })
const rowsOf = (page: Page) =>
  list(page).getByRole('listitem').locator('p > b').filter({ hasText: /온$/ })
const strip = (page: Page) => page.getByRole('main').getByRole('status').last()

async function putTwenty(backend: Backend): Promise<void> {
  await putCareDay(backend, [{ ...running, taken: names.length }])
  await Promise.all(
    names.map((name) =>
      putCareChild(backend, { name, allergens: [2], people: [mother] }, [running]),
    ),
  )
}

async function arrivedOf(backend: Backend): Promise<string[]> {
  const bookings = await backend.list(`program_sessions/${running.id}/bookings`)
  return bookings
    .map((each) => JSON.parse(JSON.stringify(each)))
    .filter(({ arrivedAt }) => arrivedAt)
    .map(({ childName }) => childName.stringValue)
    .sort()
}

test.use({
  aheadMs: AFTERNOON_AHEAD_MS,
  hasTouch: true,
})

test('twenty children under the fingers of two hurried teachers @desktop @long', async ({
  page,
  browser,
  backend,
}) => {
  await putTwenty(backend)
  const tablet = { viewport: { width: 820, height: 1180 }, hasTouch: true }
  const other = await (await browser.newContext(tablet)).newPage()
  await backend.lead(other)
  for (const tab of [page, other]) {
    await tab.setViewportSize(tablet.viewport)
    autoAcceptDialogs(tab)
    await tab.clock.install({ time: backend.now() })
    await signIn(tab, STAFF_PHONE, '/staff/care')
  }
  const [one, two] = [await fingersOn(page), await fingersOn(other)]
  const order = await rowsOf(page).allInnerTexts()

  const height = async () =>
    (
      await page
        .getByRole('region')
        .filter({ has: list(page) })
        .boundingBox()
    )?.height ?? 0
  for (const tab of [page, other])
    await expect(list(tab).getByText('알레르기')).toHaveCount(names.length)
  const before = await height()
  await test.step('twenty children are at most 2,000 px', async () => {
    expect(before).toBeLessThanOrEqual(2000)
    await expectTouchable(page, 48)
  })

  await test.step('a touch that writes nothing holds the order, too', async () => {
    // Otherwise what the other marks moves rows, and those take no touch for a second.
    for (const [tab, fingers] of [
      [page, one],
      [other, two],
    ] as const) {
      const more = button(tab, `${order[10]} 더 보기`)
      for (const isOpen of [true, false]) {
        await fingers.once(more)
        await expect(more).toHaveAttribute('aria-expanded', `${isOpen}`)
      }
    }
  })

  await test.step('two touches at one point are one child, at every gap', async () => {
    const expected: string[] = []
    for (const [index, gapMs] of [100, 400, 950].entries()) {
      const [mine = '', theirs = ''] = [order[index], order[19 - index]]
      await Promise.all([
        one.twice(button(page, `${mine} 등원`), gapMs),
        two.twice(button(other, `${theirs} 등원`), gapMs),
      ])
      await expect(list(page).getByRole('button', { name: `${mine} 하원` })).toBeVisible()
      await expect(list(other).getByRole('button', { name: `${theirs} 하원` })).toBeVisible()
      expected.push(mine, theirs)
    }
    expect(await arrivedOf(backend)).toEqual(expected.sort())
    // What the other has marked shows, and nothing has moved.
    for (const name of expected)
      await expect(list(page).getByRole('button', { name: `${name} 하원` })).toBeVisible()
    expect(await rowsOf(page).allInnerTexts()).toEqual(order)
    expect(await height()).toBe(before)
  })

  await test.step('a wrong touch is taken back, in the strip', async () => {
    const name = order[3] ?? ''
    await one.once(button(page, `${name} 등원`))
    await expect(strip(page)).toHaveText(new RegExp(`^${name} 등원 \\d\\d:\\d\\d$`))
    await one.twice(button(page, `${name} 되돌리기`).last(), 400)
    await expect(strip(page)).toHaveText(`${name} 등원 되돌리기`)
    await expect(strip(page)).toBeFocused()
    await expect(button(page, `${name} 등원`)).toBeVisible()
    expect(await arrivedOf(backend)).toHaveLength(6)
    expect(await rowsOf(page).allInnerTexts()).toEqual(order)
  })

  await test.step('하원 after its dialog, which closes under the second touch', async () => {
    const name = order[0] ?? ''
    await one.twice(button(page, `${name} 하원`), 300)
    const dialog = page.getByRole('dialog', { name: '하원' })
    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0)
    await dialog.getByRole('radio', { name: '박선미(엄마)' }).check()
    await one.twice(dialog.getByRole('button', { name: '하원하기' }), 900)
    await expect(strip(page)).toHaveText(new RegExp(`^${name} 하원 \\d\\d:\\d\\d$`))
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await arrivedOf(backend)).toHaveLength(6)
    expect(await rowsOf(page).allInnerTexts()).toEqual(order)
  })
})

test.describe('rides, payments and requests', () => {
  test('two touches at one point take one step @desktop @long', async ({ page, backend }) => {
    const heard = autoAcceptDialogs(page)
    const at = new Date(backend.now().getTime() + 3_600_000)
    await withRides(backend, {
      'ride-1': rideFields(at),
      'ride-2': rideFields(new Date(at.getTime() + 60_000), { childName: stringValue('한유나') }),
    })
    for (const [id, depositor] of [
      ['order-1', '백지원'],
      ['order-2', '이서준'],
    ] as const)
      await backend.patch(`orders/${id}`, {
        ...{ uid: stringValue(familyOf('김')), nickname: stringValue('하준맘') },
        ...{
          kind: stringValue('topup'),
          branchId: stringValue(''),
          depositor: stringValue(depositor),
        },
        lines: {
          arrayValue: {
            values: [
              {
                mapValue: {
                  fields: {
                    code: stringValue('topup/50000'),
                    name: stringValue('충전 50,000원'),
                    priceKRW: { integerValue: '50000' },
                    quantity: { integerValue: '1' },
                  },
                },
              },
            ],
          },
        },
        totalKRW: { integerValue: '50000' },
        status: stringValue('awaitingPayment'),
        createdAt: { timestampValue: backend.now().toISOString() },
        updatedAt: { timestampValue: backend.now().toISOString() },
      })
    await page.setViewportSize({ width: 820, height: 1180 })
    await page.clock.install({ time: backend.now() })
    await signIn(page, STAFF_PHONE, '/staff')
    const fingers = await fingersOn(page)

    await test.step('확정하기', async () => {
      const item = page.getByRole('listitem').filter({ hasText: '김하준' })
      await fingers.twice(item.getByRole('button', { name: '확정하기' }), 950)
      await expect(strip(page)).toHaveText('김하준 확정')
      await expect(item.getByRole('button', { name: '출발' })).toBeVisible()
      await expect(page.getByRole('listitem').filter({ hasText: '한유나' })).toContainText('접수')
    })

    await test.step('입금 확인 after its question', async () => {
      await open(page, '/staff/orders')
      const first = page.getByRole('listitem').filter({ hasText: '이서준' })
      await expect(first.getByRole('button', { name: '입금 확인' })).toBeEnabled()
      await fingers.twice(first.getByRole('button', { name: '입금 확인' }), 600)
      await expect(strip(page)).toHaveText('이서준 50,000원 입금을 확인했어요.')
      expect(heard.filter((words) => words.endsWith('확인할까요?'))).toHaveLength(1)
      const next = page.getByRole('listitem').filter({ hasText: '백지원' })
      await expect(next.getByRole('button', { name: '입금 확인' })).toBeEnabled()
    })

    await test.step('완료', async () => {
      for (const [index, name] of ['한지민', '최정우'].entries())
        await backend.patch(`pickup_requests/request-${index}`, {
          applicantName: stringValue(name),
          phone: stringValue(`010-1234-567${index}`),
          datetime: { timestampValue: at.toISOString() },
          pickupAddress: stringValue('서울 성동구 왕십리로 1'),
          destAddress: stringValue('서울 성동구 왕십리로 2'),
          childName: stringValue('한유나'),
          memo: stringValue(''),
          isMarketingAllowed: { booleanValue: false },
          branchId: stringValue('seongsu'),
          status: stringValue('new'),
          createdAt: {
            timestampValue: new Date(backend.now().getTime() - index * 1000).toISOString(),
          },
        })
      await open(page, '/staff/inbox')
      const item = page.getByRole('listitem').filter({ hasText: '한지민' })
      await fingers.twice(item.getByRole('button', { name: '완료' }), 250)
      await expect(strip(page)).toHaveText('한지민 완료')
      await expect(page.getByRole('listitem').filter({ hasText: '최정우' })).toContainText(
        '새 신청',
      )
    })
  })
})
