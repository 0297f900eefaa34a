import { seoulInstant } from '@/domain/dates/day'
import type { PlainValue } from '../../emulators/seed/wire'
import type { Scenario } from './actors'
import { sessionsOf } from './careWishes'
import { branchOf } from './families'
import { soundDocuments, spoilt, type Target } from './hostileDocuments'

/** Writes a document past the rules. */
export type Put = (path: string, fields: Record<string, PlainValue>) => Promise<void>

/** Each morning somebody breaks documents in the console, one of each collection. */
export function playHostileDocuments(stage: Scenario, put: Put): void {
  const { agenda, days } = stage
  for (const [number, day] of days.entries())
    agenda.add(seoulInstant(day, 7, 10), () =>
      putDocuments(stage, put, targetOf(stage, day, number)),
    )
}

async function putDocuments(
  { journal, random }: Scenario,
  put: Put,
  target: Target,
): Promise<void> {
  for (const document of soundDocuments(target)) {
    await put(document.path, spoilt(random, document))
    const collection = document.path.split('/').at(-2) ?? ''
    journal.hostile.set(collection, (journal.hostile.get(collection) ?? 0) + 1)
  }
}

/** A child that comes that day, whose broken booking adjoins the sound one. */
function targetOf({ families, journal, random }: Scenario, day: string, number: number): Target {
  const sessions = sessionsOf(day)
  const booked = [...journal.seats.values()].filter(
    ({ sessionId, isCancelled }) => !isCancelled && sessions.some(({ id }) => id === sessionId),
  )
  const seat = booked[random.below(booked.length)]
  const family = families.find((one) => one.family.uid === seat?.uid)?.family
  const child = family?.children.find(({ id }) => id === seat?.childId)
  const place = sessions.findIndex(({ id }) => id === seat?.sessionId)
  const beside = sessions[place === 0 ? 1 : place - 1]
  if (!seat || !family || !child || !beside) throw new Error(`Nobody comes on ${day}.`)
  const { uid } = family
  return {
    ...{ number, uid, day, childId: child.id, childName: child.name, branchId: branchOf(uid) },
    bookingId: `hostile-${number}`,
    sessionId: beside.id,
    sessionStartsAt: beside.startsAt,
  }
}
