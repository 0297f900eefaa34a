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
import { noOutcome, outcomeMessage } from '../src/domain/programs/sessionOutcome.ts'

/**
 * Many parents press 「예약하기」 at once for few seats, each a client of the SDK with an account of its own, as
 * src/repository/sessionBookings.ts does it: the counter by `increment` and the booking, in one commit.
 *
 *     npx tsx bench/stampede.ts                      on the local Firestore
 *     FIRESTORE_EMULATOR_HOST=127.0.0.1:8080 npx …   on an emulator that runs with firestore.rules
 */
const PARENTS = 200
const SEATS = 20
const SESSION_ID = 'art_20300102_1500'
const SESSION = `program_sessions/${SESSION_ID}`
const PROJECT = 'demo-stampede'
const startsAt = new Date('2030-01-02T15:00:00+09:00')

const idOf = (uid: string) => bookingId(SESSION_ID, uid, 'child')

interface Answer {
  uid: string
  outcome: 'booked' | 'gone' | 'other'
  code: string
  ms: number
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

/** A parent's own connection, signed in without a server: emulators take unsigned tokens. */
function parentOf(host: string, number: number): { uid: string; db: Firestore } {
  const uid = `parent-${number}`
  const [name = '', port] = host.split(':')
  const db = initializeFirestore(initializeApp({ projectId: PROJECT, apiKey: 'none' }, uid), {})
  connectFirestoreEmulator(db, name, Number(port), { mockUserToken: { sub: uid } })
  return { uid, db }
}

const isFull = async (db: Firestore): Promise<boolean> => {
  const session = await getDoc(doc(db, SESSION))
  return Number(session.get('taken')) >= Number(session.get('capacity'))
}

async function press(uid: string, db: Firestore, triesLeft = 6): Promise<Answer> {
  const began = performance.now()
  const id = idOf(uid)
  const batch = writeBatch(db)
  batch.update(doc(db, SESSION), { taken: increment(1), last: id })
  batch.set(doc(db, SESSION, 'bookings', id), {
    uid,
    childId: 'child',
    childName: '김하준',
    programId: 'art',
    startsAt: Timestamp.fromDate(startsAt),
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
  })
  try {
    await batch.commit()
    return { uid, outcome: 'booked', code: '', ms: performance.now() - began }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    const outcome = (await isFull(db)) ? 'gone' : 'other'
    if (code === 'aborted' && outcome === 'other' && triesLeft > 0) {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 600))
      const answer = await press(uid, db, triesLeft - 1)
      return { ...answer, ms: performance.now() - began }
    }
    return { uid, outcome, code, ms: performance.now() - began }
  }
}

const percentile = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)

async function stampede(host: string): Promise<boolean> {
  setLogLevel('silent')
  const database = `http://${host}/emulator/v1/projects/${PROJECT}/databases/(default)/documents`
  await fetch(database, { method: 'DELETE' })
  const session = { programId: 'art', startsAt, endsAt: new Date(startsAt.getTime() + 3_600_000) }
  await patch(host, SESSION, { ...session, capacity: SEATS, taken: 0, last: '' })
  const parents = Array.from({ length: PARENTS }, (_, number) => parentOf(host, number))
  for (const { uid } of parents)
    await patch(host, `users/${uid}/children/child`, { name: '김하준' })

  const began = performance.now()
  const answers = await Promise.all(parents.map(({ uid, db }) => press(uid, db)))
  const totalMs = Math.round(performance.now() - began)

  const [first] = parents
  const taken = first && (await getDoc(doc(first.db, SESSION))).get('taken')
  const each = await Promise.all(
    parents.map(async ({ uid, db }) => {
      const own = answers.find((answer) => answer.uid === uid)
      const booking = doc(db, SESSION, 'bookings', idOf(uid))
      const isThere = await getDoc(booking).then(
        (found) => found.exists(),
        // Whose a missing booking is the rules cannot know.
        () => false,
      )
      return isThere === (own?.outcome === 'booked')
    }),
  )
  const count = (outcome: Answer['outcome']) =>
    answers.filter((answer) => answer.outcome === outcome).length
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b)
  const loser = outcomeMessage({ ...noOutcome, gone: 1 })
  const refusals = [...new Set(answers.flatMap(({ code }) => (code ? [code] : [])))]
  console.log(
    `${host}: ${PARENTS} parents, ${SEATS} seats, ${totalMs} ms in all\n` +
      `booked ${count('booked')}, gone ${count('gone')} (「${loser}」), other ${count('other')}; refused as ${refusals.join(', ')}\n` +
      `taken ${taken}; every answer agrees with the documents: ${each.every(Boolean)}\n` +
      `until the answer: half ${percentile(times, 0.5)} ms, 95 % ${percentile(times, 0.95)} ms, the last ${percentile(times, 1)} ms`,
  )
  return count('booked') === SEATS && taken === SEATS && count('other') === 0 && each.every(Boolean)
}

async function run(): Promise<boolean> {
  const named = process.env.FIRESTORE_EMULATOR_HOST
  if (named) return stampede(named)
  const local = await createFirestoreEmulator().listen(0)
  try {
    return await stampede(`127.0.0.1:${local.port}`)
  } finally {
    await local.close()
  }
}

process.exitCode = (await run()) ? 0 : 1
