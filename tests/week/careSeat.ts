import { freePassSlots } from '@/domain/care/passUses'
import type { NewPass, Pass } from '@/domain/orders/pass'
import type { PlanOptionCode } from '@/domain/orders/plans'
import type { NewProgramSession } from '@/domain/programs/programSession'
import type { SeatAnswer } from '@/domain/programs/sessionOutcome'
import type { Scenario } from './actors'
import { PROGRAM, type Wish } from './careWishes'
import type { Device } from './device'
import { handOf, handsOf } from './hands'
import { seatKey } from './journal'

/** The pass offered in 「이용권」. */
export async function passOf(
  stage: Scenario,
  uid: string,
  optionKey: PlanOptionCode,
): Promise<Pass | undefined> {
  const hand = handOf(stage, uid)
  const { answer } = await stage.press('read', () => hand.readPasses(uid))
  return answer.find((pass) => pass.optionKey === optionKey)
}

/** The expected answer, from earlier presses. */
function foreseen(
  { journal }: Scenario,
  key: string,
  sessionId: string,
  isPaid: boolean,
  hasUse: boolean,
): SeatAnswer {
  const seat = journal.seats.get(key)
  if (seat && !seat.isCancelled) return 'repeated'
  if (journal.isFull(sessionId) || journal.sessions.get(sessionId)?.isClosed) return 'gone'
  if (!hasUse) return 'usedUp'
  return isPaid ? 'booked' : 'unpaid'
}

const dayOfSession = ({ id }: NewProgramSession): string =>
  id.replace(/^.*_(\d{4})(\d{2})(\d{2})_\d{4}$/, '$1-$2-$3')

/** 「예약하기」 by one of the family, or by two at the same instant: the second finds the child there. */
export async function seat(
  stage: Scenario,
  { family, childIndex, session }: Wish,
  pass: NewPass,
): Promise<string> {
  const { journal, press, together } = stage
  const { uid } = family
  const hands = handsOf(stage, uid)
  const child = family.children[childIndex]
  const { answer: uses } = await press('read', () =>
    hands[0].readPassUses({ uid, passId: pass.id }),
  )
  const slots = freePassSlots(pass, dayOfSession(session), uses)
  const booking = {
    sessionId: session.id,
    uid,
    childId: child?.id ?? '',
    childName: child?.name ?? '',
    programId: PROGRAM,
    startsAt: session.startsAt,
  }
  const key = seatKey(booking)
  const isPaid = journal.orders.get(pass.orderId)?.status === 'paid'
  const expected = foreseen(stage, key, session.id, isPaid, slots.length > 0)
  const book = (hand: Device) => () =>
    hand.bookSeat(booking, { passId: pass.id, orderId: pass.orderId, slots })
  const answers =
    hands.length === 1
      ? [(await press('예약하기', book(hands[0]))).answer]
      : (await together('예약하기', hands.map(book))).answers
  if (hands.length > 1) journal.count('both at once')
  const best = answers.find((answer) => answer === 'booked') ?? answers[0] ?? ''
  journal.count(`seat: ${best}`)
  if (best === 'booked' && hands[0].uid !== uid) journal.count('seats by a guardian')
  // After a lost first try the child is found, at an unknown time.
  const isFound = (answer: string) =>
    (expected === 'repeated' && answer === 'booked') ||
    (expected === 'booked' && answer === 'repeated' && hands.length > 1)
  const isExplained = answers.every((answer) => answer === expected || isFound(answer))
  if (!isExplained || (expected === 'booked' && best !== 'booked'))
    journal.surprises.push(`${key}: ${answers.join()} instead of ${expected}`)
  if (best === 'booked' && expected !== 'repeated')
    journal.seats.set(key, {
      ...{ sessionId: session.id, uid, childId: booking.childId, passId: pass.id },
      hasUse: true,
      isCancelled: false,
    })
  if (journal.isFull(session.id)) journal.onceFull.add(session.id)
  return best
}

export async function book(stage: Scenario, wish: Wish): Promise<void> {
  const { journal, press, random } = stage
  const { session, optionKey } = wish
  const { uid } = wish.family
  const pass = await passOf(stage, uid, optionKey)
  if (!pass) throw new Error(`${uid} has no ${optionKey}.`)
  const answer = await seat(stage, wish, pass)
  if (answer === 'booked' && random.chance(0.04)) await seat(stage, wish, pass)
  if (answer !== 'gone') return
  const { id: sessionId, startsAt } = session
  const hand = handOf(stage, uid)
  await press('빈자리 알림', () =>
    hand.createWatch(uid, { sessionId, programId: PROGRAM, startsAt }),
  )
  journal.watches.add(`${uid}/${sessionId}`)
}
