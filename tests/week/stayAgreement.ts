import type { Scenario } from './actors'
import { type Comparison, comparison, expectedTime, timeLabel } from './comparison'
import { seatKey } from './journal'

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
