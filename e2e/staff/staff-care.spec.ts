import type { Page } from '@playwright/test'
import { formatTimeSpan } from '../../src/domain/dates/day'
import { expectAccessible, expectAccessibleMain, expectTouchable } from '../support/accessibility'
import { AFTERNOON_AHEAD_MS } from '../support/afternoon'
import { autoAcceptDialogs } from '../support/autoAcceptDialogs'
import { afternoonSession, putCareChild, putCareDay } from '../support/careDocuments'
import { button, textbox } from '../support/controls'
import { STAFF_PHONE, signIn } from '../support/signIn'
import { expect, open, test } from '../support/test'

/** Long: alone shows the care of a day on a tablet and on paper; `care-family.spec.ts` walks such a day. */

const grandmother = { name: '최영숙', relation: '할머니', phone: '010-0000-0041' }

const row = (page: Page, name: string) =>
  page.getByRole('list', { name: '돌봄 명단' }).getByRole('listitem').filter({ hasText: name })

test.use({ aheadMs: AFTERNOON_AHEAD_MS })

test('the care of a day fits tablet and paper, and leaves nothing after the sign-out @desktop @long', async ({
  page,
  backend,
}) => {
  autoAcceptDialogs(page)
  const before = afternoonSession(-120, -20)
  const running = afternoonSession(-20, 40)
  const empty = afternoonSession(60, 120)
  await putCareDay(backend, [
    { ...before, taken: 1 },
    { ...running, taken: 3 },
    { ...empty, taken: 0 },
  ])
  const arrived = { arrivedAt: running.startsAt }
  const seo = {
    ...{ name: '이서아', allergens: [8, 9], careNote: '낮잠을 자면 깨워 주세요.' },
    people: [grandmother],
  }
  await Promise.all([
    putCareChild(backend, { name: '윤도현' }, [before]),
    putCareChild(backend, { name: '강민서' }, [running]),
    putCareChild(backend, seo, [running], arrived),
    putCareChild(backend, { name: '문채원' }, [running], arrived),
  ])
  await page.setViewportSize({ width: 820, height: 1180 })
  await signIn(page, STAFF_PHONE, '/staff/care')
  await expect(row(page, '이서아')).toContainText('낮잠을 자면 깨워 주세요.')
  await expectAccessibleMain(page)
  await expectTouchable(page, 48)

  await test.step('on paper: who is expected, without phones, notes and empty sessions', async () => {
    const nobody = page.getByRole('region', { name: formatTimeSpan(empty) })
    await expect(nobody).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(nobody).toBeHidden()
    const paper = await page.getByRole('main').innerText()
    for (const name of ['이서아', '윤도현', '강민서', '문채원']) expect(paper).toContain(name)
    expect(paper).not.toMatch(/010-|낮잠|알레르기/)
    await page.emulateMedia({ media: null })
  })

  await test.step('하원 asks who takes the child', async () => {
    await button(page, '이서아 하원').click()
    const dialog = page.getByRole('dialog', { name: '하원' })
    await dialog.getByRole('button', { name: '하원하기' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('데려가는 분을 선택해 주세요.')
    await dialog.getByRole('radio', { name: '최영숙(할머니)' }).check()
    await expectAccessible(page, 'dialog[open]')
    await dialog.getByRole('button', { name: '하원하기' }).click()
    await expect(row(page, '이서아')).toContainText('최영숙(할머니)')
  })

  await test.step('a note draft survives a reload', async () => {
    await button(page, '문채원 알림장').click()
    await textbox(page, '오늘의 이야기').fill('오늘은 축구를 오래 했어요.')
    await page.reload()
    await button(page, '문채원 알림장').click()
    await expect(textbox(page, '오늘의 이야기')).toHaveValue('오늘은 축구를 오래 했어요.')
    await expectAccessible(page, 'dialog[open]')
    expect(await keptIn(page)).toContain('축구를 오래')
  })

  await test.step('no data is left after the sign-out in another tab', async () => {
    const tab = await page.context().newPage()
    await backend.lead(tab)
    await open(tab, '/my/profile')
    await button(tab, '로그아웃').click()
    await expect(tab.getByText('로그아웃했어요.', { exact: false })).toBeVisible()
    await expect(page).toHaveURL(/\/login/)
    for (const each of [page, tab])
      expect(await keptIn(each)).not.toMatch(/문채원|축구|seongsu|최영숙/)
  })
})

const keptIn = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
