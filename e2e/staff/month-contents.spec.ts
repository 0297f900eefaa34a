import type { Page } from '@playwright/test'
import { parentAccount } from '../../emulators/seed/accounts'
import { chooseDay, fourHours, putPass } from '../support/careBooking'
import { button, select, textbox } from '../support/controls'
import { goToDay, slots } from '../support/programSessions'
import { PARENT_PHONE, STAFF_PHONE } from '../support/signIn'
import { expect, open, test } from '../support/test'
import { visit } from '../support/visit'

const save = (page: Page) => button(page, '저장').click()
const newNotice = (page: Page) => page.getByRole('region', { name: '새 공지' })

test('a notice of a branch reaches the families who come there, and no others @desktop @long', async ({
  browser,
  backend,
}) => {
  await backend.remove('notices/winter-program')
  const owner = await visit({
    ...{ browser, backend, phone: STAFF_PHONE, path: '/staff/content?tab=notice' },
  })
  const write = async (branch: string, title: string) => {
    await button(owner.page, '추가').click()
    await select(owner.page, '종류').selectOption('운영')
    await select(owner.page, '지점').selectOption(branch)
    await textbox(owner.page, '제목').fill(title)
    await textbox(owner.page, '내용').fill('하루 걸려요.\n\n- 오전에는 담요를 드려요.')
    await save(owner.page)
    await expect(button(owner.page, `${title} 내리기`)).toBeVisible()
  }
  await write('판교점', '판교점 엘리베이터 점검')
  const parent = await visit({ browser, backend, phone: PARENT_PHONE, path: '/my' })
  const { page } = parent
  await test.step('nobody of the family comes to Pangyo', async () => {
    await expect(page.getByRole('region', { name: '오늘' })).toBeVisible()
    await expect(page.getByText('판교점 엘리베이터 점검')).toHaveCount(0)
  })
  await write('성수점', '성수점 난방 공사')
  await parent.leave()
  const again = await visit({ browser, backend, phone: PARENT_PHONE, path: '/my' })
  await expect(newNotice(again.page)).toContainText('성수점 난방 공사')
  await expect(newNotice(again.page)).toContainText('하루 걸려요.')
  await newNotice(again.page).getByRole('link', { name: '읽기' }).click()
  await expect(again.page.getByRole('listitem').filter({ hasText: '담요' }).last()).toBeVisible()
  await open(again.page, '/my')
  await expect(again.page.getByRole('region', { name: '오늘' })).toBeVisible()
  await expect(again.page.getByText('성수점 난방 공사')).toHaveCount(0)
  await again.leave()
  await owner.leave()
})

test('a program of the agit is opened, booked and called off, and the parent reads why @desktop @long', async ({
  browser,
  backend,
}) => {
  const owner = await visit({ browser, backend, phone: STAFF_PHONE, path: '/staff/programs' })
  await select(owner.page, '프로그램').selectOption({ label: '겨울 도자기 공방' })
  await expect(async () => {
    await button(owner.page, '회차 열기').click()
    await expect(owner.page.getByText(/개 회차를 열었어요\.$|모두 열려 있어요\.$/)).toBeVisible()
  }).toPass()

  const parent = await visit({ browser, backend, phone: PARENT_PHONE, path: '/programs/pottery' })
  await goToDay(parent.page, '2026-11-26')
  await slots(parent.page).filter({ hasText: '15:30' }).click()
  await button(parent.page, '예약하기').click()
  await expect(parent.page).toHaveURL('/my/bookings')

  await test.step('it is called off', async () => {
    await owner.page.reload()
    await select(owner.page, '프로그램').selectOption({ label: '겨울 도자기 공방' })
    const session = owner.page
      .getByRole('list', { name: '회차' })
      .getByRole('listitem')
      .filter({ hasText: '1 / 8' })
    await session.getByRole('button', { name: /휴강$/ }).click()
    const dialog = owner.page.getByRole('dialog', { name: '휴강' })
    await expect(dialog.getByText('1명의 예약을 취소할까요?')).toBeVisible()
    await dialog.getByRole('textbox', { name: '사유' }).fill('선생님 독감')
    await dialog.getByRole('button', { name: '휴강하기' }).click()
    await expect(owner.page.getByText(/휴강: 선생님 독감/).first()).toBeVisible()
  })

  await open(parent.page, '/my/bookings')
  await expect(
    parent.page.getByText('아지트 사정으로 취소됐어요. (선생님 독감)').first(),
  ).toBeVisible()
  await open(parent.page, '/my')
  await expect(parent.page.getByRole('region', { name: '취소된 예약' })).toContainText(
    '겨울 도자기 공방',
  )
  await parent.leave()
  await owner.leave()
})

test('opening hours that change are seen everywhere; a branch with bookings ahead stays @desktop @long', async ({
  browser,
  backend,
}) => {
  const owner = await visit({ browser, backend, phone: STAFF_PHONE, path: '/staff' })
  await putPass(backend, parentAccount, { id: 'hours', ...fourHours })
  await test.step('hours that change stand in the list, on its page and in /care', async () => {
    const { page } = owner
    await open(page, '/staff/settings?tab=branches')
    await button(page, '마포점 수정').click()
    await page.getByLabel('월요일 닫는 시간').fill('21:30')
    await save(page)
    await expect(button(page, '마포점 수정')).toBeVisible()
    await open(page, '/branches')
    const card = page.getByRole('listitem').filter({ hasText: '마포점' })
    await expect(card).toContainText('월 12:00~21:30 · 화~금 12:00~20:00')
    await open(page, '/branches/mapo')
    const monday = page.getByRole('row', { name: /^월/ })
    await expect(monday).toContainText('12:00~21:30')
    const parent = await visit({ browser, backend, phone: PARENT_PHONE, path: '/care' })
    await select(parent.page, '지점').selectOption('마포점')
    await chooseDay(parent.page, '2026-11-23')
    await expect(parent.page.getByText('운영시간 12:00~21:30')).toBeVisible()
    await parent.leave()
  })

  await test.step('a sample branch with bookings ahead cannot close', async () => {
    const { page } = owner
    await open(page, '/staff/settings?tab=branches')
    await button(page, '잠실점 수정').click()
    await page.getByRole('radio', { name: /^종료/ }).check()
    await save(page)
    await expect(
      page.getByText(/^남은 예약 \d+건이 있어요\. 먼저 휴무로 정해 주세요\.$/),
    ).toBeVisible()
    await open(page, '/branches')
    await expect(page.getByRole('heading', { name: /잠실점/ })).toBeVisible()
  })
  await owner.leave()
})
