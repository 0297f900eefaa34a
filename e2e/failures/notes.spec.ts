import type { Page, Route } from '@playwright/test'
import { button } from '../controls'
import { hold } from '../hold'
import { PARENT_PHONE, signIn } from '../signIn'
import { expect, open, test } from '../test'
import { noteRows } from './noteRows'
import { asHtml, DEADLINE_MS, never, type Proof, printedByBrowser, proveRows } from './proveCells'
import { answerReads, DENIED, FAILED, isReadOf, READ, refuse } from './requests'

const isNotes = isReadOf('care_notes')
const message = (page: Page) => page.getByRole('main').getByRole('alert')
const notes = (page: Page) => page.getByRole('article')

const readingFails =
  (answer: (route: Route) => unknown, words: RegExp | string, wayOut: string): Proof =>
  async ({ page }) => {
    if (answer === never) await page.clock.install()
    const asked = await answerReads(page, isNotes, answer)
    await open(page, '/my/notes')
    await asked()
    if (answer === never) await page.clock.runFor(DEADLINE_MS)
    await expect(message(page)).toContainText(words)
    await page.unroute(READ)
    await button(page, wayOut).click()
    await expect(notes(page).first()).toBeVisible()
  }

const readingIsSlow: Proof = async ({ page }) => {
  const release = await hold(page, READ, isNotes)
  await open(page, '/my/notes')
  await expect(page.getByText('알림장을 불러오고 있어요.')).toBeVisible()
  await expect(page.getByRole('navigation', { name: '내 메뉴' })).toBeVisible()
  release()
  await expect(notes(page).first()).toBeVisible()
}

test.use({ allowedErrors: [printedByBrowser] })

proveRows(noteRows, {
  'care_notes, reading': {
    start: ({ page }) => signIn(page, PARENT_PHONE, '/my/children'),
    proofs: {
      refused: readingFails(refuse, DENIED, '새로 고침'),
      slow: readingIsSlow,
      hanging: readingFails(never, FAILED, '다시 시도'),
      wrong: readingFails(asHtml, FAILED, '다시 시도'),
    },
  },
})
