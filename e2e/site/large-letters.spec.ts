import type { Page } from '@playwright/test'
import { AFTERNOON_AHEAD_MS } from '../support/afternoon'
import { watchRequests } from '../support/atRest'
import { dailyCartLines, storeCart } from '../support/cart'
import { now } from '../support/clock'
import { goTo } from '../support/goTo'
import { expectRoomForLetters, showSkippedParts, widthsOfLetters } from '../support/letters'
import { nextCareDay } from '../support/rideDocuments'
import { STAFF_PHONE, signIn } from '../support/signIn'
import { expect, open, test } from '../support/test'

/** Long ones alone lay out in every size, width and font, and what a guest only reads; the others take the usual and the hardest. */

/** A page, buttons that open a window on it, and one that is pressed before. */
type Stop = readonly [path: string, windows?: readonly RegExp[], before?: RegExp]
type Walks = Readonly<Record<string, readonly (readonly Stop[])[]>>

const READ_ONLY = ['branches', 'texts and the account']
const guestWalks: Walks = {
  'what is sold': [
    [['/'], ['/membership'], ['/membership/prepaid'], ['/topup'], ['/pricing/topup']],
    [['/pickup', [/지도에서 선택$/]], ['/pickup/child'], ['/pickup/apply'], ['/care']],
    [['/programs'], ['/programs/art'], ['/services']],
  ],
  branches: [
    [['/branches'], ['/branches?view=map'], ['/branches/seongsu', [/^픽업 신청하기$/]]],
    [['/branches/seongsu?tab=gallery', [/놀이방$/]], ['/branches/suggest'], ['/space']],
    [['/about'], ['/about/care'], ['/about/time'], ['/about/safety'], ['/more'], ['/download']],
    [['/snack', [/^장바구니 보기$/], / 담기$/], ['/snack?tab=special']],
  ],
  'texts and the account': [
    [['/support'], ['/support/reserve'], ['/notices?id=winter-care'], ['/faq'], ['/terms']],
    [['/privacy'], ['/login'], ['/signup'], ['/my'], ['/my/bookings'], ['/my/places']],
    [['/my/memberships'], ['/my/profile'], ['/my/children', [/^자녀 추가$/]]],
  ],
  'an unknown address': [[['/no/such/page']]],
}

const memberStops: readonly Stop[] = [
  ['/my/bookings', [/알리기$/, /시간 변경$/, /예약 취소$/]],
  ['/my'],
  ['/my/notes'],
  ['/my/children', [/수정$/]],
  ['/my/profile', [/^회원 탈퇴$/]],
  ['/membership', [/^장바구니 보기$/], /^라이트 장바구니 담기$/],
  ['/my/memberships'],
  ['/my/places', [/^장소 추가$/]],
  ['/my/family', [/^초대하기$/]],
  ['/my/statement'],
  ['/pickup'],
  ['/pickup/review'],
  ['/care'],
  ['/programs/art'],
]

const agitStops: readonly Stop[] = [
  [`/staff?date=${nextCareDay()}`, [/거절하기$/]],
  ['/staff/orders'],
  ['/staff/inbox'],
  ['/staff/programs'],
  ['/staff/care', [/^휴원$/], /15:00~17:00 성수점/],
  ['/staff/people', [/^선생님 초대$/]],
  ['/staff/families/local-parent-0002'],
  ['/staff/report'],
  ['/staff/settings'],
  ['/staff/content'],
  ['/staff/content', [], /^추가$/],
]

/** The first page and another state of the same one are loaded, all others are gone to within the page. */
async function walk(page: Page, stops: readonly Stop[], isEach: boolean): Promise<void> {
  const rest = watchRequests(page)
  const letters = { isEach, rest }
  const press = (name: RegExp) =>
    page.getByRole('button', { name }).filter({ visible: true }).first().click()
  const dialog = page.getByRole('dialog')
  let former: string | undefined
  for (const [path, windows = [], before] of stops) {
    const [pathname] = path.split('?')
    if (former === undefined || former === pathname) {
      await open(page, path)
      await showSkippedParts(page)
    } else await goTo(page, path)
    former = pathname
    if (before) await press(before)
    await rest()
    await expectRoomForLetters(page, path, letters)
    for (const name of windows) {
      await press(name)
      await expect(dialog).toBeVisible()
      await expectRoomForLetters(page, `${path} ${name}`, letters)
      await page.keyboard.press('Escape')
      // The step back over its entry would end a navigation.
      await page.waitForFunction(
        () => !document.querySelector('dialog[open]') && !window.history.state?.dialogs,
      )
    }
  }
}

test('letters are as wide on every Linux @desktop', async ({ page }) => {
  test.skip(process.platform !== 'linux', 'Other systems have a Korean font of their own.')
  await open(page, '/faq')
  expect(await widthsOfLetters(page)).toEqual({ pinned: 147, pretendard: 138, wide: 160 })
})

for (const { letters, isEach, device } of [
  { letters: 'large letters', isEach: false, device: '@phone' },
  { letters: 'letters of each size and font', isEach: true, device: '@phone @long' },
]) {
  for (const [what, stops] of Object.entries(guestWalks)) {
    if (!isEach && READ_ONLY.includes(what)) continue
    test(`${letters} have room: ${what} ${device}`, async ({ page }) => {
      await open(page, '/faq')
      await storeCart(page, dailyCartLines(2, now()))
      await walk(page, stops.flat(), isEach)
    })
  }
}

test('letters of each size and font have room for a member @phone @long', async ({ page }) => {
  await signIn(page)
  await walk(page, memberStops, true)
})

test.describe('the agit’s', () => {
  test.use({ aheadMs: AFTERNOON_AHEAD_MS })
  test('letters of each size and font have room at the agit @phone @long', async ({ page }) => {
    await signIn(page, STAFF_PHONE, '/staff')
    await walk(page, agitStops, true)
  })
})
