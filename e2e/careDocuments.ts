import { bookingId } from '../emulators/seed/bookingId'
import { careBookingPaths } from '../emulators/seed/careDay'
import { toWireFields } from '../emulators/seed/wire'
import type { Backend } from './test'

const MINUTE_MS = 60_000
const SEOUL_AHEAD_MS = 9 * 60 * MINUTE_MS

/** A full minute so many minutes from now: sessions are named by their minute. */
export const inMinutes = (minutes: number): Date =>
  new Date((Math.floor(Date.now() / MINUTE_MS) + minutes) * MINUTE_MS)

const seoul = (instant: Date) => new Date(instant.getTime() + SEOUL_AHEAD_MS).toISOString()
export const seoulDayOf = (instant: Date): string => seoul(instant).slice(0, 10)
export const seoulClock = (instant: Date): string => seoul(instant).slice(11, 16)

/** A care session of 성수점. */
export interface CareSession {
  id: string
  startsAt: Date
  endsAt: Date
}

export const careSession = (from: number, to: number): CareSession => {
  const startsAt = inMinutes(from)
  const name = seoul(startsAt).slice(0, 16).replace(/[-:]/g, '').replace('T', '_')
  return { id: `care-seongsu_${name}`, startsAt, endsAt: inMinutes(to) }
}

/** The agit's day as the administrator puts it, without the care that every local project begins with. */
export async function putCareDay(
  backend: Backend,
  sessions: readonly (CareSession & { taken: number })[],
): Promise<void> {
  for (const path of careBookingPaths(new Date())) await backend.remove(path)
  for (const { id, taken, ...times } of sessions)
    await backend.patch(
      `program_sessions/${id}`,
      toWireFields({ ...times, programId: 'care-seongsu', capacity: 20, taken, last: '' }),
    )
}

interface CareChild {
  name: string
  allergens?: readonly number[]
  careNote?: string
  people?: readonly { name: string; relation: string; phone: string }[]
}

export const familyOf = (name: string): string =>
  `family-${[...name].map((letter) => letter.charCodeAt(0)).join('-')}`

/** A family with a child, and its seats of care with a use each. */
export async function putCareChild(
  backend: Backend,
  { name, allergens = [], careNote = '', people = [] }: CareChild,
  sessions: readonly CareSession[],
  attendance: Record<string, Date> = {},
): Promise<void> {
  const uid = familyOf(name)
  const now = new Date()
  await backend.patch(
    `users/${uid}`,
    toWireFields({
      nickname: `${name} 보호자`.slice(0, 12),
      phone: '+821000000032',
      termsVersion: '2026-11-01',
      privacyVersion: '2026-11-01',
      isMarketingAllowed: false,
      createdAt: now,
      updatedAt: now,
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
      updatedAt: now,
    }),
  )
  for (const [index, { id, startsAt }] of sessions.entries()) {
    const slot = String(index + 1)
    const booking = bookingId(id, uid, 'child')
    await backend.patch(
      `program_sessions/${id}/bookings/${booking}`,
      toWireFields({
        uid,
        childId: 'child',
        childName: name,
        programId: 'care-seongsu',
        startsAt,
        createdAt: inMinutes(-120),
        updatedAt: inMinutes(-120),
        passId: 'pass',
        slot,
        ...attendance,
      }),
    )
    await backend.patch(
      `users/${uid}/passes/pass/uses/${slot}`,
      toWireFields({ sessionId: id, bookingId: booking, childId: 'child', createdAt: now }),
    )
  }
}
