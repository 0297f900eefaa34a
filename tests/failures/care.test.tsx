import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect } from 'vitest'
import { careProgramId, careTimetable } from '@/domain/care/careSession'
import { dayOf, formatTimeSpan } from '@/domain/dates/day'
import { sessionIdAt, sessionsOfDay } from '@/domain/programs/programSession'
import { PINNED_NOW } from '../pinnedClock'
import { failingSite, findMessage } from './failingSite'
import { proveBooking } from './proveBooking'
import { type Proof, type Proofs, proveRows } from './proveRows'
import { careRows } from './rows/careRows'
import type { Fault } from './rows/failureRows'

const site = failingSite()
beforeEach(site.signIn)

const BRANCH = 'jamsil'
const openCare = () => site.open(`/care?branch=${BRANCH}`)
const times = () => within(screen.getByRole('list', { name: '시간' })).getAllByRole('button')
const areTimesShown = () => waitFor(() => expect(times()[0]).toBeVisible())
const child = () => screen.findByRole('radio', { name: '김서연' })
const isPassShown = async () =>
  expect(await screen.findByRole('combobox', { name: '이용권' })).toBeVisible()

const readingFails =
  (collection: string, fault: Fault, ends: Proof): Proof =>
  async () => {
    await site.failReads(fault, collection)
    await openCare()
    await child()
    await site.giveUp(fault)
    await ends()
  }

const usesAreUnknown: Proof = async () => {
  expect((await screen.findAllByText(/남은 횟수를 확인하지 못했어요/))[0]).toBeVisible()
  await site.user.click(await child())
  await areTimesShown()
}
const sessionsAreUnknown: Proof = async () => {
  await findMessage('잔여 좌석을 확인하지 못했어요.')
  await isPassShown()
  await site.heal()
  await site.press('다시 시도')
  await areTimesShown()
}

const reading = (collection: string, ends: Proof): Proofs => ({
  refused: readingFails(collection, 'refused', ends),
  slow: async () => {
    await site.failReads('slow', collection)
    await openCare()
    expect(await screen.findByRole('combobox', { name: '지점' })).toHaveValue(BRANCH)
    expect(screen.queryByRole('list', { name: '시간' })).toBeNull()
    await site.heal()
    await areTimesShown()
  },
  hanging: readingFails(collection, 'hanging', ends),
  wrong: readingFails(collection, 'wrong', ends),
})

const [session] = sessionsOfDay(careProgramId(BRANCH), careTimetable, dayOf(PINNED_NOW))
if (!session) throw new Error('there is no care today')

/** With the last use of the pass. */
const booking = proveBooking(site, {
  session: `program_sessions/${sessionIdAt(session)}`,
  capacity: session.capacity,
  choose: async () => {
    await openCare()
    await site.user.click(await child())
    expect(await screen.findByText(/^라이트 2시간권 · 1회 남음/)).toBeVisible()
    await site.press(new RegExp(`^${formatTimeSpan(session)}`))
  },
  chosen: () => within(screen.getByRole('region', { name: '예약 요약' })).getAllByRole('listitem'),
})

proveRows(careRows, {
  'uses of a pass, reading': reading('uses', usesAreUnknown),
  'program_sessions of care, reading': reading('program_sessions', sessionsAreUnknown),
  'seat and use, booking': booking,
})
