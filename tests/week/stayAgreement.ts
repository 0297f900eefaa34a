import { addDays as addCalendarDays } from 'date-fns/addDays'
import { seoulInstant } from '@/domain/dates/day'
import type { Scenario } from './actors'
import { type Comparison, comparison, expectedTime, timeLabel } from './comparison'
import { seatKey } from './journal'
import { readRidesBetween } from './readRidesBetween'

/** Those that can be read. */
export async function compareRides({ journal, sunday, teachers }: Scenario): Promise<Comparison> {
  const from = seoulInstant(sunday, 0, 0)
  const all = await readRidesBetween(teachers[0], from, addCalendarDays(from, 8))
  const documents = all.flatMap((ride) => {
    if (ride.isUnreadable) return []
    const { id, status, startsAt, fareKRW, cancelFeeKRW, driver, phone, reached } = ride
    const spans = journal.rides.get(id)?.reached
    const steps = Object.entries(reached).map(
      ([step, time]) =>
        `${id} ${step} ${timeLabel(time, [...(spans ?? [])].find(([key]) => key === step)?.[1])}`,
    )
    const facts = [status, startsAt.toISOString(), fareKRW, cancelFeeKRW, driver?.name, phone]
    return [`${id} ${facts.join(' ')}`, ...steps]
  })
  const expected = [...journal.rides].flatMap(([id, ride]) => {
    const { status, startsAt, fareKRW, feeKRW, driver, phone } = ride
    const facts = [status, startsAt.toISOString(), fareKRW, feeKRW, driver, phone]
    return [
      `${id} ${facts.join(' ')}`,
      ...[...ride.reached].map(([step, span]) => `${id} ${step} ${expectedTime(span)}`),
    ]
  })
  return comparison(documents, expected)
}

/** Each session's counter, children and attendance. */
export async function compareSeats({ journal, teachers }: Scenario): Promise<Comparison> {
  const documents: string[] = []
  const expected: string[] = []
  for (const [id, { capacity, isClosed }] of journal.sessions) {
    const session = await teachers[0].readSession(id)
    documents.push(`${id} ${session?.taken} of ${session?.capacity} ${session?.closed}`)
    expected.push(`${id} ${journal.seated(id).length} of ${capacity} ${isClosed}`)
    for (const booking of await teachers[0].followRoster(id).read()) {
      const seat = journal.seats.get(seatKey(booking))
      const { arrivedAt, leftAt, leftWith = '', cancelledAt, isUnreadable } = booking
      if (isUnreadable) continue
      documents.push(
        `${seatKey(booking)} ${cancelledAt !== undefined} ${timeLabel(arrivedAt, seat?.arrived)} ${timeLabel(leftAt, seat?.left)} ${leftWith}`,
      )
    }
  }
  for (const [key, { isCancelled, arrived, left, leftWith = '' }] of journal.seats)
    expected.push(
      `${key} ${isCancelled} ${expectedTime(arrived)} ${expectedTime(left)} ${leftWith}`,
    )
  return comparison(documents, expected)
}
