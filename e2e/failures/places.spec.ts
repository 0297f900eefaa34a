import type { Page } from '@playwright/test'
import { button, select, textbox } from '../support/controls'
import { PARENT } from '../support/rideDocuments'
import { PARENT_PHONE, signIn } from '../support/signIn'
import { expect, open, test } from '../support/test'
import { placeRows } from './placeRows'
import { printedByBrowser, proveRows } from './proveCells'
import { proveCommand } from './proveCommand'
import { proveListRead } from './proveListRead'
import { COMMIT } from './requests'

const PLACES = `users/${PARENT}/places`
const card = (page: Page, label: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: label }) })
const openPlaces = (page: Page) => open(page, '/my/places')

const reading = proveListRead({
  collection: 'places',
  begin: openPlaces,
  isWaiting: async (page) => {
    await expect(button(page, '장소 추가')).toBeVisible()
    await expect(page.getByRole('navigation', { name: '내 메뉴' })).toBeVisible()
  },
  isShown: (page) => expect(page.getByText('저장한 장소가 없어요.')).toBeVisible(),
})

const labels = ['우리 집', '할머니 댁', '학교', '학원']
let place = -1
const label = () => labels[place] ?? ''

const dialog = (page: Page) => page.getByRole('dialog')
const save = (page: Page) => dialog(page).getByRole('button', { name: '저장' })
const saving = proveCommand({
  begin: async ({ page }) => {
    place += 1
    await button(page, '장소 추가').click()
    await textbox(page, '이름').fill(label())
    await select(page, '장소').fill('성동초')
    await page.getByRole('option', { name: /성동초등학교/ }).click()
  },
  button: save,
  expectDone: async ({ page, backend }) => {
    await expect(dialog(page)).toBeHidden()
    await expect(card(page, label())).toContainText('성동초등학교')
    expect(await backend.list(PLACES)).toHaveLength(1)
  },
  onContinue: async (page) => {
    await expect(textbox(page, '이름')).toHaveValue(label())
    await page.unroute(COMMIT)
    await dialog(page).getByRole('button', { name: '다시 시도' }).click()
  },
})

const deleting = proveCommand({
  begin: ({ page }) => expect(card(page, label())).toBeVisible(),
  button: (page) => button(page, `${label()} 삭제`),
  expectDone: async ({ page, backend }) => {
    await expect(page.getByText(`${label()}을(를) 삭제했어요.`)).toBeVisible()
    await expect(card(page, label())).toHaveCount(0)
    expect(await backend.list(PLACES)).toHaveLength(0)
  },
  isResent: true,
  onContinue: async (page) => {
    await page.unroute(COMMIT)
    await button(page, '다시 시도').click()
  },
})

test.use({ allowedErrors: [printedByBrowser] })

proveRows(placeRows, {
  'places, reading': {
    start: ({ page }) => signIn(page, PARENT_PHONE, '/my/children'),
    proofs: reading,
    alsoProves: { 'places, saving': saving, 'places, deleting': deleting },
  },
})
