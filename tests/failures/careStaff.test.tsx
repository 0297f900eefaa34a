import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { addMinutes } from 'date-fns/addMinutes'
import { beforeEach, expect } from 'vitest'
import type { SessionBooking } from '@/domain/programs/programSession'
import { REST_MS } from '@/domain/staff/pressRest'
import { sessionBookingId } from '@/repository/programs/bookingDocument'
import { staffAccount } from '../../emulators/seed/accounts'
import { aCareBooking } from '../domain/care/aCareBooking'
import { advanceTime } from '../pages/localSite'
import { rested } from '../pages/staff/rested'
import { PINNED_NOW } from '../pinnedClock'
import { aChildDocument, aMemberDocument } from '../repository/memberAccount'
import { failingSite, itemWith } from './failingSite'
import { proveCommand } from './proveCommand'
import { proveRows } from './proveRows'
import { noMessage, proveStaffList } from './proveStaffList'
import { careStaffRows } from './rows/careStaffRows'

const site = failingSite()
beforeEach(() => site.backend.signInMember(staffAccount.uid))

const NAME = '강민서'
const booking = aCareBooking({
  ...{ uid: 'family-1', childId: 'child-1', childName: NAME, startsAt: PINNED_NOW },
  ...{ createdAt: PINNED_NOW, updatedAt: PINNED_NOW },
})
const { sessionId } = booking
async function putStay(attendance: Partial<SessionBooking> = {}): Promise<void> {
  await site.backend.put(`program_sessions/${sessionId}`, {
    ...{ programId: booking.programId, startsAt: PINNED_NOW, endsAt: addMinutes(PINNED_NOW, 60) },
    ...{ capacity: 20, taken: 1, last: '' },
  })
  await site.backend.put('users/family-1', aMemberDocument('+821000000032'))
  await site.backend.put('users/family-1/children/child-1', aChildDocument(NAME))
  await site.backend.putBookings({ ...booking, ...attendance })
}
const cancel = async () =>
  site.backend.change(`program_sessions/${sessionId}/bookings/${await sessionBookingId(booking)}`, {
    ...{ cancelledAt: new Date(), cancelReason: '눈이 많이 와요.', updatedAt: new Date() },
  })

const row = () => itemWith(screen.getByRole('list', { name: '돌봄 명단' }), NAME)
const step = (name: string) => screen.getByRole('button', { name: `${NAME} ${name}` })
const isOffered = (name: string) => waitFor(() => expect(step(name)).toBeVisible())

const reading = proveStaffList(site, {
  ...{
    path: '/staff/care',
    collection: 'bookings',
    put: { before: () => putStay(), after: cancel },
  },
  isShown: {
    before: () => isOffered('등원'),
    after: () => waitFor(() => expect(row()).toHaveTextContent('눈이 많이 와요.')),
  },
})

const arriving = proveCommand(site, {
  begin: async () => {
    await putStay()
    await site.open('/staff/care')
    await isOffered('등원')
  },
  button: () => step('등원'),
  stays: rested,
  unsent: `${NAME} 등원`,
  // The list that is read then shows the child there.
  finds: () => isOffered('하원'),
  isDone: async () => {
    await isOffered('하원')
    await noMessage()
  },
})

const STORY = '오늘은 축구를 했어요.'
const dialog = () => within(screen.getByRole('dialog'))
const story = () => dialog().getByRole('textbox', { name: '오늘의 이야기' })
const writing = proveCommand(site, {
  begin: async () => {
    await putStay({ arrivedAt: PINNED_NOW, by: staffAccount.uid })
    await site.open('/staff/care')
    await site.press(`${NAME} 알림장`)
    await waitFor(() => expect(story()).toBeVisible())
    fireEvent.change(story(), { target: { value: STORY } })
  },
  // A note that has arrived is corrected.
  button: () => dialog().getByRole('button', { name: /^(고쳐 )?보내기$/ }),
  stays: async () => {
    await advanceTime(REST_MS)
    expect(story()).toHaveValue(STORY)
  },
  isRepeatable: true,
  isDone: async () => {
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(row()).toHaveTextContent('보냄'))
    const notes = JSON.stringify(await site.backend.list('care_notes'))
    expect(notes.split(STORY)).toHaveLength(2)
  },
})

proveRows(careStaffRows, {
  'the agit: care of a day': reading,
  'the agit: a child arrives': arriving,
  'the agit: sending a note': writing,
})
