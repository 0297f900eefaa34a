import type { Page } from '@playwright/test'
import { formatTimeSpan } from '../../src/domain/dates/day'
import { expectAccessible, expectAccessibleMain, expectTouchable } from '../support/accessibility'
import { AFTERNOON_AHEAD_MS } from '../support/afternoon'
import { autoAcceptDialogs } from '../support/autoAcceptDialogs'
import {
  afternoonSession,
  familyOf,
  putCareChild,
  putCareDay,
  seoulDayOf,
} from '../support/careDocuments'
import { button, textbox } from '../support/controls'
import { STAFF_PHONE, signIn } from '../support/signIn'
import { type Backend, expect, open, test } from '../support/test'
import { toldSoon } from '../support/told'

const grandmother = { name: '최영숙', relation: '할머니', phone: '010-0000-0041' }
const names = ['강민서', '노유진', '류아린', '문채원', '백시온', '송하린']

const row = (page: Page, name: string) =>
  page.getByRole('list', { name: '돌봄 명단' }).getByRole('listitem').filter({ hasText: name })

const usesOf = (backend: Backend, name: string) =>
  backend.list(`users/${familyOf(name)}/passes/pass/uses`)

test.use({ allowedErrors: [/status of 403 .*:commit/], aheadMs: AFTERNOON_AHEAD_MS })

