import type { Page } from '@playwright/test'
import { button, select, textbox } from '../support/controls'
import { hold } from '../support/hold'
import { PARENT } from '../support/rideDocuments'
import { PARENT_PHONE, signIn } from '../support/signIn'
import { expect, test } from '../support/test'
import { HTML, printedByBrowser } from './proveCells'
import { DENIED, FAILED } from './requests'

const COMMIT = /:commit/
/** `--line` in the light theme. */
const BUSY = 'rgb(239, 230, 220)'

const message = (page: Page) => page.getByRole('main').getByRole('alert')

test.use({ allowedErrors: [printedByBrowser] })

// A list and a command of those that `tests/failures` proves: with the SDK, the policies and the styles as published.
test('a list that is refused comes again, and a place whose answers come late and then not at all is saved once @phone', async ({
  page,
  backend,
}) => {
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: '저장' })
  const card = (label: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: label }) })
  const places = () => backend.list(`users/${PARENT}/places`)
  const fillIn = async (label: string) => {
    await button(page, '장소 추가').click()
    await textbox(page, '이름').fill(label)
    await select(page, '장소').fill('성동초')
    await page.getByRole('option', { name: /성동초등학교/ }).click()
  }

  await backend.fail({ collection: 'places', status: 403 })
  await signIn(page, PARENT_PHONE, '/my/places')
  await expect(message(page)).toContainText(DENIED)
  await backend.clearFaults()
  await button(page, '새로 고침').click()
  await expect(page.getByText('저장한 장소가 없어요.')).toBeVisible()

  await fillIn('우리 집')
  const release = await hold(page, COMMIT)
  await save.click()
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  // Hovered: the spinner would be invisible on the hover colour.
  await expect(save).toHaveCSS('background-color', BUSY)
  release()
  await expect(card('우리 집')).toContainText('성동초등학교')

  await fillIn('할머니 댁')
  await page.route(COMMIT, async (route) => {
    await route.fetch()
    await route.fulfill({ contentType: 'text/html', body: HTML })
  })
  await save.click()
  await expect(message(page).filter({ hasText: FAILED })).toBeVisible()
  await expect(textbox(page, '이름')).toHaveValue('할머니 댁')
  await page.unroute(COMMIT)
  await dialog.getByRole('button', { name: '다시 시도' }).click()
  await expect(dialog).toBeHidden()
  await expect(card('할머니 댁')).toHaveCount(1)
  expect(await places()).toHaveLength(2)
})
