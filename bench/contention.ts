import { initializeApp } from 'firebase/app'
import {
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getDoc,
  increment,
  initializeFirestore,
  serverTimestamp,
  setLogLevel,
  Timestamp,
  writeBatch,
} from 'firebase/firestore/lite'
import { createFirestoreEmulator } from '../emulators/firestore/server.ts'
import { bookingId } from '../emulators/seed/bookingId.ts'
import { type PlainValue, toWireFields } from '../emulators/seed/wire.ts'
import { addDays, dayOf, seoulInstant } from '../src/domain/dates/day.ts'
import { sessionIdAt } from '../src/domain/programs/programSession.ts'

/**
 * Many press 「예약하기」 at once for few seats, or with one last use of a pass, each a client of the SDK, as
 * src/repository/programs/sessionBookings.ts does it: the counter by `increment`, the booking and the use, in one commit.
 *
 *     npx tsx bench/contention.ts                      on the local Firestore
 *     FIRESTORE_EMULATOR_HOST=127.0.0.1:8080 npx …   on an emulator that runs with firestore.rules
 */
const PROJECT = 'demo-stampede'
const today = dayOf(new Date())

interface Press {
  readonly uid: string
  readonly programId: string
  readonly startsAt: Date
  /** Care takes the pass's only use. */
  readonly passId?: string
}

interface Scenario {
  readonly name: string
  readonly capacity: number
  readonly presses: readonly Press[]
  /** How many must succeed. */
  readonly winners: number
}

const tomorrow = seoulInstant(addDays(today, 1), 15, 0)
const numbers = (count: number) => Array.from({ length: count }, (_, number) => number)
const care = { programId: 'care-seongsu', startsAt: tomorrow, passId: 'pass' }

const scenarios: readonly Scenario[] = [
  {
    name: '200 parents, 20 seats of a program',
    capacity: 20,
    winners: 20,
    presses: numbers(200).map((number) => ({
      uid: `parent-${number}`,
      programId: 'art',
      startsAt: tomorrow,
    })),
  },
  {
    name: '100 parents, the last seat of care',
    capacity: 1,
    winners: 1,
    presses: numbers(100).map((number) => ({ uid: `parent-${number}`, ...care })),
  },
  {
    name: '100 presses of one account, the last use of its pass',
    capacity: 20,
    winners: 1,
    presses: numbers(100).map((number) => ({
      uid: 'parent',
      ...care,
      programId: `care-branch${number}`,
    })),
  },
]

interface Answer {
  readonly isBooked: boolean
  readonly code: string
  readonly ms: number
}

async function patch(host: string, path: string, fields: Record<string, PlainValue>) {
  const address = `http://${host}/v1/projects/${PROJECT}/databases/(default)/documents/${path}`
  const response = await fetch(address, {
    method: 'PATCH',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ fields: toWireFields(fields) }),
  })
  if (!response.ok) throw new Error(await response.text())
}

/** A separate connection, signed in without a server: emulators accept unsigned tokens. */
function connect(host: string, uid: string, client: string): Firestore {
  const [name = '', port] = host.split(':')
  const db = initializeFirestore(initializeApp({ projectId: PROJECT, apiKey: 'none' }, client), {})
  connectFirestoreEmulator(db, name, Number(port), { mockUserToken: { sub: uid } })
  return db
}

const idOf = (press: Press) => bookingId(sessionIdAt(press), press.uid, 'child')
const sessionPath = (press: Press) => `program_sessions/${sessionIdAt(press)}`
const passUsePath = ({ uid }: Press) => `users/${uid}/passes/pass/uses/1`

function commitOf(db: Firestore, press: Press): Promise<void> {
  const { uid, programId, startsAt, passId } = press
  const batch = writeBatch(db)
  const id = idOf(press)
  batch.update(doc(db, sessionPath(press)), { taken: increment(1), last: id })
  batch.set(doc(db, sessionPath(press), 'bookings', id), {
    uid,
    childId: 'child',
    childName: '김하준',
    programId,
    startsAt: Timestamp.fromDate(startsAt),
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
    ...(passId !== undefined && { passId, slot: '1' }),
  })
  if (passId !== undefined)
    batch.set(doc(db, passUsePath(press)), {
      sessionId: sessionIdAt(press),
      bookingId: id,
      childId: 'child',
      createdAt: serverTimestamp(),
    })
  return batch.commit()
}

