import { afterAll, beforeAll, expect, test } from 'vitest'
import { staysOf } from '@/domain/care/stay'
import { dayOf } from '@/domain/dates/day'
import { sessionId } from '@/domain/programs/programSession'
import { configureFirestore } from '@/repository/firestore/client'
import { readPasses } from '@/repository/orders/passes'
import { readPassUses } from '@/repository/orders/passUses'
import { readPastBookings, readUpcomingBookings } from '@/repository/programs/bookingReads'
import { readSession } from '@/repository/programs/programSessions'
import { bookSeat, cancelOwnBooking } from '@/repository/programs/sessionBookings'
import { configureAuth } from '@/services/authConfig'
import { openMemberApp } from '@/services/authConnection'
import { createAuthEmulator } from '../../emulators/auth/server.ts'
import { createFirestoreEmulator } from '../../emulators/firestore/server.ts'
import type { RunningServer } from '../../emulators/http/listen.ts'
import { parentAccount, seedAccounts } from '../../emulators/seed/accounts.ts'
import { seedDocuments } from '../../emulators/seed/seed.ts'
import { signInByPhone } from './memberAccount'

const now = new Date()
const { uid } = parentAccount
let servers: RunningServer[] = []

beforeAll(async () => {
  const firestore = await createFirestoreEmulator({ seed: () => seedDocuments(now) }).listen(0)
  const auth = await createAuthEmulator({ seed: () => seedAccounts }).listen(0)
  servers = [firestore, auth]
  const backend = {
    apiKey: 'demo-sample-parent',
    authDomain: 'auth.example',
    projectId: 'demo-sample-parent',
    appId: '1',
    firestoreEmulatorHost: `127.0.0.1:${firestore.port}`,
    authEmulatorHost: `127.0.0.1:${auth.port}`,
  }
  configureAuth(backend)
  configureFirestore(backend, openMemberApp)
  await signInByPhone(parentAccount.phone)
})
afterAll(async () => {
  for (const server of servers) await server.close()
})

const passOf = async (label: string) => {
  const pass = (await readPasses(uid)).find((each) => each.label === label)
  if (!pass) throw new Error(`No pass is ${label}.`)
  return pass
}
const usedSlots = async (passId: string) =>
  (await readPassUses({ uid, passId })).map(({ slot }) => slot)

test('last week has a day from arrival to departure', async () => {
  const [stay] = staysOf(await readPastBookings(uid, now))
  expect(stay).toMatchObject({ childName: '김하준', branchId: 'seongsu' })
  expect(stay?.bookings[0]).toMatchObject({
    arrivedAt: expect.any(Date),
    leftAt: expect.any(Date),
    leftWith: '보호자',
  })
})

test('the upcoming booking is cancelled, and its use is returned to the pass', async () => {
  const { id } = await passOf('라이트 4시간권')
  await expect(usedSlots(id)).resolves.toEqual(['1', '2'])
  const [booking] = (await readUpcomingBookings(uid, now)).filter(({ startsAt }) => startsAt > now)
  if (!booking) throw new Error('Nothing lies ahead.')
  await cancelOwnBooking(booking)
  await expect(usedSlots(id)).resolves.toEqual(['1'])
  await expect(readSession(booking.sessionId)).resolves.toMatchObject({ taken: 0 })

  const { id: passId, orderId } = await passOf('라이트 2시간권')
  await expect(usedSlots(passId)).resolves.toEqual([])
  const day = dayOf(booking.startsAt)
  const session = await readSession(sessionId(booking.programId, day, '17:00'))
  if (!session) throw new Error('Care is not open.')
  const { programId, startsAt } = session
  const child = { childId: 'child-2', childName: '김서연' }
  const seat = { sessionId: session.id, uid, ...child, programId, startsAt }
  await expect(bookSeat(seat, { passId, orderId, slots: ['1'] })).resolves.toBe('booked')
  await expect(usedSlots(passId)).resolves.toEqual(['1'])
})
