import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { addMinutes } from 'date-fns/addMinutes'
import { beforeEach, expect } from 'vitest'
import { clockTime, dayOf } from '@/domain/dates/day'
import { overtaken } from '@/domain/remoteFailure'
import { sessionBookingId } from '@/repository/programs/bookingDocument'
import { staffAccount } from '../../emulators/seed/accounts'
import { aCareBooking } from '../domain/care/aCareBooking'
import { aMedication } from '../domain/care/aMedication'
import { rested } from '../pages/staff/rested'
import { PINNED_NOW } from '../pinnedClock'
import { aChildDocument, aMemberDocument } from '../repository/memberAccount'
import { failingSite, findMessage, itemWith } from './failingSite'
import { proveCommand } from './proveCommand'
import { proveListRead } from './proveListRead'
import { type Proof, type Proofs, proveRows } from './proveRows'
import { noMessage } from './proveStaffList'
import type { Fault } from './rows/failureRows'
import { medicineRows } from './rows/medicineRows'

const site = failingSite()

const signInAsStaff = () => site.backend.signInMember(staffAccount.uid)
beforeEach(() => site.signIn())

/** The sample's next stay, with a request for medicine. */
const card = () => itemWith(screen.getByRole('region', { name: '다가오는 예약' }), '15:00~')
const openBookings: Proof = async () => {
  await site.open('/my/bookings')
  await waitFor(() => expect(card()).toBeVisible())
}

const reading = proveListRead(site, {
  collection: 'medications',
  begin: openBookings,
  isWaiting: async () => {
    expect(within(card()).getByRole('button', { name: '예약 취소' })).toBeVisible()
    expect(within(card()).queryByText('해열제 5ml · 16:00')).toBeNull()
  },
  isShown: async () => expect(await screen.findByText('해열제 5ml · 16:00')).toBeVisible(),
})

const dialog = () => within(screen.getByRole('dialog', { name: '투약 의뢰' }))
const medicine = () => dialog().getByRole('textbox', { name: '약 이름' })
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

const asking = proveCommand(site, {
  begin: async () => {
    await openBookings()
    await site.tap(() => within(card()).getByRole('button', { name: '투약 의뢰' }))
    await waitFor(() => expect(medicine()).toBeVisible())
    type(medicine(), '비염약')
    type(dialog().getByLabelText('1번째 시간'), '15:30')
    for (const box of dialog().getAllByRole('checkbox')) await site.user.click(box)
  },
  button: () => dialog().getByRole('button', { name: '의뢰하기' }),
  stays: async () => expect(medicine()).toHaveValue('비염약'),
  isDone: async () => {
    expect(await screen.findByText('비염약 5ml · 15:30')).toBeVisible()
    const all = JSON.stringify(await site.backend.list('medications'))
    expect(all.split('비염약')).toHaveLength(2)
  },
})

const NAME = '강민서'
const UID = 'family-1'
const at = clockTime(addMinutes(PINNED_NOW, 10))
const give = `${NAME} ${at} 해열제 먹였어요`
const booking = aCareBooking({
  ...{ uid: UID, childId: 'child-1', childName: NAME, startsAt: PINNED_NOW },
  ...{ createdAt: PINNED_NOW, updatedAt: PINNED_NOW },
})
const { sessionId } = booking

/** A child that is there, with a dose in ten minutes. */
async function putDose(): Promise<void> {
  await signInAsStaff()
  await site.backend.put(`program_sessions/${sessionId}`, {
    ...{ programId: booking.programId, startsAt: PINNED_NOW, endsAt: addMinutes(PINNED_NOW, 60) },
    ...{ capacity: 20, taken: 1, last: '' },
  })
  await site.backend.put(`users/${UID}`, aMemberDocument('+821000000032'))
  await site.backend.put(`users/${UID}/children/child-1`, aChildDocument(NAME))
  await site.backend.putBookings({ ...booking, arrivedAt: PINNED_NOW, by: staffAccount.uid })
  const day = dayOf(PINNED_NOW)
  const { id: _, ...medication } = aMedication({
    ...{ uid: UID, childName: NAME, day, sessionId, times: [at], createdAt: PINNED_NOW },
    bookingId: await sessionBookingId(booking),
  })
  await site.backend.put(`medications/${UID}_child-1_${day.replaceAll('-', '')}_1`, {
    ...medication,
    updatedAt: PINNED_NOW,
  })
}
const isOffered = (name: string) =>
  waitFor(() => expect(screen.getByRole('button', { name })).toBeVisible())

const isUnread =
  (fault: Fault): Proof =>
  async () => {
    await putDose()
    await site.failReads(fault, 'medications')
    await site.open('/staff/care')
    await isOffered(`${NAME} 하원`)
    await site.giveUp(fault)
    expect(await screen.findByText('아이 정보 1건을 다시 불러오고 있어요.')).toBeVisible()
    expect(screen.queryByRole('button', { name: give })).toBeNull()
    await site.heal()
    await site.press('지금 다시')
    await isOffered(give)
  }
const readingOfDay: Proofs = {
  refused: isUnread('refused'),
  slow: async () => {
    await putDose()
    await site.failReads('slow', 'medications')
    await site.open('/staff/care')
    await isOffered(`${NAME} 하원`)
    await site.heal()
    await isOffered(give)
  },
  hanging: isUnread('hanging'),
  wrong: isUnread('wrong'),
}

const isGiven = async () =>
  expect(
    await screen.findByText(new RegExp(`에 먹였어요 · ${staffAccount.nickname}$`)),
  ).toBeVisible()
const giveButton = () => screen.getByRole('button', { name: give })
async function openDose(): Promise<void> {
  await putDose()
  await site.open('/staff/care')
  await isOffered(give)
}
const giving = proveCommand(site, {
  begin: openDose,
  button: giveButton,
  stays: rested,
  unsent: give,
  // The list that is read then shows it.
  finds: isGiven,
  isDone: async () => {
    await isGiven()
    await noMessage()
  },
})

proveRows(medicineRows, {
  'medications, reading on the card of a stay': reading,
  'medications, asking': asking,
  'the agit: medicine of a day': readingOfDay,
  'the agit: a dose': {
    ...giving,
    refused: async () => {
      await openDose()
      site.failCommits('refused')
      await site.tap(giveButton)
      await findMessage(overtaken.message)
      await rested()
      await site.heal()
      await site.tap(giveButton)
      await isGiven()
    },
  },
})