/** Is a retry pointless? */
async function isGone(db: Firestore, press: Press): Promise<boolean> {
  const session = await getDoc(doc(db, sessionPath(press)))
  if (Number(session.get('taken')) >= Number(session.get('capacity'))) return true
  return press.passId !== undefined && (await getDoc(doc(db, passUsePath(press)))).exists()
}

/** Retries an aborted commit while it can succeed. */
async function send(db: Firestore, press: Press, triesLeft = 6): Promise<Answer> {
  const began = performance.now()
  const answer = (isBooked: boolean, code = '') => ({
    isBooked,
    code,
    ms: performance.now() - began,
  })
  try {
    await commitOf(db, press)
    return answer(true)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    if (code !== 'aborted' || triesLeft === 0 || (await isGone(db, press)))
      return answer(false, code)
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 600))
    const again = await send(db, press, triesLeft - 1)
    return { ...again, ms: performance.now() - began }
  }
}

const percentile = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)

async function prepare(host: string, { presses, capacity }: Scenario) {
  const database = `http://${host}/emulator/v1/projects/${PROJECT}/databases/(default)/documents`
  await fetch(database, { method: 'DELETE' })
  for (const press of new Map(presses.map((each) => [sessionIdAt(each), each])).values())
    await patch(host, sessionPath(press), {
      programId: press.programId,
      startsAt: press.startsAt,
      endsAt: new Date(press.startsAt.getTime() + 2 * 60 * 60 * 1000),
      capacity,
      taken: 0,
      last: '',
    })
  for (const uid of new Set(presses.map((press) => press.uid))) {
    await patch(host, `users/${uid}`, { nickname: '하준맘' })
    await patch(host, `users/${uid}/children/child`, { name: '김하준' })
    await patch(host, `orders/of-${uid}`, { uid, kind: 'membership', status: 'paid' })
    await patch(host, `users/${uid}/passes/pass`, {
      planKey: 'timepass',
      optionKey: '2h-25000',
      minutes: 120,
      startsOn: today,
      expiresOn: addDays(today, 30),
      orderId: `of-${uid}`,
    })
  }
}

async function contention(host: string, scenario: Scenario): Promise<boolean> {
  await prepare(host, scenario)
  const clients = scenario.presses.map((press, number) => ({
    press,
    db: connect(host, press.uid, `${scenario.name} ${number}`),
  }))
  const began = performance.now()
  const answers = await Promise.all(clients.map(({ db, press }) => send(db, press)))
  const totalMs = Math.round(performance.now() - began)

  const sessions = new Map(clients.map((client) => [sessionIdAt(client.press), client]))
  const counters = await Promise.all(
    [...sessions.values()].map(async ({ db, press }) =>
      Number((await getDoc(doc(db, sessionPath(press)))).get('taken')),
    ),
  )
  const agree = await Promise.all(
    clients.map(async ({ db, press }, index) => {
      const booking = doc(db, sessionPath(press), 'bookings', idOf(press))
      const isThere = await getDoc(booking).then(
        (found) => found.exists(),
        // The rules cannot know the owner of a missing booking.
        () => false,
      )
      return isThere === answers[index]?.isBooked
    }),
  )
  const booked = answers.filter(({ isBooked }) => isBooked).length
  const taken = counters.reduce((sum, count) => sum + count, 0)
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b)
  const refusals = [...new Set(answers.flatMap(({ code }) => (code ? [code] : [])))]
  console.log(
    `${host}: ${scenario.name}, ${totalMs} ms in all\n` +
      `booked ${booked}, taken ${taken}; refused as ${refusals.join(', ')}; every answer agrees with the documents: ${agree.every(Boolean)}\n` +
      `until the answer: half ${percentile(times, 0.5)} ms, 95 % ${percentile(times, 0.95)} ms, the last ${percentile(times, 1)} ms`,
  )
  return booked === scenario.winners && taken === scenario.winners && agree.every(Boolean)
}

async function stampedes(host: string): Promise<boolean> {
  setLogLevel('silent')
  const results: boolean[] = []
  for (const scenario of scenarios) results.push(await contention(host, scenario))
  return results.every(Boolean)
}

async function run(): Promise<boolean> {
  const named = process.env.FIRESTORE_EMULATOR_HOST
  if (named) return stampedes(named)
  const local = await createFirestoreEmulator().listen(0)
  try {
    return await stampedes(`127.0.0.1:${local.port}`)
  } finally {
    await local.close()
  }
}

process.exitCode = (await run()) ? 0 : 1
