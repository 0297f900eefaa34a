import type { Locator, Page } from '@playwright/test'
import { autoAcceptDialogs } from '../support/autoAcceptDialogs'
import { select } from '../support/controls'
import { goTo } from '../support/goTo'
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

test('what is being composed is searched, a place pressed meanwhile stands alone in its field, and Enter chooses and sends no form @phone', async ({
  page,
}) => {
  const asked = autoAcceptDialogs(page)
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
  expect(asked).toEqual([])

  await goTo(page, '/branches')
  await page.getByRole('searchbox', { name: '지점 검색' }).click()
  await compose('맢')
  await expect(page.getByText('지점 1곳')).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { name: '마포점' })).toBeVisible()
})
