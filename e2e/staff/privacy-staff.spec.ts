import { readFile } from 'node:fs/promises'
import { autoAcceptDialogs } from '../support/autoAcceptDialogs'
import { now } from '../support/clock'
import { button, select, textbox } from '../support/controls'
import { putSession } from '../support/programSessions'
import {
  containsTypedText,
  expectNothingLeaked,
  recordTraffic,
  storedData,
  storedSession,
  typed,
  visibleAddress,
} from '../support/recordTraffic'
import {
  confirmed,
  onePmInDays,
  reachedNow,
  rideFields,
  seoulDay,
  stringValue,
} from '../support/rideDocuments'
import { STAFF_PHONE, signIn } from '../support/signIn'
import { type Backend, expect, open, test } from '../support/test'

const FAMILY = 'family-7'
const PHONE = stringValue('+821077771234')
const CODE_WORD = '표식 고래'
const DEPOSITOR = '표식입금자'
const DRIVER = '=표식기사'

const array = (...values: object[]) => ({ arrayValue: { values } })
const integer = (value: number) => ({ integerValue: String(value) })
const time = (instant: Date) => ({ timestampValue: instant.toISOString() })

/** A route between places whose names a spreadsheet would take for formulas. */
const place = (name: string) => ({
  mapValue: {
    fields: {
      name: stringValue(name),
      address: stringValue(typed.address),
      point: { geoPointValue: { latitude: 37.5547, longitude: 127.0402 } },
    },
  },
})

const markedRide = (days: number, change: Record<string, unknown> = {}) =>
  rideFields(onePmInDays(days), {
    uid: stringValue(FAMILY),
    childId: stringValue('child-7'),
    childName: stringValue(`=${typed.child}`),
    phone: PHONE,
    origin: place(`+${typed.address}`),
    dest: place(`@${typed.address}`),
    memo: stringValue(typed.note),
    codeWord: stringValue(CODE_WORD),
    ...change,
  })

const markedOrder = (change: Record<string, unknown> = {}) => ({
  uid: stringValue(FAMILY),
  nickname: stringValue(typed.name),
  kind: stringValue('topup'),
  branchId: stringValue(''),
  lines: array({
    mapValue: {
      fields: {
        code: stringValue('topup/50000'),
        name: stringValue('충전 50,000원'),
        priceKRW: integer(50_000),
        quantity: integer(1),
      },
    },
  }),
  totalKRW: integer(50_000),
  depositor: stringValue(DEPOSITOR),
  status: stringValue('awaitingPayment'),
  createdAt: time(now()),
  updatedAt: time(now()),
  ...change,
})

/** Everything these screens read, marked in every text. */
async function markEverything(backend: Backend) {
  await backend.patch(`users/${FAMILY}`, {
    nickname: stringValue(typed.name),
    phone: PHONE,
    termsVersion: stringValue('1'),
    privacyVersion: stringValue('1'),
    isMarketingAllowed: { booleanValue: false },
    createdAt: time(now()),
    updatedAt: time(now()),
  })
  await backend.patch(`users/${FAMILY}/children/child-7`, {
    name: stringValue(typed.child),
    birthday: stringValue('2019-07-07'),
    school: stringValue('표식초등학교'),
    allergens: array(integer(4)),
    careNote: stringValue(typed.note),
    healthConsentVersion: stringValue('1.0'),
    people: array({
      mapValue: {
        fields: {
          name: stringValue(typed.name),
          relation: stringValue('표식이모'),
          phone: stringValue(typed.phone),
        },
      },
    }),
    updatedAt: time(now()),
  })
  const cancelled = {
    status: stringValue('cancelled'),
    cancelFeeKRW: integer(3_870),
    ...reachedNow('cancelled'),
  }
  const rides = {
    step: markedRide(2),
    refuse: markedRide(2),
    fee: markedRide(2, cancelled),
    other: markedRide(3, confirmed),
  }
  for (const [id, fields] of Object.entries(rides)) await backend.patch(`rides/${id}`, fields)
  await backend.patch('messages/word-7', {
    uid: stringValue(FAMILY),
    rideId: stringValue('step'),
    kind: stringValue('other'),
    text: stringValue(typed.note),
    createdAt: time(now()),
    seenAt: { nullValue: null },
  })
  await backend.patch('orders/order-7', markedOrder())
  await backend.patch('pickup_requests/request-7', {
    applicantName: stringValue(typed.name),
    phone: stringValue(typed.phone),
    datetime: time(onePmInDays(5)),
    pickupAddress: stringValue(typed.address),
    destAddress: stringValue(typed.address),
    childName: stringValue(typed.child),
    memo: stringValue(typed.note),
    isMarketingAllowed: { booleanValue: true },
    branchId: stringValue('seongsu'),
    status: stringValue('new'),
    createdAt: time(now()),
  })
  await backend.patch('branch_suggestions/suggestion-7', {
    place: stringValue(typed.address),
    reason: stringValue(typed.note),
    contact: stringValue(typed.phone),
    createdAt: time(now()),
    seenAt: { nullValue: null },
  })
  const session = await putSession(backend, seoulDay(2), '09')
  await backend.patch(session.path, { taken: integer(1) })
  await backend.patch(`${session.path}/bookings/${FAMILY}_child-7`, {
    uid: stringValue(FAMILY),
    childId: stringValue('child-7'),
    childName: stringValue(typed.child),
    programId: stringValue('coding'),
    startsAt: time(session.startsAt),
    createdAt: time(now()),
  })
}

