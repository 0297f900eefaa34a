import type { Page } from '@playwright/test'
import { parentAccount } from '../../emulators/seed/accounts'
import { expectAccessible, expectNoOverflow, expectTouchable } from '../support/accessibility'
import { showTabUntil } from '../support/arrives'
import { autoAcceptDialogs } from '../support/autoAcceptDialogs'
import { button, select, textbox } from '../support/controls'
import { PARENT_PHONE, STAFF_PHONE, signIn } from '../support/signIn'
import { storeSession } from '../support/storedSession'
import { expect, open, test } from '../support/test'

const FINGER_PX = 48

const menu = (page: Page) => page.getByRole('navigation', { name: '관리 메뉴' })

/** All entries stand in the window, each with room for a finger. */
async function expectWholeMenu(page: Page, entries: number): Promise<void> {
  const links = menu(page).getByRole('link')
  await expect(links).toHaveCount(entries)
  const boxes = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect()))
  const { width = 0 } = page.viewportSize() ?? {}
  for (const box of boxes) {
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(FINGER_PX)
    expect(box.left).toBeGreaterThanOrEqual(0)
    expect(box.right).toBeLessThanOrEqual(width)
  }
}

/** The code as its link has it. */
async function invite(page: Page): Promise<string> {
  await button(page, '선생님 초대').click()
  await textbox(page, '이름').fill('우진쌤')
  await textbox(page, '휴대폰 번호').fill(PARENT_PHONE)
  await page.getByRole('checkbox', { name: '성수점' }).check()
  await expectAccessible(page)
  await button(page, '초대 만들기').click()
  const code = await page.getByText(/^[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}$/).innerText()
  await button(page, '닫기').click()
  await expect(page.getByRole('region', { name: '보낸 초대' })).toContainText('우진쌤')
  return code.replace('-', '')
}

test.use({ allowedErrors: [/403/] })

test('an owner invites a teacher, moves her to another branch and puts her out @phone @long', async ({
  page,
  browser,
  backend,
}) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 780 })
  await signIn(page, STAFF_PHONE, '/staff/people')
  await expect(page.getByText('선생님 · 성수점')).toBeVisible()
  await expectWholeMenu(page, 10)
  await expectTouchable(page, FINGER_PX)
  await expectNoOverflow(page)
  await expectAccessible(page)
  const code = await invite(page)
  await expectAccessible(page)
  await expectNoOverflow(page)

  const teacher = await browser.newPage()
  await teacher.setViewportSize({ width: 820, height: 1180 })
  await backend.lead(teacher)
  await storeSession(teacher, PARENT_PHONE)
  await open(teacher, `/staff/join#${code}`)
  await expect(teacher).toHaveURL('/staff/join')
  await expect(teacher.getByText('우진쌤 님, 도담아지트 성수점에 합류할까요?')).toBeVisible()
  await expectAccessible(teacher)
  await button(teacher, '합류하기').click()
  await expect(teacher).toHaveURL('/staff')
  await button(teacher, '다음 날').click()
  await teacher.getByRole('link', { name: '11.23(월) 보기' }).click()
  const rides = teacher.getByRole('list', { name: '픽업 목록' })
  await expect(rides).toContainText('김하준')
  await expect(menu(teacher).getByRole('link')).toHaveCount(4)
  await expect(select(teacher, '지점')).toHaveCount(0)
  await expectNoOverflow(teacher)

  await test.step('the branch is another', async () => {
    await page.reload()
    await button(page, '우진쌤 수정').click()
    await page.getByRole('checkbox', { name: '성수점' }).uncheck()
    await page.getByRole('checkbox', { name: '마포점' }).check()
    await button(page, '저장').click()
    await expect(page.getByText('선생님 · 마포점')).toBeVisible()
    await showTabUntil(teacher, (soon) => expect(rides).toHaveCount(0, soon))
    await expect(teacher.getByText('김하준')).toHaveCount(0)
    await expect(menu(teacher).getByRole('link')).toHaveCount(4)
  })

  const asked = autoAcceptDialogs(page)
  await button(page, '우진쌤 내보내기').click()
  await expect(page.getByText('우진쌤')).toHaveCount(0)
  expect(asked).toEqual(['우진쌤 님을 내보낼까요?'])
  await showTabUntil(teacher, (soon) =>
    expect(teacher.getByRole('heading', { name: '접근 권한이 없습니다' })).toBeVisible(soon),
  )
  expect(await backend.list('staff')).not.toContainEqual(
    expect.objectContaining({ name: { stringValue: '우진쌤' } }),
  )
  const kept = await teacher.evaluate(() => JSON.stringify(localStorage))
  expect(kept).not.toContain('"mapo"')
  expect(kept).toContain(parentAccount.uid)
  await teacher.close()
})
