import type { SeedDocument } from '../firestore/seedDocument.ts'
import { banners } from './banners.ts'
import { memberDocuments } from './member.ts'
import { programSessions } from './programSessions.ts'
import { basicSnacks, growthSnacks } from './snacks.ts'
import { specialSnackEvents } from './specialEvents.ts'
import { type PlainValue, toWireFields } from './wire.ts'

/** Everything a fresh local project holds. `now` is the moment that deadlines and update times count from. */
export function seedDocuments(now: Date): SeedDocument[] {
  const updatedAt = now
  const stamped = (rows: Record<string, Record<string, PlainValue>>) =>
    Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, { ...row, updatedAt }]))
  const collections: Record<string, Record<string, Record<string, PlainValue>>> = {
    banners,
    snack_menu_basic: stamped(basicSnacks),
    snack_menu_growth: stamped(growthSnacks),
    special_snack_events: specialSnackEvents(now),
    program_sessions: programSessions(now),
    ...memberDocuments(now),
  }
  return Object.entries(collections).flatMap(([collection, rows]) =>
    Object.entries(rows).map(([id, row]) => ({
      path: `${collection}/${id}`,
      fields: toWireFields(row),
    })),
  )
}
