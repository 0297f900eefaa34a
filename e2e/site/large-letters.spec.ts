import type { Page } from '@playwright/test'
import { AFTERNOON_AHEAD_MS } from '../support/afternoon'
import { dailyCartLines, storeCart } from '../support/cart'
import { now } from '../support/clock'
import { expectRoomForLetters } from '../support/letters'
import { STAFF_PHONE, signIn } from '../support/signIn'
import { expect, open, test } from '../support/test'

/** A page, buttons that open a window on it, and one that is pressed before. */
type Stop = readonly [path: string, windows?: readonly RegExp[], before?: RegExp]

const guestStops: readonly (readonly Stop[])[] = [
  [['/'], ['/membership'], ['/membership/prepaid'], ['/topup'], ['/pricing/topup'], ['/services']],
  [['/pickup', [/지도에서 선택$/]], ['/pickup/child'], ['/pickup/apply'], ['/care']],
  [['/programs'], ['/programs/art'], ['/branches'], ['/branches?view=map'], ['/space'], ['/about']],
  [
    ['/branches/seongsu', [/^픽업 신청하기$/]],
    ['/branches/seongsu?tab=gallery', [/놀이방$/]],
  ],
  [['/about/care'], ['/about/time'], ['/about/safety'], ['/more'], ['/download'], ['/support']],
  [['/support/reserve'], ['/notices?id=winter-care'], ['/faq'], ['/terms'], ['/privacy']],
  [['/branches/suggest'], ['/login'], ['/signup'], ['/my'], ['/my/bookings'], ['/no/such/page']],
  [['/my/places'], ['/my/memberships'], ['/my/profile'], ['/my/children', [/^자녀 추가$/]]],
  [['/snack', [/^장바구니 보기$/], / 담기$/], ['/snack?tab=special']],
]

const memberStops: readonly (readonly Stop[])[] = [
  [['/my/bookings', [/알리기$/, /시간 변경$/, /예약 취소$/]], ['/my'], ['/my/notes']],
  [['/my/memberships'], ['/my/children', [/수정$/]], ['/my/profile', [/^회원 탈퇴$/]]],
  [['/my/places', [/^장소 추가$/]], ['/pickup'], ['/care'], ['/programs/art']],
  [['/membership', [/^장바구니 보기$/], /^라이트 장바구니 담기$/]],
]

const agitStops: readonly (readonly Stop[])[] = [
  [
    ['/staff', [/거절하기$/], /^다음 날$/],
    ['/staff/orders'],
    ['/staff/inbox'],
    ['/staff/programs'],
  ],
  [['/staff/care', [/^휴원$/]]],
  [['/staff/content'], ['/staff/content', [], /^추가$/]],
]

async function walk(page: Page, stops: readonly Stop[]): Promise<void> {
  const press = (name: RegExp) =>
    page.getByRole('button', { name }).filter({ visible: true }).first().click()
  const dialog = page.getByRole('dialog')
  for (const [path, windows = [], before] of stops) {
    await open(page, path)
    if (before) await press(before)
    await expectRoomForLetters(page, path)
    for (const name of windows) {
      await press(name)
      await expect(dialog).toBeVisible()
      await expectRoomForLetters(page, `${path} ${name}`)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
  }
}

const titleOf = (stops: readonly Stop[]) => stops.map(([path]) => path).join(' ')

for (const stops of guestStops)
  test(`large letters have room: ${titleOf(stops)} @phone`, async ({ page }) => {
    await open(page, '/faq')
    await storeCart(page, dailyCartLines(2, now()))
    await walk(page, stops)
  })

for (const stops of memberStops)
  test(`large letters have room for a member: ${titleOf(stops)} @phone`, async ({ page }) => {
    await signIn(page)
    await walk(page, stops)
  })

test.describe('the agit’s', () => {
  test.use({ aheadMs: AFTERNOON_AHEAD_MS })
  for (const stops of agitStops)
    test(`large letters have room: ${titleOf(stops)} @phone`, async ({ page }) => {
      await signIn(page, STAFF_PHONE, '/staff')
      await walk(page, stops)
    })
})
