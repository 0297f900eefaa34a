import { afterAll, describe, expect, it, vi } from 'vitest'
import { addDays, dayOf, seoulInstant } from '@/domain/dates/day'
import { createAuthEmulator } from '../../emulators/auth/server'
import { createFirestoreEmulator } from '../../emulators/firestore/server'
import type { SeedAccount } from '../../emulators/seed/accounts'
import { toWireFields } from '../../emulators/seed/wire'
import { createRandom } from '../emulators/firestore/random'
import { pressesOf, type Scenario } from './actors'
import { Agenda } from './agenda'
import {
  compareLedgers,
  compareOrders,
  compareTexts,
  compareUses,
  documentCounts,
} from './agreement'
import { playCareBookings } from './careBookingWeek'
import { playCareDays } from './careDayWeek'
import { type Device, openDevice, PROJECT } from './device'
import { branches, branchTeachers, familiesOf, guardianships, teachers } from './families'
import { faultyNetwork } from './faultyNetwork'
import { type Put, playHostileDocuments } from './hostileWeek'
import { playGuardians } from './joinWeek'
import { Journal } from './journal'
import { playNotes } from './noteWeek'
import { playOrders } from './orderWeek'
import { compareSeats } from './stayAgreement'
import { weekClock } from './weekClock'

const apps = vi.hoisted(() => ({ count: 0 }))
// Pages count their apps from one, but share the list here.
vi.mock('firebase/app', async (original) => {
  const sdk = await original<typeof import('firebase/app')>()
  const initializeApp = (options: object, name: string) => {
    apps.count += 1
    return sdk.initializeApp(options, `${name} ${apps.count}`)
  }
  return { ...sdk, initializeApp }
})

/** `WEEK_SEED=7 npm run test:week` plays another week. */
const seed = Number(process.env.WEEK_SEED ?? 20261130)
const FAULTY_SHARE = 0.1
const SUNDAY = '2026-11-29'

// Of each broken document that is read.
vi.spyOn(console, 'warn').mockImplementation(() => undefined)

const clock = weekClock()
clock.set(seoulInstant(SUNDAY, 8, 0))
const now = () => Date.now()

const families = familiesOf(createRandom(seed))
const accounts = [
  ...families,
  ...teachers,
  ...Object.values(branchTeachers),
  ...guardianships.map(({ account }) => account),
]
const auth = await createAuthEmulator({ now, seed: () => accounts }).listen(0)
const local = await createFirestoreEmulator({ now }).listen(0)
const host = `127.0.0.1:${local.port}`
const network = faultyNetwork({ host, random: createRandom(seed + 1), share: FAULTY_SHARE })

afterAll(async () => {
  network.stop()
  clock.stop()
  await Promise.all([auth.close(), local.close()])
})

/** As the console does. */
const put: Put = async (path, fields) => {
  const response = await fetch(
    `http://${host}/v1/projects/${PROJECT}/databases/(default)/documents/${path}`,
    {
      method: 'PATCH',
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
      body: JSON.stringify({ fields: toWireFields(fields) }),
    },
  )
  expect(response.status, await response.text()).toBe(200)
}

async function setStage(): Promise<Scenario> {
  await fetch(`http://${host}/emulator/v1/projects/${PROJECT}/databases/(default)/documents`, {
    method: 'DELETE',
  })
  for (const { uid, nickname, phone } of teachers) {
    await put(`staff/${uid}`, { name: nickname })
    await put(`users/${uid}`, { nickname, phone })
  }
  for (const branch of branches) {
    const { uid, nickname, phone } = branchTeachers[branch]
    await put(`staff/${uid}`, { name: nickname, role: 'teacher', branchIds: [branch] })
    await put(`users/${uid}`, { nickname, phone })
  }
  const backends = { firestore: host, auth: `127.0.0.1:${auth.port}` }
  const [first, second] = teachers
  const journal = new Journal()
  const devices = new Map<string, Device>()
  const deviceOf = async (account: SeedAccount): Promise<Device> => {
    const device = devices.get(account.uid) ?? (await openDevice(account, backends))
    devices.set(account.uid, device)
    return device
  }
  const players = []
  for (const family of families) players.push({ family, device: await deviceOf(family) })
  const guardians = []
  for (const guardianship of guardianships)
    guardians.push({ ...guardianship, device: await deviceOf(guardianship.account) })
  return {
    agenda: new Agenda(),
    journal,
    random: createRandom(seed + 2),
    hands: createRandom(seed + 3),
    ...pressesOf({
      journal,
      random: createRandom(seed + 4),
      network,
      syncClocks: () => clock.set(new Date()),
    }),
    families: players,
    guardians,
    teachers: [await deviceOf(first), await deviceOf(second)],
    branchTeachers: {
      seongsu: await deviceOf(branchTeachers.seongsu),
      mapo: await deviceOf(branchTeachers.mapo),
    },
    sunday: SUNDAY,
    days: Array.from({ length: 5 }, (_, index) => addDays(SUNDAY, index + 1)),
  }
}

let day = ''
/** Progress: the week takes minutes. */
function tellDay(now: string): void {
  const { counts, surprises } = stage.journal
  if (now !== day)
    console.info(`${now}: ${counts.get('presses') ?? 0} presses, ${surprises.length} surprises`)
  day = now
}

async function play(stage: Scenario): Promise<void> {
  playGuardians(stage)
  playCareBookings(stage)
  playOrders(stage)
  playCareDays(stage)
  playNotes(stage)
  playHostileDocuments(stage, put)
  for (let next = stage.agenda.next(); next; next = stage.agenda.next()) {
    // Earlier presses may have taken longer.
    clock.set(new Date(Math.max(next.at.getTime(), Date.now() + 1000)))
    tellDay(dayOf(new Date()))
    await next.run()
  }
}

const stage = await setStage()
await play(stage)

describe(`a week of one agit, seed ${seed}`, () => {
  it('had no unexplained answer', () => {
    expect(stage.journal.surprises).toEqual([])
  })

  it.each([
    ['money, to the won', compareLedgers],
    ['seats and attendance, to the minute', compareSeats],
    ['uses of passes', compareUses],
    ['orders', compareOrders],
    ['notes and watches', compareTexts],
    ['the number of documents', (played: Scenario) => documentCounts(played, host)],
  ])('%s: the documents match the presses', async (_, read) => {
    network.reconnect()
    const { documents, journal } = await read(stage)
    expect(documents).toEqual(journal)
  })

  it('had many faults', () => {
    console.info(network.counts, stage.journal.counts)
    for (const count of Object.values(network.counts)) expect(count).toBeGreaterThan(50)
  })
})
