import type { Page } from '@playwright/test'
import { placeRows } from '../../tests/failures/rows/placeRows'
import { button, select, textbox } from '../support/controls'
import { PARENT } from '../support/rideDocuments'
import { PARENT_PHONE, signIn } from '../support/signIn'
import { expect, open, test } from '../support/test'
import { printedByBrowser, proveRows } from './proveCells'
import { proveCommand } from './proveCommand'
import { proveListRead } from './proveListRead'
import { COMMIT } from './requests'

// A list and a command of those that `tests/failures` proves: with the SDK, the policies and the styles as published.
const { 'places, reading': readingRow, 'places, saving': savingRow } = placeRows

const labels = ['우리 집', '할머니 댁', '학교', '학원']
let count = 0
const label = () => labels[count - 1] ?? ''

const reading = proveListRead({
  collection: 'places',
  begin: (page) => open(page, '/my/places'),
  isWaiting: async (page) => {
    await expect(button(page, '장소 추가')).toBeVisible()
    await expect(page.getByRole('navigation', { name: '내 메뉴' })).toBeVisible()
  },
  isShown: (page) =>
    expect(page.getByText(label() || '저장한 장소가 없어요.').first()).toBeVisible(),
})

/** `--line` in the light theme. */
const BUSY = 'rgb(239, 230, 220)'

const dialog = (page: Page) => page.getByRole('dialog')
const save = (page: Page) => dialog(page).getByRole('button', { name: '저장' })
const saving = proveCommand({
  begin: async ({ page }) => {
    count += 1
    await button(page, '장소 추가').click()
    await textbox(page, '이름').fill(label())
    await select(page, '장소').fill('성동초')
    await page.getByRole('option', { name: /성동초등학교/ }).click()
  },
  button: save,
  // Hovered: the spinner would be invisible on the hover colour.
  isBusy: (page) => expect(save(page)).toHaveCSS('background-color', BUSY),
  expectDone: async ({ page, backend }) => {
    await expect(dialog(page)).toBeHidden()
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: label() }) })
    await expect(card).toContainText('성동초등학교')
    expect(await backend.list(`users/${PARENT}/places`)).toHaveLength(count)
  },
  onContinue: async (page) => {
    await expect(textbox(page, '이름')).toHaveValue(label())
    await page.unroute(COMMIT)
    await dialog(page).getByRole('button', { name: '다시 시도' }).click()
  },
})

test.use({ allowedErrors: [printedByBrowser] })

proveRows(
  { 'places, reading': readingRow, 'places, saving': savingRow },
  {
    'places, reading': {
      start: ({ page }) => signIn(page, PARENT_PHONE, '/my/children'),
      proofs: reading,
      alsoProves: { 'places, saving': saving },
    },
  },
)
