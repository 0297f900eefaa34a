import type { Page } from '@playwright/test'
import { putOwnNote, seoulDayOf } from '../../support/careDocuments'
import { now } from '../../support/clock'
import { hold } from '../../support/hold'
import { PARENT_PHONE, signIn } from '../../support/signIn'
import { expect, open, test } from '../../support/test'
import { never, type Proof, type Proofs, printedByBrowser, proveRows } from '../proveCells'
import { proveListRead } from '../proveListRead'
import { COMMIT, loseAnswers, refuse } from '../requests'
import { noteRows } from './noteRows'

const notes = (page: Page) => page.getByRole('article')
const openNotes = (page: Page) => open(page, '/my/notes')

const reading = proveListRead({
  collection: 'care_notes',
  begin: openNotes,
  isWaiting: async (page) => {
    await expect(page.getByText('알림장을 불러오고 있어요.')).toBeVisible()
    await expect(page.getByRole('navigation', { name: '내 메뉴' })).toBeVisible()
  },
  isShown: (page) => expect(notes(page).first()).toBeVisible(),
})

const newest = (page: Page) => notes(page).filter({ hasText: '종이접기' })
const isNew = (page: Page) => newest(page).getByText('새 알림장')

/** A little longer than a note must be on the screen to be seen. */
async function look(page: Page): Promise<void> {
  await expect(newest(page)).toBeVisible()
  await page.clock.runFor(1_100)
}

const putNote: Proof = ({ backend }) =>
  putOwnNote(backend, seoulDayOf(now()), '종이접기 학을 완성했어요.')

/** Marking as seen fails or is unanswered; it is repeated when the note is seen again. */
const markFails =
  (fault: (page: Page) => Promise<unknown>): Proof =>
  async (world) => {
    const { page } = world
    await putNote(world)
    await fault(page)
    const asked = page.waitForRequest(COMMIT)
    await openNotes(page)
    await look(page)
    await asked
    await expect(isNew(page)).toBeVisible()
    await expect(newest(page)).toContainText('종이접기 학을 완성했어요.')
    await page.unroute(COMMIT)
    await openNotes(page)
    await look(page)
    await expect(isNew(page)).toHaveCount(0)
    await openNotes(page)
    await expect(newest(page)).toBeVisible()
    await expect(isNew(page)).toHaveCount(0)
  }

const marking: Proofs = {
  refused: markFails((page) => page.route(COMMIT, refuse)),
  slow: async (world) => {
    const { page } = world
    await putNote(world)
    const release = await hold(page, COMMIT)
    const asked = page.waitForRequest(COMMIT)
    await openNotes(page)
    await look(page)
    await asked
    await expect(isNew(page)).toBeVisible()
    release()
    await expect(isNew(page)).toHaveCount(0)
  },
  hanging: markFails((page) => page.route(COMMIT, never)),
  wrong: markFails(loseAnswers),
}

test.use({ allowedErrors: [printedByBrowser] })

proveRows(noteRows, {
  'care_notes, reading': {
    start: async ({ page }) => {
      await page.clock.install({ time: now() })
      await signIn(page, PARENT_PHONE, '/my/children')
    },
    proofs: reading,
    alsoProves: { 'care_notes, marking as read': marking },
  },
})
