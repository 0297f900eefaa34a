import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect } from 'vitest'
import { dayOf } from '@/domain/dates/day'
import { aDayNote } from '../domain/care/aDayNote'
import { advanceTime } from '../pages/localSite'
import { failingSite } from './failingSite'
import { proveListRead } from './proveListRead'
import { type Proof, type Proofs, proveRows } from './proveRows'
import type { Fault } from './rows/failureRows'
import { noteRows } from './rows/noteRows'

const site = failingSite()
beforeEach(site.signIn)

const openNotes = () => site.open('/my/notes')

const reading = proveListRead(site, {
  collection: 'care_notes',
  begin: openNotes,
  isWaiting: async () => {
    expect(await screen.findByText('알림장을 불러오고 있어요.')).toBeVisible()
    expect(screen.getByRole('navigation', { name: '내 메뉴' })).toBeVisible()
  },
  isShown: async () => expect(await screen.findByRole('article')).toBeVisible(),
})

const TEXT = '종이접기 학을 완성했어요.'
/** A little longer than a note must be on the screen to be seen. */
const LOOK_MS = 1_100

const note = async () => (await screen.findByText(TEXT)).closest('article')
const isNew = async () => expect(await note()).toHaveTextContent('새 알림장')
const isRead = async () => {
  const article = await note()
  await waitFor(() => expect(article).not.toHaveTextContent('새 알림장'))
}
async function putNote(): Promise<void> {
  const at = new Date()
  const times = { day: dayOf(at), createdAt: at, updatedAt: at }
  await site.backend.put('care_notes/newest', aDayNote({ uid: site.uid, text: TEXT, ...times }))
}
async function look(): Promise<void> {
  await openNotes()
  await note()
  await advanceTime(LOOK_MS)
}

/** Marking as seen fails or is unanswered; it is repeated when the note is seen again. */
const markFails =
  (fault: Fault): Proof =>
  async () => {
    await putNote()
    site.failCommits(fault)
    await look()
    await site.giveUp(fault)
    await isNew()
    await site.heal()
    await look()
    await isRead()
    await openNotes()
    await isRead()
  }

const marking: Proofs = {
  refused: markFails('refused'),
  slow: async () => {
    await putNote()
    site.failCommits('slow')
    await look()
    await site.giveUp('slow')
    await isNew()
    await site.heal()
    await isRead()
  },
  hanging: markFails('hanging'),
  wrong: markFails('wrong'),
}

proveRows(noteRows, { 'care_notes, reading': reading, 'care_notes, marking as read': marking })