/** In a body: what is written to the documents of specification 4, or the depositor who is looked for. */
const isOfTheAgit = (request: string) => {
  const [url = '', ...rest] = request.split('\n')
  const [, method] =
    url.match(/\/v1\/projects\/[^/]+\/databases\/\(default\)\/documents:(\w+)/) ?? []
  const isFollowing = url.includes('/google.firestore.v1.Firestore/Listen/channel')
  const body = isFollowing ? decodeURIComponent(rest.join('\n')) : rest.join('\n')
  if (containsTypedText(url)) return false
  if (method === 'runQuery' || isFollowing)
    return (
      !containsTypedText(body.replaceAll(DEPOSITOR, '')) && body.includes('"fieldPath":"depositor"')
    )
  return (
    method === 'commit' &&
    /\/documents\/(?:rides\/(?:step|refuse)|users\/family-7\/ledger\/)/.test(body)
  )
}

test.describe('other people’s data on the agit’s screens', { tag: ['@desktop', '@long'] }, () => {
  // Console errors are expected here, and searched too.
  test.use({ allowedErrors: [/./] })

  test('stays in those screens and the documents they write', async ({
    page,
    context,
    backend,
  }) => {
    test.setTimeout(90_000)
    const { requests, lines, hosts } = recordTraffic(page, context)
    autoAcceptDialogs(page)
    const names = new Set<string>()
    let looks = 0
    const look = async () => {
      lines.push(await visibleAddress(page))
      const found = await storedData(page)
      for (const [name] of found) names.add(name)
      expect(found.filter((entry) => containsTypedText(entry.join()))).toEqual([])
      expect(containsTypedText(await storedSession(page))).toBe(false)
      looks += 1
    }
    const go = async (screen: string) => {
      await page.getByRole('link', { name: screen }).click()
      await look()
    }
    const press = async (name: string) => {
      await button(page, name).first().click()
    }

    await markEverything(backend)
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    const day = seoulDay(2)
    await signIn(page, STAFF_PHONE, `/staff?date=${day}`)
    // Of the sample, too, there may be rides on a day.
    const rides = page
      .getByRole('list', { name: '픽업 목록' })
      .locator('> li')
      .filter({ hasText: typed.child })
    await expect(rides).toHaveCount(3)
    for (const typedText of [CODE_WORD, typed.note, typed.phone, '표식이모'])
      await expect(rides.filter({ hasText: typedText }).first()).toBeVisible()
    await look()

    await test.step('filters, print, file', async () => {
      await select(page, '지점').selectOption({ label: '성수점' })
      await select(page, '상태').selectOption({ label: '접수' })
      await expect(rides.filter({ visible: true })).toHaveCount(2)
      await look()
      await select(page, '상태').selectOption('')
      await press('인쇄')
      await expect(page.locator('body[data-printed]')).toBeAttached()
      const downloading = page.waitForEvent('download')
      await press('CSV 내려받기')
      const download = await downloading
      expect(download.suggestedFilename()).toBe(`픽업-${day}.csv`)
      const file = await readFile(await download.path(), 'utf8')
      expect(file).toContain(typed.child)
      for (const secret of [CODE_WORD, typed.note, typed.phone, '7777', '표식이모'])
        expect(file).not.toContain(secret)
      const cells = file.split(/\r\n|,/).map((cell) => cell.replace(/^"|^\u{feff}/u, ''))
      expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
      await look()
    })

    await test.step('steps, a driver, a refusal, a fee', async () => {
      await page.getByLabel('담당 선생님').first().fill(DRIVER)
      await page.getByLabel('차량').first().fill(typed.note)
      await press('배정')
      await expect.poll(() => backend.list('rides').then(JSON.stringify)).toContain(DRIVER)
      await press('거절하기')
      const dialog = page.getByRole('dialog', { name: '거절하기' })
      await textbox(page, '사유').fill(typed.note)
      await look()
      await dialog.getByRole('button', { name: '거절하기' }).click()
      await expect(dialog).toHaveCount(0)
      await expect(button(page, '확정하기')).toHaveCount(1)
      for (const step of ['확정하기', '출발', '탑승', '도착']) {
        await expect(button(page, step)).not.toHaveAttribute('aria-disabled')
        await press(step)
      }
      await expect(button(page, '도착')).toHaveCount(0)
      await press('수수료 청구')
      await expect(page.getByText('수수료를 청구했어요.')).toBeVisible()
      await look()
    })

    await test.step('orders', async () => {
      await go('주문')
      const search = page.getByRole('searchbox', { name: '입금자명으로 찾기' })
      await search.fill(DEPOSITOR)
      await expect(page.getByText(typed.name)).toBeVisible()
      await expect(page).toHaveURL('/staff/orders')
      await look()
      await press('입금 확인')
      await expect(page.getByText('입금을 확인했어요.')).toBeVisible()
      await press('환불')
      await page.getByRole('textbox', { name: '사유' }).fill('이사를 가요')
      await press('환불하기')
      await expect(page.getByText('환불로 처리했어요.')).toBeVisible()
      await look()
    })

    await test.step('the inbox', async () => {
      await go('요청함')
      await press('연락함')
      await expect(page.getByText('연락함').first()).toBeVisible()
      await expect(page.getByText(typed.address).first()).toBeVisible()
      await press('확인')
      // A press on a busy button would do nothing.
      await expect(page.getByText(/^확인함 /)).toHaveCount(1)
      await press('확인')
      await expect(page.getByText(/^확인함 /)).toHaveCount(2)
      await look()
    })

    await test.step('the roster of a program', async () => {
      await go('프로그램')
      await select(page, '프로그램').selectOption({ label: '블록 코딩 놀이' })
      await page.getByLabel('월', { exact: true }).fill(seoulDay(2).slice(0, 7))
      const session = page
        .getByRole('list', { name: '회차' })
        .locator('> li')
        .filter({ hasText: '1 / 8' })
      await session.getByRole('button', { name: '명단' }).click()
      await expect(session.getByRole('list', { name: '명단' })).toContainText(typed.child)
      await look()
    })

    await test.step('failures', async () => {
      await backend.fail({ status: 500 })
      await open(page, `/staff?date=${seoulDay(3)}`)
      await expect(page.getByRole('alert').first()).toBeVisible()
      await look()
      await backend.clearFaults()
      await open(page, `/staff?date=${seoulDay(3)}`)
      await expect(rides).toHaveCount(1)
      // Crashes the screen while it shows the data.
      await button(page, '이전 날').evaluate((previous: HTMLElement) => {
        String.prototype.padStart = () => {
          throw new Error('broken on purpose')
        }
        previous.click()
      })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Unexpected Application Error',
      )
      await look()
      // A broken stored value with a name in it.
      await page.evaluate((name) => {
        window.localStorage.setItem('dodam-sign-in-mark', `{"v":1,"data":{"nickname":"${name}"`)
      }, typed.name)
      await open(page, '/staff')
      await expect(page).toHaveURL('/login?next=/staff')
      lines.push(await visibleAddress(page))
      await signIn(page, STAFF_PHONE, '/staff')
      await look()
    })

    await test.step('sign-out', async () => {
      await open(page, '/my/profile')
      await expect(page.getByLabel('마케팅 정보 수신')).toBeVisible()
      await press('로그아웃')
      await expect(page.getByText(/^로그아웃했어요/)).toBeVisible()
      await expect.poll(() => storedSession(page)).toBe('[]')
      await look()
      for (const path of ['/', '/my', '/login']) {
        await open(page, path)
        expect(containsTypedText(await page.content()), path).toBe(false)
      }
      await page.goto('/staff')
      await expect(page).toHaveURL('/login?next=/staff')
      await look()
    })

    const heard = { requests, lines, hosts, names }
    const { sent, leaking } = await expectNothingLeaked(page, heard, isOfTheAgit)
    // A driver, a refusal, and two charges that name the child.
    expect(leaking.filter((request) => request.includes(':commit'))).toHaveLength(4)
    test.info().annotations.push({
      type: 'searched',
      description: `${sent.length} requests, ${lines.length} lines, ${looks} looks, keys: ${[...names].toSorted().join(' ')}`,
    })
  })
})
