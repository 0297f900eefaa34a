import type { Browser, Locator, Page } from '@playwright/test'
import { banners } from '../../emulators/seed/banners'
import { toWireFields } from '../../emulators/seed/wire'
import { expectAccessible, expectAccessibleMain, expectReadable } from '../support/accessibility'
import { button, select, textbox } from '../support/controls'
import { inHours, PARENT, seoulDay, stringValue } from '../support/rideDocuments'
import { STAFF_PHONE, signIn } from '../support/signIn'
import { type Backend, expect, open, test } from '../support/test'

/** Long ones alone show the other forms' states in both themes; `tests/pages/staff/StaffContentPage.test.tsx` holds what they do. */

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const row = (page: Page, title: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title })
/** All seeded ones but the first two. */
const OTHER_BANNERS = Object.keys(banners).slice(2)

const preview = (page: Page) => page.getByRole('region', { name: '미리보기' })

/** A guest in another browser. */
async function enterVisitor(browser: Browser, backend: Backend): Promise<Page> {
  const visitor = await (await browser.newContext()).newPage()
  await backend.lead(visitor)
  return visitor
}

async function save(page: Page): Promise<void> {
  await button(page, '저장').click()
  await expect(heading(page, '화면 내용')).toBeVisible()
}

/** For a glass of milk. */
const putWaitingOrder = (backend: Backend) =>
  backend.patch(
    'orders/waits',
    toWireFields({
      uid: PARENT,
      nickname: '하준맘',
      kind: 'snack',
      branchId: 'seongsu',
      lines: [{ code: 'basic/basic-milk', name: '우유', priceKRW: 1500, quantity: 1 }],
      totalKRW: 1500,
      depositor: '김하준',
      status: 'awaitingPayment',
      createdAt: inHours(-1),
      updatedAt: inHours(-1),
    }),
  )

test('a new banner with a picture of the site becomes the first slide of the home page @phone', async ({
  page,
  browser,
  backend,
}) => {
  const title = '겨울방학 종일 돌봄'
  for (const id of OTHER_BANNERS) await backend.remove(`banners/${id}`)
  await signIn(page, STAFF_PHONE, '/staff/content')
  await expect(row(page, '교문 앞에서 기다리고 있을게요')).toContainText('보임')
  await expectAccessibleMain(page)
  await test.step('in the narrowest window each button can be pressed', async () => {
    const size = page.viewportSize()
    await page.setViewportSize({ width: 320, height: 740 })
    for (const name of ['아래로', '수정', '삭제'])
      await button(page, `교문 앞에서 기다리고 있을게요 ${name}`).click({ trial: true })
    const box = async (name: string) =>
      await button(page, `교문 앞에서 기다리고 있을게요 ${name}`).boundingBox()
    const [down, edit] = [await box('아래로'), await box('수정')]
    expect(edit?.x).toBeGreaterThanOrEqual((down?.x ?? 0) + (down?.width ?? 0))
    if (size) await page.setViewportSize(size)
  })
  await button(page, '추가').click()
  await textbox(page, '제목').fill(title)
  await textbox(page, '설명').fill('아침부터 저녁까지 아지트에서')
  await textbox(page, '버튼 글').fill('간식 보기')
  await select(page, '버튼이 여는 곳').fill('간식 (/snack)')
  await page.getByRole('radio', { name: '간식' }).check()
  await expect(preview(page).getByRole('heading', { name: title })).toBeVisible()
  await expect(preview(page).locator('img[src*="hero-snack"]')).toBeVisible()
  await expectAccessibleMain(page)
  await save(page)
  await expect(row(page, title)).toContainText('3번째')
  const up = button(page, `${title} 위로`)
  for (const place of [2, 1]) {
    await up.click()
    await expect(row(page, title)).toContainText(`${place}번째`)
  }
  await expect(up).toBeDisabled()
  const looksFirst = async (shown: Page) => {
    const first = shown.getByRole('region', { name: '메인 배너' }).locator('li').first()
    await expect(first.getByRole('heading')).toHaveText(title)
    await expect(first.locator('img[src*="hero-snack"]')).toBeVisible()
    await expect(first.getByRole('link', { name: '간식 보기' })).toHaveAttribute('href', '/snack')
  }
  const visitor = await enterVisitor(browser, backend)
  await open(visitor, '/')
  await looksFirst(visitor)
  await visitor.context().close()
  await page.getByRole('link', { name: '홈으로' }).click()
  await looksFirst(page)
})

