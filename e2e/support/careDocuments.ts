import { bookingId } from '../../emulators/seed/bookingId'
import { careBookingPaths } from '../../emulators/seed/careDay'
import { toWireFields } from '../../emulators/seed/wire'
import { afternoonNow } from './afternoon'
import { now } from './clock'
import { PARENT } from './rideDocuments'
import type { Backend } from './test'

const MINUTE_MS = 60_000
const SEOUL_AHEAD_MS = 9 * 60 * MINUTE_MS

/** A full minute so many minutes from now: sessions are named by their minute. */
const inMinutes = (minutes: number, at = now()): Date =>
  new Date((Math.floor(at.getTime() / MINUTE_MS) + minutes) * MINUTE_MS)

const seoul = (instant: Date) => new Date(instant.getTime() + SEOUL_AHEAD_MS).toISOString()
export const seoulDayOf = (instant: Date): string => seoul(instant).slice(0, 10)

export interface CareSession {
  id: string
  startsAt: Date
  endsAt: Date
}

export const careSession = (from: number, to: number, at = now()): CareSession => {
  const startsAt = inMinutes(from, at)
  const name = seoul(startsAt).slice(0, 16).replace(/[-:]/g, '').replace('T', '_')
  return { id: `care-seongsu_${name}`, startsAt, endsAt: inMinutes(to, at) }
}

/** A session relative to `AFTERNOON_AHEAD_MS`. */
export const afternoonSession = (from: number, to: number): CareSession =>
  careSession(from, to, afternoonNow())

/** Replaces the care sessions of the local project. */
export async function putCareDay(
  backend: Backend,
  sessions: readonly (CareSession & { taken: number })[],
): Promise<void> {
  await Promise.all([
    ...careBookingPaths(backend.now()).map((path) => backend.remove(path)),
    ...sessions.map(({ id, taken, ...times }) =>
      backend.patch(
        `program_sessions/${id}`,
        toWireFields({ ...times, programId: 'care-seongsu', capacity: 20, taken, last: '' }),
      ),
    ),
  ])
}

interface CareChild {
  name: string
  allergens?: readonly number[]
  careNote?: string
  people?: readonly { name: string; relation: string; phone: string }[]
}

export const familyOf = (name: string): string =>
  `family-${[...name].map((letter) => letter.charCodeAt(0)).join('-')}`

export async function putCareChild(
  backend: Backend,
  { name, allergens = [], careNote = '', people = [] }: CareChild,
  sessions: readonly CareSession[],
  attendance: Record<string, Date> = {},
): Promise<void> {
  const uid = familyOf(name)
  const at = backend.now()
  await backend.patch(
    `users/${uid}`,
    toWireFields({
      nickname: `${name} 보호자`.slice(0, 12),
      phone: '+821000000032',
      termsVersion: '2026-11-01',
      privacyVersion: '2026-11-01',
      isMarketingAllowed: false,
      createdAt: at,
      updatedAt: at,
    }),
  )
  await backend.patch(
    `users/${uid}/children/child`,
    toWireFields({
      name,
      birthday: '2018-04-12',
      school: '',
      allergens: [...allergens],
      careNote,
      healthConsentVersion: '2026-11-01',
      people: people.map((person) => ({ ...person })),
      updatedAt: at,
    }),
  )
  for (const [index, session] of sessions.entries()) {
    const seat = { uid, childId: 'child', childName: name, passId: 'pass', slot: String(index + 1) }
    await putSeat(backend, session, seat, attendance)
  }
}

export interface CareSeat {
  uid: string
  childId: string
  childName: string
  passId: string
  slot: string
}

export const seatPath = ({ id }: CareSession, { uid, childId }: CareSeat): string =>
  `program_sessions/${id}/bookings/${bookingId(id, uid, childId)}`

const putBooking = (
  backend: Backend,
  session: CareSession,
  seat: CareSeat,
  attendance: Record<string, Date | string>,
): Promise<void> => {
  const bookedAt = inMinutes(-180, backend.now())
  return backend.patch(
    seatPath(session, seat),
    toWireFields({
      ...seat,
      programId: 'care-seongsu',
      startsAt: session.startsAt,
      createdAt: bookedAt,
      updatedAt: bookedAt,
      ...attendance,
    }),
  )
}

export async function putSeat(
  backend: Backend,
  session: CareSession,
  seat: CareSeat,
  attendance: Record<string, Date | string> = {},
): Promise<void> {
  await putBooking(backend, session, seat, attendance)
  const { uid, childId, passId, slot } = seat
  await backend.patch(
    `users/${uid}/passes/${passId}/uses/${slot}`,
    toWireFields({
      sessionId: session.id,
      bookingId: bookingId(session.id, uid, childId),
      childId,
      createdAt: inMinutes(-180, backend.now()),
    }),
  )
}

const ownSeat: CareSeat = {
  uid: PARENT,
  childId: 'child-1',
  childName: '김하준',
  passId: 'order-none-1',
  slot: '1',
}

export const putOwnSeat = (
  backend: Backend,
  session: CareSession,
  attendance: Record<string, Date | string> = {},
): Promise<void> => putBooking(backend, session, ownSeat, attendance)

export const markOwnSeat = (
  backend: Backend,
  session: CareSession,
  fields: Record<string, Date | string>,
): Promise<void> =>
  backend.patch(seatPath(session, ownSeat), toWireFields({ ...fields, updatedAt: backend.now() }))

export const putOwnNote = (
  backend: Backend,
  day: string,
  text: string,
  seenAt: Date | null = null,
): Promise<void> =>
  backend.patch(
    `care_notes/${PARENT}_${ownSeat.childId}_${day.replaceAll('-', '')}`,
    toWireFields({
      uid: PARENT,
      childId: ownSeat.childId,
      childName: ownSeat.childName,
      branchId: 'seongsu',
      day,
      meal: 'some',
      mood: 'happy',
      text,
      writer: '박민지',
      by: 'staff',
      createdAt: backend.now(),
      updatedAt: backend.now(),
      seenAt,
    }),
  )
