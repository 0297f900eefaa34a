import { addDays, dayOf } from '@/domain/dates/day'
import { subjectOfRide } from '@/domain/rides/rideMessage'
import { cancellationPlan } from '@/domain/rides/rideSeries'
import type { Scenario } from './actors'
import type { Device } from './device'
import { ownerOf } from './hands'
import { newOrder } from './orderPresses'
import { anotherRide } from './rideBookingWeek'

type Asks = Record<string, () => Promise<unknown>>

/** What every guardian reads. */
export const readsOfFamily = (device: Device, uid: string): Asks => ({
  'the children': () => device.readChildren(uid),
  'the rides': () => device.readUpcomingRides(uid, new Date()),
  'the bookings': () => device.readUpcomingBookings(uid, new Date()),
  'the notes': () => device.readOwnNotes(uid),
  'the passes': () => device.readPasses(uid),
  'the messages': () => device.readOwnMessages(uid),
})

/** What only those who act for the family may send, good in every other way. */
export async function writesOfFamily(stage: Scenario, device: Device, uid: string): Promise<Asks> {
  const { families, press } = stage
  const owner = ownerOf(stage, uid)
  const now = new Date()
  const { answer: rides } = await press('read', () => owner.readUpcomingRides(uid, now))
  const { answer: bookings } = await press('read', () => owner.readUpcomingBookings(uid, now))
  const { answer: notes } = await press('read', () => owner.followOwnUnseenNotes(uid).read())
  const { items } = cancellationPlan(rides, now)
  const [item] = items
  const booking = bookings.find(({ startsAt, cancelledAt }) => startsAt > now && !cancelledAt)
  const [note] = notes
  const child = families.find(({ family }) => family.uid === uid)?.family.children[0]
  if (!child) throw new Error(`No child of ${uid}.`)
  const { phone, nickname } = device
  const line = { code: 'basic/milk', name: '우유', priceKRW: 1_500, quantity: 1 }
  const order = newOrder(uid, { id: `refused-${device.uid}`, kind: 'snack', lines: [line] })
  const tomorrow = addDays(dayOf(now), 1)
  const about = item && subjectOfRide(item.ride)
  const ofNow: Record<string, (() => Promise<unknown>) | undefined> = {
    'order snacks': () => device.createOrder({ ...order, nickname }),
    'change a child': () => device.saveChildren(uid, [child]),
    'book a ride': () =>
      device.createRides(uid, anotherRide(stage, { uid, phone }, child, tomorrow)),
    'cancel a ride': item && (() => device.cancelRides(uid, [item])),
    'tell of a ride':
      about &&
      (() =>
        device.sendMessage({
          ...{ id: `refused-${device.uid}`, uid, ...about, by: device.uid, phone },
          ...{ kind: 'late', text: '' },
        })),
    'cancel care': booking && (() => device.cancelOwnBooking(booking)),
    'mark a note read': note && (() => device.markNoteSeen(note)),
    'invite somebody': () =>
      device.createInvite({ code: 'ABCDEFGHJK', uid, role: 'full', ownerName: nickname }),
  }
  return Object.fromEntries(
    Object.entries(ofNow).flatMap(([what, ask]) => (ask ? [[what, ask]] : [])),
  )
}

/** A guardian's lists are the owner's. */
export async function lookRoundFamily(
  { journal, press, families }: Scenario,
  device: Device,
  uid: string,
): Promise<void> {
  const owner = ownerOf({ families }, uid)
  const { answer: own } = await press('read', () => readAll(owner, uid))
  const { answer: seen } = await press('read', () => readAll(device, uid))
  if (seen !== own) journal.surprises.push(`${device.uid} sees another ${uid}`)
}

/** Everything that guardians read, as text. */
async function readAll(device: Device, uid: string): Promise<string> {
  const lists = []
  for (const read of Object.values(readsOfFamily(device, uid))) lists.push(await read())
  return JSON.stringify(lists)
}