test('a special snack is drafted, then published @phone @long', async ({
  page,
  browser,
  backend,
}) => {
  const title = '크리스마스 케이크 만들기'
  await signIn(page, STAFF_PHONE, '/staff/content')
  await page.getByRole('tab', { name: '특별 간식' }).click()
  await expect(row(page, '아직 공개하지 않은 간식')).toContainText('게시 전')
  await expectAccessibleMain(page)
  await button(page, '추가').click()
  await textbox(page, '이름').fill(title)
  await page.getByLabel('지점').selectOption('성수점')
  await page.getByLabel('마감 날짜').fill(seoulDay(1))
  await page.getByLabel('마감 시각').fill('18:00')
  await textbox(page, '상품 이름').fill('미니 케이크 꾸러미')
  await textbox(page, '가격').fill('19,000')
  await page.getByRole('radio', { name: '케이크', exact: true }).check()
  await textbox(page, '설명').fill('함께 만들어요.\n\n- 시트 두 장\n- 딸기 크림')
  await expect(preview(page).getByText('딸기 크림')).toBeVisible()
  await expectAccessibleMain(page)
  await save(page)
  await expect(row(page, title)).toContainText('게시 전')
  await button(page, `${title} 수정`).click()
  await page.getByRole('checkbox', { name: '게시' }).check()
  await save(page)
  await expect(row(page, title)).toContainText('예약 중')
  const visitor = await enterVisitor(browser, backend)
  await open(visitor, '/snack?tab=special')
  await expect(visitor.getByRole('heading', { name: title })).toBeVisible()
  await visitor.context().close()
})

test('a form is filled by keyboard, and each of its states is accessible @desktop @long', async ({
  page,
  backend,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 403/)
  const title = '교문 앞에서 기다리고 있을게요'
  await signIn(page, STAFF_PHONE, '/staff/content')
  await button(page, '추가').press('Enter')
  await expect(heading(page, '배너 추가')).toBeFocused()
  await button(page, '저장').press('Enter')
  await expect(textbox(page, '제목')).toBeFocused()
  await expect(page.getByText('제목은 1~40자로 입력해 주세요.')).toBeVisible()
  await expectReadable(page, 'something is missing')
  await page.keyboard.type('눈 오는 날')
  await test.step('refused', async () => {
    await backend.fail({ collection: 'banners', status: 403 })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await expect(textbox(page, '제목')).toHaveValue('눈 오는 날')
    await expectReadable(page, 'refused')
    await backend.clearFaults()
  })
  await button(page, '저장').press('Enter')
  const up = button(page, '눈 오는 날 위로')
  await up.press('Enter')
  await expect(row(page, '눈 오는 날')).toContainText('6번째')
  await expect(up).toBeFocused()
  await up.press('Enter')
  await expect(row(page, '눈 오는 날')).toContainText('5번째')
  await expect(up).toBeFocused()
  await expectReadable(page, 'the list')

  await test.step('a colleague has changed the text', async () => {
    await button(page, `${title} 수정`).press('Enter')
    await textbox(page, '제목').fill('교문 앞에서 손을 잡아요')
    await backend.patch('banners/after-school-pickup', { title: stringValue('교문에서 만나요') })
    await button(page, '저장').press('Enter')
    await expect(page.getByRole('alert')).toContainText('바뀐 칸: 제목')
    await expectAccessible(page, '#main')
    await button(page, '새 내용 보기').press('Enter')
    await expect(page.getByRole('region', { name: '내가 쓴 내용' })).toBeVisible()
    await expectAccessibleMain(page)
  })

  await test.step('an order waits while its price changes', async () => {
    await putWaitingOrder(backend)
    await open(page, '/staff/content?tab=basic&edit=basic-milk')
    await textbox(page, '가격').fill('1700')
    await expect(
      page.getByRole('status').filter({ hasText: '입금 대기 주문 1건이 있어요.' }),
    ).toBeVisible()
    await expectAccessibleMain(page)
  })
})
