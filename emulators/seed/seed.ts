import { dayOf } from '../../src/domain/dates/day.ts'
import type { SeedDocument } from '../firestore/seedDocument.ts'
import { banners } from './banners.ts'
import { careDocuments, careSessions } from './careDay.ts'
import { closeSeeded, comingDayDocuments } from './comingDay.ts'
import { memberDocuments } from './member.ts'
import { seededNotices } from './notices.ts'
import { seededSessions } from './programSessions.ts'
import { seededPrograms } from './programs.ts'
import { familyDocuments } from './sampleFamilies.ts'
import { basicSnacks, growthSnacks } from './snacks.ts'
import { specialSnackEvents } from './specialEvents.ts'
import { type PlainValue, toWireFields } from './wire.ts'

type Row = Record<string, PlainValue>

const documentsOf = (rows: Readonly<Record<string, Row>>): SeedDocument[] =>
  Object.entries(rows).map(([path, row]) => ({ path, fields: toWireFields(row) }))

const inCollections = (collections: Record<string, Record<string, Row>>): SeedDocument[] =>
  Object.entries(collections).flatMap(([collection, rows]) =>
    Object.entries(rows).map(([id, row]) => ({
      path: `${collection}/${id}`,
      fields: toWireFields(row),
    })),
  )

/** Kept per day: every end-to-end test seeds a project of its own. */
const seats = new Map<string, readonly SeedDocument[]>()

function seatDocuments(today: string): SeedDocument[] {
  const sessions = [...seededSessions(today), ...careSessions(today)].map(closeSeeded(today))
  const rows = sessions.flatMap(({ id, row, bookings }) => [
    [`program_sessions/${id}`, row] as const,
    ...Object.entries(bookings).map(
      ([booking, fields]) => [`program_sessions/${id}/bookings/${booking}`, fields] as const,
    ),
  ])
  return documentsOf({ ...Object.fromEntries(rows), ...familyDocuments(today) })
}

/** All documents of a local project; deadlines and update times count from `now`. */
export function seedDocuments(now: Date): SeedDocument[] {
  const stamped = (rows: Record<string, Row>) =>
    Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, { ...row, updatedAt: now }]))
  const today = dayOf(now)
  const seated = seats.get(today) ?? seatDocuments(today)
  seats.set(today, seated)
  return [
    ...inCollections({
      banners,
      notices: seededNotices(now),
      programs: stamped(seededPrograms),
      snack_menu_basic: stamped(basicSnacks),
      snack_menu_growth: stamped(growthSnacks),
      special_snack_events: specialSnackEvents(now),
      ...memberDocuments(now),
    }),
    ...documentsOf(careDocuments(now)),
    ...documentsOf(comingDayDocuments(now)),
    ...seated,
  ]
}