test('an afternoon at the agit, on two tablets @desktop', async ({ page, browser, backend }) => {
  test.slow()
  const heard = autoAcceptDialogs(page)
  const before = afternoonSession(-120, -20)
  const running = afternoonSession(-20, 40)
  const empty = afternoonSession(60, 120)
  const tomorrow = afternoonSession(24 * 60, 24 * 60 + 60)
  await putCareDay(backend, [
    { ...before, taken: 2 },
    { ...running, taken: 7 },
    { ...empty, taken: 0 },
    { ...tomorrow, taken: 3 },
  ])
  await putCareChild(backend, { name: '윤도현' }, [before])
  await putCareChild(backend, { name: '정다온' }, [before], { arrivedAt: before.startsAt })
  for (const name of names) await putCareChild(backend, { name }, [running])
  await putCareChild(
    backend,
    {
      name: '이서아',
      allergens: [8, 9],
      careNote: '낮잠을 자면 깨워 주세요.',
      people: [grandmother],
    },
    [running],
  )
  for (const name of ['한유나', '오시우', '박지우'])
    await putCareChild(backend, { name }, [tomorrow])

  await page.setViewportSize({ width: 820, height: 1180 })
  await signIn(page, STAFF_PHONE, '/staff/care')
  const other = await (
    await browser.newContext({ viewport: { width: 820, height: 1180 } })
  ).newPage()
  await backend.lead(other)
  await other.clock.install({ time: backend.now() })
  autoAcceptDialogs(other)
  await signIn(other, STAFF_PHONE, '/staff/care')

  await test.step('the contents of a row', async () => {
    const item = row(page, '이서아')
    await expect(item).toContainText('아직 오지 않았어요')
    await expect(item).toContainText('알레르기 게, 새우')
    await expect(item).toContainText('낮잠을 자면 깨워 주세요.')
    await expect(item).toContainText('최영숙(할머니)')
    await expect(item.getByRole('link', { name: '010-0000-0032' })).toHaveAttribute(
      'href',
      'tel:01000000032',
    )
    await expect(page.getByText('7명 / 20명')).toBeVisible()
    await expectAccessibleMain(page)
    await expectTouchable(page, 48)
  })

  await test.step('on paper: who is expected, without phones, notes and empty sessions', async () => {
    const nobody = page.getByRole('region', { name: formatTimeSpan(empty) })
    await expect(nobody).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(nobody).toBeHidden()
    const paper = await page.getByRole('main').innerText()
    for (const name of ['이서아', '윤도현', ...names]) expect(paper).toContain(name)
    expect(paper).not.toMatch(/010-|낮잠|알레르기/)
    await page.emulateMedia({ media: null })
  })

  await test.step('등원 with one tap, and its undo', async () => {
    for (const name of ['이서아', ...names]) await button(page, `${name} 등원`).click()
    for (const name of ['이서아', ...names])
      await expect(row(page, name)).toContainText('등원', { useInnerText: true })
    await button(page, '송하린 되돌리기').first().click()
    await expect(button(page, '송하린 등원')).toBeVisible()
    await toldSoon(other, (soon) => expect(button(other, '강민서 하원')).toBeVisible(soon))
  })

  await test.step('하원 with a grandmother; the other tablet reports who was faster', async () => {
    await button(page, '이서아 하원').click()
    const dialog = page.getByRole('dialog', { name: '하원' })
    await dialog.getByRole('button', { name: '하원하기' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('데려가는 분을 선택해 주세요.')
    await dialog.getByRole('radio', { name: '최영숙(할머니)' }).check()
    await expectAccessible(page, 'dialog[open]')
    await button(other, '이서아 하원').click()
    await dialog.getByRole('button', { name: '하원하기' }).click()
    await expect(row(page, '이서아')).toContainText('최영숙(할머니)')
  })
  await test.step('하원 with somebody else, after a call', async () => {
    await button(page, '강민서 하원').click()
    const dialog = page.getByRole('dialog', { name: '하원' })
    await dialog.getByRole('radio', { name: '그 밖의 분' }).check()
    await expect(dialog).toContainText('보호자에게 전화로 확인해 주세요.')
    await dialog.getByRole('textbox', { name: '이름' }).fill('박선영')
    await dialog.getByRole('button', { name: '하원하기' }).click()
    await expect(row(page, '강민서')).toContainText('박선영')
  })
  await test.step('하원 alone after the parent agreed', async () => {
    await button(page, '노유진 하원').click()
    const dialog = page.getByRole('dialog', { name: '하원' })
    await dialog.getByRole('radio', { name: '혼자 귀가' }).check()
    await dialog.getByRole('button', { name: '하원하기' }).click()
    await expect(row(page, '노유진')).toContainText('혼자 귀가')
    expect(heard).toContain('보호자가 혼자 귀가에 동의했나요?')
  })

  await test.step('a child that stays too long, and the charge', async () => {
    await expect(row(page, '정다온')).toContainText(/초과 2\d분/)
    await button(page, '정다온 더 보기').click()
    await button(page, '정다온 조정').click()
    const dialog = page.getByRole('dialog', { name: '조정' })
    await dialog.getByRole('radio', { name: '빼기' }).check()
    await dialog.getByRole('textbox', { name: '금액' }).fill('6,000')
    await dialog.getByRole('textbox', { name: '사유' }).fill('돌봄 초과 20분')
    await expect(dialog).toContainText('미납 6,000원')
    await dialog.getByRole('button', { name: '조정하기' }).click()
    await expect(dialog).toBeHidden()
    const entries = await backend.list(`users/${familyOf('정다온')}/ledger`)
    expect(entries).toEqual([
      expect.objectContaining({
        amountKRW: { integerValue: '-6000' },
        kind: { stringValue: 'adjustment' },
      }),
    ])
  })

  await test.step('a note draft survives a reload, then two correct the note', async () => {
    await button(page, '문채원 알림장').click()
    await textbox(page, '오늘의 이야기').fill('오늘은 축구를 했어요.')
    await page.reload()
    await button(page, '문채원 알림장').click()
    await expect(textbox(page, '오늘의 이야기')).toHaveValue('오늘은 축구를 했어요.')
    await page.getByRole('radio', { name: '다 먹었어요' }).check()
    await expectAccessible(page, 'dialog[open]')
    await button(page, '보내기').click()
    await expect(row(page, '문채원')).toContainText(/보냄 \d{2}:\d{2}/)
    expect(await page.evaluate(() => sessionStorage.getItem('dodam-note-drafts'))).toBeNull()

    await toldSoon(other, (soon) => expect(row(other, '문채원')).toContainText(/보냄/, soon))
    await button(other, '문채원 알림장').click()
    await textbox(other, '오늘의 이야기').fill('야구를 했어요.')
    await button(page, '문채원 알림장').click()
    await textbox(page, '오늘의 이야기').fill('농구를 했어요.')
    await button(page, '고쳐 보내기').click()
    await expect(page.getByRole('dialog', { name: '알림장' })).toBeHidden()
    await button(other, '고쳐 보내기').click()
    await expect(other.getByText('그사이 다른 선생님이 고쳤어요.')).toBeVisible()
    await button(other, '새 내용 보기').click()
    await expect(textbox(other, '오늘의 이야기')).toHaveValue('농구를 했어요.')
    await button(other, '닫기').click()
  })

  await test.step('a missing child, whose use is returned', async () => {
    await expect(row(page, '윤도현')).toContainText('결석')
    await button(page, '윤도현 이용권 돌려주기').click()
    await expect(row(page, '윤도현')).toContainText('이용권을 돌려드렸어요.')
    expect(await usesOf(backend, '윤도현')).toEqual([])
  })

  await test.step('휴원 of tomorrow, where one booking fails first', async () => {
    await open(page, `/staff/care?date=${seoulDayOf(tomorrow.startsAt)}`)
    await page.getByRole('button', { name: '휴원' }).first().scrollIntoViewIfNeeded()
    const session = page.getByRole('region').filter({ hasText: '박지우' })
    await session.getByRole('button', { name: '휴원' }).click()
    const dialog = page.getByRole('dialog', { name: '휴원' })
    await dialog.getByRole('textbox', { name: '사유' }).fill('눈이 많이 와요.')
    await expect(dialog).toContainText('3명의 예약을 취소할까요? 이용권이 돌아가요.')
    let commits = 0
    await page.route(/:commit/, (route) => {
      commits += 1
      return commits === 3
        ? route.fulfill({
            status: 403,
            json: { error: { code: 403, status: 'PERMISSION_DENIED', message: '' } },
          })
        : route.continue()
    })
    await dialog.getByRole('button', { name: '휴원하기' }).click()
    await expect(dialog).toContainText('취소하지 못한 아이')
    await expect(dialog).toContainText('2 / 3')
    await dialog.getByRole('button', { name: '계속하기' }).click()
    await expect(dialog).toBeHidden()
    await expect(session).toContainText('예약을 받지 않아요.')
    await expect(session).toContainText('0명 / 20명')
    for (const name of ['한유나', '오시우', '박지우'])
      expect(await usesOf(backend, name)).toEqual([])
    await session.getByRole('button', { name: '휴원 취소' }).click()
    await expect(session.getByText('예약을 받지 않아요.')).toBeHidden()
  })

  await test.step('no data is left after the sign-out, also in another tab', async () => {
    const tab = await page.context().newPage()
    await backend.lead(tab)
    await open(tab, '/staff/care')
    await button(tab, '문채원 알림장').click()
    await textbox(tab, '오늘의 이야기').fill('축구를 오래 했어요.')
    await button(tab, '닫기').click()
    await expect(row(tab, '문채원')).toContainText('보내지 않음')
    expect(await keptIn(tab)).toContain('축구를 오래')
    await open(page, '/my/profile')
    await button(page, '로그아웃').click()
    await expect(page.getByText('로그아웃했어요.', { exact: false })).toBeVisible()
    await expect(tab).toHaveURL(/\/login/)
    for (const each of [page, tab])
      expect(await keptIn(each)).not.toMatch(/문채원|축구|seongsu|박선영/)
  })
})

const keptIn = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
