import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { autoAcceptDialogs } from '../support/autoAcceptDialogs'
import { cartLine, storeCart } from '../support/cart'
import { button, select, textbox } from '../support/controls'
import { expectWordsApart } from '../support/letters'
import {
  confirmed,
  lateMessage,
  onePmInDays,
  PARENT,
  rideFields,
  seoulDay,
  stringValue,
  withoutAskedFor,
  withRides,
} from '../support/rideDocuments'
import { PARENT_PHONE, STAFF_PHONE, signIn } from '../support/signIn'
import { expect, open, openBlank, test } from '../support/test'

const list = (page: Page) => page.getByRole('list', { name: '픽업 목록' })
const rides = (page: Page) => list(page).getByRole('listitem')

/** A row ignores presses for a second after the last one. */
const untilRested = (page: Page) => expect(page.locator('[data-resting]')).toHaveCount(0)

test('a parent’s ride is driven by a teacher, shown and charged @desktop', async ({
  page,
  browser,
  backend,
}) => {
  await openBlank(page)
  await storeCart(page, [cartLine('line-0', onePmInDays(2))])
  autoAcceptDialogs(page)
  await signIn(page, PARENT_PHONE, '/pickup')
  await expect(page.getByText('요금 보기')).toBeVisible()
  await expectWordsApart(page)
  await button(page, '전체 예약하기').click()
  await expect(page).toHaveURL('/my/bookings')

  const teacher = await (await browser.newContext()).newPage()
  await backend.lead(teacher)
  await teacher.clock.install({ time: backend.now() })
  await signIn(teacher, STAFF_PHONE, `/staff?date=${seoulDay(2)}`)
  await expect(rides(teacher)).toContainText('접수')
  for (const step of ['확정하기', '출발', '탑승', '도착']) {
    await button(teacher, step).click()
    await expect(button(teacher, step)).toHaveCount(0)
    await teacher.clock.runFor(1_000)
  }
  await expect(rides(teacher)).toContainText('도착')

  await open(page, '/my/bookings')
  const coming = page.getByRole('region', { name: '다가오는 예약' })
  await expect(coming.getByText('도착', { exact: true })).toHaveCount(1)
  const entries = (await backend.list(`users/${PARENT}/ledger`)).map((entry) =>
    JSON.stringify(entry),
  )
  expect(entries.filter((entry) => entry.includes('"line-0"'))).toEqual([
    expect.stringContaining('"-7742"'),
  ])
  await teacher.context().close()
})

async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(control).toBeVisible()
  for (let presses = 0; presses < 60; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${control} is not reached`)
}

test('a day at the door is handled by keyboard alone @desktop', async ({ page, backend }) => {
  await withoutAskedFor(backend)
  await backend.patch('messages/word-1', lateMessage())
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await signIn(page, STAFF_PHONE, '/staff')
  const press = async (name: string) => {
    await tabTo(page, button(page, name))
    await page.keyboard.press('Enter')
  }
  const status = select(page, '상태')

  await press('다음 날')
  await tabTo(page, page.getByRole('link', { name: '11.23(월) 보기' }))
  await page.keyboard.press('Enter')
  await expect(rides(page)).toContainText('10분쯤 늦어요.')
  await tabTo(page, status)
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/status=requested/)
  await expect(page.getByText('이 날의 픽업이 없어요.')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/status=confirmed/)
  await press('출발')
  await expect(button(page, '탑승')).toBeFocused()
  await untilRested(page)
  await tabTo(page, button(page, '인쇄'), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('body[data-printed]')).toBeAttached()

  await tabTo(page, status)
  await page.keyboard.press('Home')
  await expect(page).not.toHaveURL(/status=/)
  await press('거절하기')
  await expect(textbox(page, '사유')).toBeFocused()
  await page.keyboard.type('도로 통제')
  await page.keyboard.press('Enter')
  await expect(rides(page)).toContainText('거절')
  await expect(rides(page)).toBeFocused()

  await tabTo(page, page.getByRole('link', { name: '요청함', exact: true }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await press('확인')
  const message = page.getByRole('list', { name: '알림' }).getByRole('listitem').first()
  await expect(message).toContainText('확인함')
  await expect(message).toBeFocused()
})

test('the list of a day is saved as a file and confirmed together @desktop', async ({
  page,
  backend,
}) => {
  await backend.patch(`users/${PARENT}/children/child-1`, {
    careNote: stringValue('멀미가 있어요.'),
  })
  const formula = {
    mapValue: {
      fields: {
        name: stringValue('=HYPERLINK("https://evil.example","학교")'),
        address: stringValue('서울 성동구'),
        point: { geoPointValue: { latitude: 37.5547, longitude: 127.0402 } },
      },
    },
  }
  await withRides(backend, {
    a: rideFields(onePmInDays(2), {
      origin: formula,
      memo: stringValue('010-7777-1234로 전화 주세요.'),
    }),
    b: rideFields(onePmInDays(2)),
    c: rideFields(onePmInDays(2), confirmed),
    tomorrow: rideFields(onePmInDays(1)),
  })
  const day = seoulDay(2)
  await signIn(page, STAFF_PHONE, `/staff?date=${day}`)
  await expect(page.getByText('멀미가 있어요.')).toHaveCount(3)

  await test.step('print: a line per ride, without private data', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(rides(page)).toHaveCount(3)
    for (const secret of ['010-0000-0002', '010-7777-1234', '노란 고래', '멀미가 있어요.'])
      await expect(list(page).getByText(secret).filter({ visible: true })).toHaveCount(0)
    const heights = await rides(page).evaluateAll((lines) => lines.map((line) => line.clientHeight))
    expect(Math.max(...heights)).toBeLessThan(48)
    await page.emulateMedia({ media: null })
  })

  const downloading = page.waitForEvent('download')
  await button(page, 'CSV 내려받기').click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`픽업-${day}.csv`)
  const way = '성동초등학교,도담아지트 성수점,성수점'
  expect((await readFile(await download.path(), 'utf8')).split('\r\n')).toEqual([
    '\u{feff}날짜,시각,자녀,출발,도착,지점,상태,담당 선생님,차량,요금',
    `${day},13:00,김하준,"'=HYPERLINK(""https://evil.example"",""학교"")",도담아지트 성수점,성수점,접수,,,7742`,
    `${day},13:00,김하준,${way},접수,,,7742`,
    `${day},13:00,김하준,${way},확정,박민지,흰색 카니발 12가 3456,7742`,
    '',
  ])

  const heard = autoAcceptDialogs(page)
  await button(page, '모두 확정하기').click()
  await expect(list(page).getByRole('button', { name: '출발' })).toHaveCount(3)
  await expect(button(page, '모두 확정하기')).toBeDisabled()
  expect(heard).toEqual(['2건을 확정할까요?\n담당이 없는 2건이 있어요.'])
  await button(page, '이전 날').click()
  await expect(list(page).getByRole('button', { name: '확정하기' })).toHaveCount(1)
})
