import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFirestoreEmulator } from '../../../../emulators/firestore/server.ts'
import { type RuleEngine, restore, verdictOf } from '../../../rules/engine.ts'
import { after, DAY } from '../../../rules/tables/aRide.ts'
import { invite, joinFamily } from '../../../rules/tables/families.ts'
import { guardians, people } from '../../../rules/tables/people.ts'
import { bookingIdIn, moveCounter, OWN, sessionAt } from '../../../rules/tables/seats.ts'
import { change, commit, put, SERVER_TIME, seedDocument } from '../../../rules/wire.ts'

// Commits within one millisecond share `request.time` on the official emulator too.
const NOW = new Date()
const SESSION = 'art_20270105_1500'
const BOOKING = `program_sessions/${SESSION}/bookings/${bookingIdIn(SESSION, OWN)}`
const startsAt = after(NOW, DAY)
const bookingMadeAt = (createdAt: Date | typeof SERVER_TIME) => ({
  ...OWN,
  childName: '김하온',
  programId: 'art',
  startsAt,
  createdAt,
  updatedAt: createdAt,
})

let engine: RuleEngine
let close = async () => {}

beforeAll(async () => {
  const server = await createFirestoreEmulator({ now: () => NOW.getTime() }).listen(0)
  engine = { host: `127.0.0.1:${server.port}`, projectId: 'demo-same-instant' }
  close = server.close
})
afterAll(() => close())

test('a booking counts one seat, even with another counter change at the same instant', async () => {
  const seed = [
    ...people(NOW),
    seedDocument(`program_sessions/${SESSION}`, sessionAt(startsAt, 8, 0)),
  ]
  await restore(engine, { seed, rows: [] })
  const book = commit(...moveCounter(SESSION, 1, OWN), put(BOOKING, bookingMadeAt(SERVER_TIME)))
  expect(await verdictOf(engine, 'parent', book)).toBe('allowed')
  expect(await verdictOf(engine, 'parent', commit(...moveCounter(SESSION, 1, OWN)))).toBe('refused')
})

test('a cancellation returns one seat, even with another counter change at the same instant', async () => {
  const seed = [
    ...people(NOW),
    seedDocument(`program_sessions/${SESSION}`, sessionAt(startsAt, 8, 5)),
    seedDocument(BOOKING, bookingMadeAt(NOW)),
  ]
  await restore(engine, { seed, rows: [] })
  const cancelled = { cancelledAt: SERVER_TIME, cancelReason: '폭설', updatedAt: SERVER_TIME }
  const cancel = commit(...moveCounter(SESSION, -1, OWN), change(BOOKING, cancelled))
  expect(await verdictOf(engine, 'teacher', cancel)).toBe('allowed')
  expect(await verdictOf(engine, 'teacher', commit(...moveCounter(SESSION, -1, OWN)))).toBe(
    'refused',
  )
})

test('one of two wins an invitation, even at the same instant', async () => {
  const seed = [
    ...people(NOW),
    ...guardians(NOW),
    seedDocument('family_invites/FVKKFVKKFV', { ...invite, createdAt: NOW }),
  ]
  await restore(engine, { seed, rows: [] })
  const verdicts = await Promise.all([
    verdictOf(engine, 'otherParent', joinFamily('otherParent')),
    verdictOf(engine, 'teacher', joinFamily('teacher')),
  ])
  expect(verdicts.sort()).toEqual(['allowed', 'refused'])
  expect(await verdictOf(engine, 'otherParent', joinFamily('otherParent'))).toBe('refused')
})
