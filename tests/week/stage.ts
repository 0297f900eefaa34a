import { expect, vi } from 'vitest'
import { dayOf, seoulInstant } from '@/domain/dates/day'
import { samplePrices } from '@/domain/orders/priceList'
import { sampleFares } from '@/domain/rides/fares/fare'
import { createAuthEmulator } from '../../emulators/auth/server'
import { createFirestoreEmulator } from '../../emulators/firestore/server'
import type { SeedAccount } from '../../emulators/seed/accounts'
import { toWireFields } from '../../emulators/seed/wire'
import { createRandom } from '../emulators/firestore/random'
import { pressesOf, type Scenario } from './actors'
import { Agenda } from './agenda'
import { type Device, openDesk, openDevice, PROJECT } from './device'
import { branches, branchTeachers, familiesOf, guardianships, teachers } from './families'
import { faultyNetwork } from './faultyNetwork'
import type { Put } from './hostileWeek'
import { Journal } from './journal'
import { weekClock } from './weekClock'

const FAULTY_SHARE = 0.1

interface StageOptions {
  seed: number
  /** Begins at 8:00. */
  sunday: string
  /** `yyyy-mm-dd` */
  days: readonly string[]
  familyCount: number
}

/** Local backends with two branches, their owners and teachers, families and guardians, each with a device. */
export async function openStage({ seed, sunday, days, familyCount }: StageOptions) {
  // Of each broken document that is read.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const clock = weekClock()
  clock.set(seoulInstant(sunday, 8, 0))
  const now = () => Date.now()
  const families = familiesOf(createRandom(seed), familyCount)
  const guarding = guardianships.filter(({ of }) => families.some(({ uid }) => uid === of))
  const accounts = [
    ...families,
    ...teachers,
    ...Object.values(branchTeachers),
    ...guarding.map(({ account }) => account),
  ]
  const auth = await createAuthEmulator({ now, seed: () => accounts }).listen(0)
  const local = await createFirestoreEmulator({ now }).listen(0)
  const host = `127.0.0.1:${local.port}`
  const network = faultyNetwork({ host, random: createRandom(seed + 1), share: FAULTY_SHARE })

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
  for (const guardianship of guarding)
    guardians.push({ ...guardianship, device: await deviceOf(guardianship.account) })
  const stage: Scenario = {
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
    settings: { fares: sampleFares, prices: samplePrices },
    sunday,
    days,
  }

  let day = ''
  /** Progress: it takes minutes. */
  function logDay(today: string): void {
    const { counts, surprises } = journal
    if (today !== day)
      console.info(`${today}: ${counts.get('presses') ?? 0} presses, ${surprises.length} surprises`)
    day = today
  }

  return {
    stage,
    openDesk: () => openDesk(first, backends),
    host,
    network,
    put,
    /** Everything on the agenda, in order of time. */
    async play(): Promise<void> {
      const { agenda } = stage
      for (let next = agenda.next(); next; next = agenda.next()) {
        // Earlier presses may have taken longer.
        clock.set(new Date(Math.max(next.at.getTime(), Date.now() + 1000)))
        logDay(dayOf(new Date()))
        await next.run()
      }
    },
    async close(): Promise<void> {
      network.stop()
      clock.stop()
      await Promise.all([auth.close(), local.close()])
    },
  }
}
