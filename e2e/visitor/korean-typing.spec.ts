import type { Locator, Page } from '@playwright/test'
import { select } from '../support/controls'
import { expect, open, test } from '../support/test'

/** The browser's own composition events, as an input method makes them. */
async function inputMethodOf(page: Page) {
  const browser = await page.context().newCDPSession(page)
  return {
    compose: (text: string) =>
      browser.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      }),
    commit: (text: string) => browser.send('Input.insertText', { text }),
  }
}

const option = (page: Page, name: string): Locator =>
  page.getByRole('option', { name, exact: true })

test('what is being composed is searched, and a place pressed meanwhile stands alone in its field @phone', async ({
  page,
}) => {
  await open(page, '/pickup')
  const { compose, commit } = await inputMethodOf(page)
  const origin = select(page, '출발지')
  await origin.click()
  for (const state of ['ㅅ', '서', '성', '섣', '성']) await compose(state)
  await commit('성')
  for (const state of ['ㄷ', '도']) {
    await compose(state)
    await expect(option(page, '성동초등학교')).toBeVisible()
  }
  await expect(origin).toHaveValue('성도')
  await option(page, '성동초등학교').click()
  await expect(origin).toHaveValue('성동초등학교')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await origin.blur()
  await expect(origin).toHaveValue('성동초등학교')
})

test('Enter during a composition chooses the first place and sends no form @phone', async ({
  page,
}) => {
  let asked = ''
  page.on('dialog', async (dialog) => {
    asked = dialog.message()
    await dialog.accept()
  })
  await open(page, '/pickup')
  const { compose, commit } = await inputMethodOf(page)
  const dest = select(page, '도착지')
  await dest.click()
  await commit('분')
  await compose('다')
  await expect(option(page, '분당초등학교')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(dest).toHaveValue('분당초등학교')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(dest).toHaveValue('분당초등학교')
  expect(asked).toBe('')
})

for (const [path, box, state, found] of [
  ['/branches', '지점 검색', '맢', '마포점'],
  ['/programs', '프로그램 검색', '묽', '물감 탐험대'],
] as const) {
  test(`${path} searches what is being composed: ${state} @phone`, async ({ page }) => {
    await open(page, path)
    const { compose } = await inputMethodOf(page)
    await page.getByRole('searchbox', { name: box }).click()
    await compose(state)
    await expect(page.getByRole('main').getByText(found).first()).toBeVisible()
  })
}
