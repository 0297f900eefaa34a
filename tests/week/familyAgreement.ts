import { addDays as addCalendarDays } from 'date-fns/addDays'
import { seoulInstant } from '@/domain/dates/day'
import type { Scenario } from './actors'
import { type Comparison, comparison } from './comparison'
import type { Device } from './device'

/** Who shares which family, open invitations, and children. */
export async function compareFamilies(stage: Scenario): Promise<Comparison> {
  const { families, guardians, journal } = stage
  const documents: string[] = []
  const expected: string[] = []
  for (const { family, device } of families) {
    const { uid, children } = family
    for (const guardian of await device.readGuardians(uid))
      documents.push(`${uid}/${guardian.uid} ${guardian.role}`)
    for (const { code } of await device.readInvites(uid)) documents.push(`invitation ${code}`)
    for (const { id, name, school } of await device.readChildren(uid))
      documents.push(`${id} ${name} ${school}`)
    for (const { id, name, school } of children)
      expected.push(`${id} ${name} ${journal.schools.get(id) ?? school}`)
  }
  for (const device of new Set(guardians.map((one) => one.device)))
    for (const { ownerUid, right } of await device.readFamilies(device.uid))
      documents.push(`${device.uid} shares ${ownerUid} ${right}`)
  return comparison(documents, [
    ...expected,
    ...[...journal.guardianships].map(([key, right]) => `${key} ${right}`),
    ...[...journal.invites].map((code) => `invitation ${code}`),
    ...[...journal.guardianships].map(([key, right]) => {
      const [of, guardianUid] = key.split('/')
      return `${guardianUid} shares ${of} ${right}`
    }),
  ])
}

/** Everything of a family that has been, page by page, as each who shares it sees it. */
export async function compareOwnLists(stage: Scenario): Promise<Comparison> {
  const { families, guardians, journal, sunday } = stage
  const after = addCalendarDays(seoulInstant(sunday, 0, 0), 9)
  const documents: string[] = []
  const expected: string[] = []
  for (const { family, device } of families) {
    const { uid } = family
    const others = guardians
      .filter((one) => one.of === uid && journal.rightOf(uid, one.device.uid))
      .map((one) => one.device)
    const rides = [...journal.rides].filter(([, ride]) => ride.uid === uid)
    const seats = [...journal.seats].filter(([, seat]) => seat.uid === uid)
    const notes = [...journal.notes.keys()].filter((id) => id.startsWith(`${uid}_`))
    for (const reader of [device, ...others]) {
      const own = await ownLines(reader, uid, after)
      documents.push(...own.map((line) => `${reader.uid} ${line}`))
      const lines = [...rides.map(([id]) => id), ...seats.map(([key]) => key), ...notes]
      expected.push(...lines.map((line) => `${reader.uid} ${line}`))
    }
  }
  return comparison(documents, expected)
}

async function ownLines(reader: Device, uid: string, at: Date): Promise<string[]> {
  const rides = await allPages((last?: Awaited<ReturnType<Device['readPastRides']>>[number]) =>
    reader.readPastRides(uid, at, last),
  )
  const bookings = await allPages(
    (last?: Awaited<ReturnType<Device['readPastBookings']>>[number]) =>
      reader.readPastBookings(uid, at, last),
  )
  const notes = await allPages((last?: Awaited<ReturnType<Device['readOwnNotes']>>[number]) =>
    reader.readOwnNotes(uid, last),
  )
  return [
    ...rides.map(({ id }) => id),
    ...bookings.map(({ sessionId, childId }) => `${sessionId}/${uid}/${childId}`),
    ...notes.map(({ id }) => id),
  ]
}

const PAGE_SIZE = 50

/** As the site asks for the next page: while one is full. */
async function allPages<Row>(read: (last?: Row) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = []
  let page: Row[]
  do {
    page = await read(rows.at(-1))
    rows.push(...page)
  } while (page.length === PAGE_SIZE)
  return rows
}
