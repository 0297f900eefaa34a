import type { Locator } from '@playwright/test'
import { expectNoOverflow } from '../support/accessibility'
import { PARENT, rideFields, stringValue } from '../support/rideDocuments'
import { STAFF_PHONE, signIn } from '../support/signIn'
import { expect, open, test } from '../support/test'

/** Long ones are second examples: the page of rides, and a mark written as an entity. */

const SPACING_MARKS = 'कः'.concat('ा'.repeat(150))
const STACKED_MARKS = `가${'\u0315\u0489\u0334'.repeat(60)}`
const LETTERS_WITHOUT_BREAK = 'ﷺ'.repeat(60)
const ODD_NAMES = [SPACING_MARKS, STACKED_MARKS, LETTERS_WITHOUT_BREAK, '\u0301'.repeat(180)]

const time = (instant: Date) => ({ timestampValue: instant.toISOString() })

/** The left edges of two texts on the screen. */
const leftOf = async (text: Locator): Promise<number> => (await text.boundingBox())?.x ?? Number.NaN

test.use({ viewport: { width: 360, height: 740 } })

test('a guest’s odd letters make 요청함 no wider than the phone and lie on nothing else @phone', async ({
  page,
  backend,
}) => {
  for (const [index, name] of ODD_NAMES.entries())
    await backend.patch(`pickup_requests/odd-${index}`, {
      applicantName: stringValue(name),
      phone: stringValue(`010-1234-567${index}`),
      datetime: time(backend.now()),
      pickupAddress: stringValue(name),
      destAddress: stringValue(name),
      childName: stringValue(name),
      memo: stringValue(name),
      isMarketingAllowed: { booleanValue: false },
      branchId: stringValue('seongsu'),
      status: stringValue('new'),
      createdAt: time(new Date(backend.now().getTime() - index * 60_000)),
    })
  await signIn(page, STAFF_PHONE, '/staff/inbox')
  const called = page.getByRole('button', { name: '연락함' })
  await expect(called).toHaveCount(ODD_NAMES.length)
  await expectNoOverflow(page)
  const outside = await page.getByRole('main').evaluate((main) => {
    const { clientWidth } = document.documentElement
    return [...main.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth)
      .map(({ outerHTML }) => outerHTML.slice(0, 80))
  })
  expect(outside).toEqual([])
})

test('a name written from right to left, or an older one with marks, turns no number round @phone @long', async ({
  page,
  backend,
}) => {
  for (const [index, name] of ['حليب', '\u202e우유'].entries())
    await backend.patch(`orders/turned-${index}`, {
      uid: stringValue(PARENT),
      nickname: stringValue('하준맘'),
      kind: stringValue('snack'),
      branchId: stringValue('seongsu'),
      lines: {
        arrayValue: {
          values: [
            {
              mapValue: {
                fields: {
                  code: stringValue(`snack_menu_basic/${index}`),
                  name: stringValue(name),
                  priceKRW: { integerValue: '1200' },
                  quantity: { integerValue: '12' },
                },
              },
            },
          ],
        },
      },
      totalKRW: { integerValue: '14400' },
      depositor: stringValue('김하준'),
      status: stringValue('awaitingPayment'),
      createdAt: time(backend.now()),
      updatedAt: time(backend.now()),
    })
  await signIn(page, STAFF_PHONE, '/staff/orders')
  for (const name of ['حليب', '우유']) {
    const row = page.locator('p').filter({ hasText: `${name} × 12` })
    await expect(row).toBeVisible()
    const [named, counted] = [row.getByText(name, { exact: true }), row.getByText('× 12')]
    expect(await leftOf(named.first())).toBeLessThan(await leftOf(counted.first()))
  }
})

test('odd names of a ride keep 오늘의 픽업 within the phone @phone @long', async ({
  page,
  backend,
}) => {
  const soon = new Date(backend.now().getTime() + 60_000)
  for (const [index, name] of ODD_NAMES.entries())
    await backend.patch(
      `rides/odd-${index}`,
      rideFields(soon, { childName: stringValue(name), memo: stringValue(name) }),
    )
  await signIn(page, STAFF_PHONE, '/staff')
  await expect(page.getByRole('button', { name: '확정하기' }).first()).toBeVisible()
  await expectNoOverflow(page)
})

test('a mark of direction written as an entity does not reach a description @phone @long', async ({
  page,
  backend,
}) => {
  await backend.patch('special_snack_events/first', {
    title: stringValue('송편 빚는 날'),
    branch: stringValue('성수점'),
    deadlineTs: time(new Date(backend.now().getTime() + 3_600_000)),
    published: { booleanValue: true },
    status: stringValue('open'),
    product: {
      mapValue: {
        fields: {
          title: stringValue('꼬마 송편'),
          price: { integerValue: '6500' },
          imageUrl: stringValue(''),
          html: stringValue('<p>열두 알 &#x202e;12,000원</p>'),
        },
      },
    },
  })
  await open(page, '/snack?tab=special')
  await expect(page.getByText('열두 알 12,000원', { exact: true })).toBeVisible()
})
