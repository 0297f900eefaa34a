import type { SeedDocument } from '../../emulators/firestore/seedDocument.ts'
import { bookingId } from '../../emulators/seed/bookingId.ts'
import { type PlainValue, toWireFields } from '../../emulators/seed/wire.ts'
import { sampleBranches as branches } from '../../src/content/branches/branches.ts'
import { careProgramId } from '../../src/domain/care/careSession.ts'
import { dayOf, seoulInstant } from '../../src/domain/dates/day.ts'
import { sessionIdAt } from '../../src/domain/programs/programSession.ts'

export const CARE_CHILDREN = 100
const HALF_HOUR_MS = 30 * 60_000

type Row = Record<string, PlainValue>
const document = (path: string, row: Row): SeedDocument => ({ path, fields: toWireFields(row) })

/** Start of the running sessions, on this day in Seoul at any hour of a run. */
function startOf(now: Date): Date {
  const midnight = seoulInstant(dayOf(now), 0, 0)
  const began = new Date(Math.floor(now.getTime() / 60_000) * 60_000 - HALF_HOUR_MS)
  return began < midnight ? midnight : began
}

const parent = (nickname: string, at: Date): Row => ({
  nickname,
  phone: '+821000000032',
  termsVersion: '2026-11-01',
  privacyVersion: '2026-11-01',
  isMarketingAllowed: false,
  createdAt: at,
  updatedAt: at,
})

const child = (name: string, index: number, at: Date): Row => ({
  name,
  birthday: '2018-04-12',
  school: '성동초등학교',
  allergens: index % 3 === 0 ? [4, 5] : [],
  careNote: index % 2 === 0 ? '낮잠을 자면 깨워 주세요.' : '',
  healthConsentVersion: '1.0',
  people: [{ name: '최영숙', relation: '할머니', phone: '010-0000-0003' }],
  updatedAt: at,
})

/** A hundred children in every branch's running sessions, every second one present. */
export function dayOfCare(now: Date): SeedDocument[] {
  const startsAt = startOf(now)
  const endsAt = new Date(startsAt.getTime() + 8 * HALF_HOUR_MS)
  const sessionAt = (index: number) => {
    const programId = careProgramId(branches[index % branches.length]?.id ?? '')
    return { programId, startsAt, id: sessionIdAt({ programId, startsAt }) }
  }
  const sessions = branches.map((_, index) => {
    const { id, programId } = sessionAt(index)
    const row = { programId, startsAt, endsAt, capacity: 20, taken: 17, last: '' }
    return document(`program_sessions/${id}`, row)
  })
  const children = Array.from({ length: CARE_CHILDREN }, (_, index) => {
    const { id, programId } = sessionAt(index)
    const uid = `care-parent-${index}`
    const name = `이서아${index}`
    return [
      document(`users/${uid}`, parent(`보호자${index}`, startsAt)),
      document(`users/${uid}/children/child`, child(name, index, startsAt)),
      document(`program_sessions/${id}/bookings/${bookingId(id, uid, 'child')}`, {
        uid,
        childId: 'child',
        childName: name,
        programId,
        startsAt,
        createdAt: startsAt,
        updatedAt: startsAt,
        ...(Math.floor(index / branches.length) % 2 === 0 && { arrivedAt: startsAt }),
      }),
    ]
  })
  return [...sessions, ...children.flat()]
}
