import { addDays, dayOf, seoulInstant } from '../../src/domain/dates/day.ts'
import { after, DAY, MINUTE, MOMENT } from './aRide.ts'
import {
  bookingPath,
  bookWrites,
  careBooking,
  careSession,
  endingIn,
  leaveWrites,
  moveCounter,
  passOf,
  passUse,
  passUsePath,
  slotOf,
} from './careBookings.ts'
import { CHILD_ID, OTHER_CHILD_ID, people, SIBLING_ID } from './people.ts'
import { idIn, OWN, SIBLING, sessionAt } from './programs.ts'
import { allowed, type RuleTable, refused, refusedTo } from './table.ts'
import {
  commit,
  count,
  type Fields,
  get,
  list,
  put,
  type RuleWrite,
  remove,
  SERVER_TIME,
  seedDocument,
} from './wire.ts'

/** Care sessions by id. */
const TOMORROW = 'care-seongsu_20270105_1300'
const NEXT = 'care-seongsu_20270105_1500'
const FULL = 'care-seongsu_20270106_1300'
const CLOSED = 'care-seongsu_20270106_1500'
const DAY_7 = 'care-seongsu_20270107_1300'
const DAY_8 = 'care-seongsu_20270108_1300'
const DAY_14 = 'care-seongsu_20270114_1300'
const DAY_15 = 'care-seongsu_20270115_1300'
const AT_THE_DOOR = 'care-seongsu_20270105_1700'
const TOO_LATE = 'care-seongsu_20270104_1700'
const PROGRAM = 'art_20270105_1500'
/** Where the child has a booking, each with another use of the pass `held`. */
const HELD = 'care-seongsu_20270111_1300'
const BEGUN = 'care-seongsu_20270111_1500'
const ARRIVED = 'care-seongsu_20270111_1700'
const CANCELLED = 'care-seongsu_20270112_1300'
const GIVEN_BACK = 'care-seongsu_20270112_1500'
const SERVES_ANOTHER = 'care-seongsu_20270112_1700'

/** Booking care with a pass, and giving it back. */
export function care(now: Date): RuleTable {
  const tomorrow = after(now, DAY)
  const today = dayOf(now)
  const dayAhead = (days: number, hour: number) => seoulInstant(addDays(today, days), hour, 0)
  const slot = slotOf(tomorrow)
  const starts: Record<string, Date> = {
    [TOMORROW]: tomorrow,
    [NEXT]: tomorrow,
    [FULL]: tomorrow,
    [CLOSED]: tomorrow,
    [DAY_7]: dayAhead(7, 23),
    [DAY_8]: dayAhead(8, 0),
    [DAY_14]: dayAhead(14, 23),
    [DAY_15]: dayAhead(15, 0),
    [AT_THE_DOOR]: after(now, -70 * MINUTE + MOMENT),
    [TOO_LATE]: after(now, -70 * MINUTE - 1),
  }
  const writes = (passId: string, use: string, session = TOMORROW, more: Partial<Writes> = {}) =>
    bookWrites({ session, startsAt: starts[session] ?? tomorrow, passId, slot: use, ...more })
  interface Writes {
    booking: Fields
    use: Fields
    seat: typeof OWN
  }
  const all = (each: ReturnType<typeof bookWrites>) => commit(each.counter, each.booking, each.use)
  const book = (passId: string, use: string, session = TOMORROW, more: Partial<Writes> = {}) =>
    all(writes(passId, use, session, more))
  const leave = (session: string, use: string) => leaveWrites(session, 'held', use)
  const standing = (session: string, startsAt: Date, use: string, fields: Fields = {}) => [
    seedDocument(`program_sessions/${session}`, careSession(startsAt)),
    seedDocument(bookingPath(session, OWN), {
      ...careBooking(startsAt, OWN, 'held', use),
      createdAt: now,
      updatedAt: now,
      ...fields,
    }),
  ]
  const used = (session: string, use: string, seat = OWN, passId = 'held') =>
    seedDocument(passUsePath(passId, use), { ...passUse(session, seat), createdAt: now })
  const pass = (id: string, fields: Fields = {}) =>
    seedDocument(`users/parent/passes/${id}`, passOf(now, fields))
  const order = (status: string) => seedDocument(`orders/${status}`, { uid: 'parent', status })
  const regular = { planKey: 'subscription', optionKey: 'm-59000', minutes: 0 }
  const family = { planKey: 'prepaid', minutes: 0 }
  const light = writes('light', '1')
  const without = (omit: keyof typeof light): RuleWrite[] =>
    Object.entries(light).flatMap(([name, write]) => (name === omit ? [] : [write]))
  const own = ['uid', 'EQUAL', 'parent'] as const

  return {
    seed: [
      ...people(now),
      order('paid'),
      order('awaitingPayment'),
      order('refunded'),
      pass('light'),
      pass('half', { minutes: 120 }),
      pass('regular', regular),
      pass('family1', { ...family, optionKey: 'pre-100' }),
      pass('family2', { ...family, optionKey: 'pre-200' }),
      pass('lastDay', { ...regular, expiresOn: dayOf(tomorrow) }),
      pass('expired', { ...regular, expiresOn: today }),
      pass('firstDay', { ...regular, startsOn: dayOf(tomorrow) }),
      pass('notBegun', { ...regular, startsOn: addDays(today, 2) }),
      pass('awaiting', { ...regular, orderId: 'awaitingPayment' }),
      pass('refunded', { ...regular, orderId: 'refunded' }),
      pass('noOrder', { ...regular, orderId: 'none' }),
      pass('held', { minutes: 1200 }),
      seedDocument('users/otherParent/passes/theirs', passOf(now)),
      seedDocument('users/teacher/passes/own', passOf(now)),
      seedDocument(passUsePath('own', '1', 'teacher'), { ...passUse(HELD, OWN), createdAt: now }),
      seedDocument(`program_sessions/${TOMORROW}`, careSession(tomorrow)),
      seedDocument(`program_sessions/${NEXT}`, careSession(tomorrow, { closed: false })),
      seedDocument(`program_sessions/${FULL}`, careSession(tomorrow, { taken: 20 })),
      seedDocument(`program_sessions/${CLOSED}`, careSession(tomorrow, { closed: true })),
      ...[DAY_7, DAY_8, DAY_14, DAY_15].map((session) =>
        seedDocument(`program_sessions/${session}`, careSession(starts[session] ?? now)),
      ),
      ...[AT_THE_DOOR, TOO_LATE].map((session) =>
        seedDocument(
          `program_sessions/${session}`,
          endingIn(now, (session === TOO_LATE ? -1 : MOMENT) + 30 * MINUTE),
        ),
      ),
      seedDocument(`program_sessions/${PROGRAM}`, sessionAt(tomorrow, 8, 0)),
      ...standing(HELD, tomorrow, '1'),
      used(HELD, '1'),
      ...standing(BEGUN, after(now, -1), '2'),
      used(BEGUN, '2'),
      ...standing(ARRIVED, after(now, MOMENT), '3', { arrivedAt: now }),
      used(ARRIVED, '3'),
      ...standing(CANCELLED, tomorrow, '4', { cancelledAt: now, cancelReason: '폭설' }),
      ...standing(GIVEN_BACK, tomorrow, '5'),
      ...standing(SERVES_ANOTHER, tomorrow, '1'),
    ],
    rows: [
      allowed('parent', 'book care with a light pass', book('light', '1')),
      allowed('parent', 'book care with its second use', book('light', '2')),
      allowed(
        'parent',
        'book two sessions that adjoin at once',
        commit(...Object.values(light), ...Object.values(writes('light', '2', NEXT))),
      ),
      refused(
        'parent',
        'book two sessions with one use',
        commit(
          light.counter,
          light.booking,
          writes('light', '1', NEXT).counter,
          writes('light', '1', NEXT).booking,
          light.use,
        ),
      ),
      refused('parent', 'book with a third use of four hours', book('light', '3')),
      refused('parent', 'book with a second use of two hours', book('half', '2')),
      ...['0', '01', '-1', '1.0', 'a', '12345', slot].map((use) =>
        refused('parent', `book with use 「${use}」 of a light pass`, book('light', use)),
      ),
      refused('parent', 'book with a use that is taken', book('held', '1')),
      allowed('parent', 'book with the day of a regular pass', book('regular', slot)),
      refused('parent', 'book with another day of it', book('regular', slotOf(after(now, 0)))),
      refused('parent', 'book with a number of it', book('regular', '1')),
      refused('parent', 'book a second time a day', book('regular', `${slot}-2`)),
      allowed('parent', 'book with the day of a family pass for one', book('family1', slot)),
      refused('parent', 'book with its second of the day', book('family1', `${slot}-2`)),
      allowed('parent', 'book with the day of a family pass for two', book('family2', slot)),
      allowed('parent', 'book with its second of the day', book('family2', `${slot}-2`)),
      refused('parent', 'book with its third of the day', book('family2', `${slot}-3`)),

      allowed('parent', 'book on the last day of a pass', book('lastDay', slot)),
      refused('parent', 'book with a pass that is over then', book('expired', slot)),
      allowed('parent', 'book on the first day of a pass', book('firstDay', slot)),
      refused('parent', 'book with a pass that has not begun then', book('notBegun', slot)),
      refused('parent', 'book with a pass that is not paid', book('awaiting', slot)),
      refused('parent', 'book with a pass that was refunded', book('refunded', slot)),
      refused('parent', 'book with a pass without an order', book('noOrder', slot)),
      refused('parent', 'book with a pass that is not there', book('none', '1')),
      refused('parent', "book with another family's pass", book('theirs', '1')),
      refused(
        'parent',
        "book with another family's pass and its use",
        commit(
          light.counter,
          writes('theirs', '1').booking,
          put(passUsePath('theirs', '1', 'otherParent'), passUse(TOMORROW, SIBLING)),
        ),
      ),
      refused(
        'parent',
        'book without a pass',
        book('light', '1', TOMORROW, { booking: { passId: undefined, slot: undefined } }),
      ),
      refused(
        'parent',
        'book without a pass and its use',
        commit(
          light.counter,
          bookWrites({
            session: TOMORROW,
            startsAt: tomorrow,
            passId: 'light',
            slot: '1',
            booking: { passId: undefined, slot: undefined },
          }).booking,
        ),
      ),
      refused(
        'parent',
        'book without saying which use',
        book('light', '1', TOMORROW, { booking: { slot: undefined } }),
      ),
      refused(
        'parent',
        'book with a use that is a number',
        book('light', '1', TOMORROW, { booking: { slot: 1 } }),
      ),
      refused(
        'parent',
        'book with a pass that is a number',
        book('light', '1', TOMORROW, { booking: { passId: 1 } }),
      ),
      refused(
        'parent',
        'book with another use than is taken',
        book('light', '1', TOMORROW, { booking: { slot: '2' } }),
      ),
      refused(
        'parent',
        'book with a field too many',
        book('light', '1', TOMORROW, { booking: { arrivedAt: now } }),
      ),
      refused('parent', 'book without its use', commit(...without('use'))),
      refused('parent', 'book without the counter', commit(...without('counter'))),
      refused('parent', 'count and use without a booking', commit(...without('booking'))),
      refused('parent', 'use alone', commit(light.use)),
      refused(
        'parent',
        'use for a booking that stands',
        commit(put(passUsePath('held', '5'), passUse(GIVEN_BACK, OWN))),
      ),
      refused(
        'parent',
        'use another pass for a booking',
        commit(light.counter, light.booking, light.use, writes('half', '1').use),
      ),
      ...[
        { bookingId: 'none' },
        { bookingId: idIn(HELD, OWN) },
        { sessionId: HELD },
        { sessionId: 1 },
        { childId: CHILD_ID },
        { childId: undefined },
        { createdAt: now },
        { createdAt: undefined },
        { note: '' },
      ].map((use) =>
        refused(
          'parent',
          `book with a use whose ${Object.keys(use)[0]} is ${Object.values(use)[0] === undefined ? 'missing' : 'wrong'}`,
          book('light', '1', TOMORROW, { use }),
        ),
      ),
      ...refusedTo(
        ['nobody', 'otherParent', 'newcomer', 'teacher'],
        'book care for somebody',
        book('light', '1'),
      ),
      refused(
        'parent',
        'book for a child of others',
        book('light', '1', TOMORROW, { seat: { uid: 'parent', childId: OTHER_CHILD_ID } }),
      ),
      refused(
        'parent',
        'book under an id that names the child',
        commit(
          light.use,
          { ...light.counter, path: `program_sessions/${TOMORROW}` },
          {
            ...light.booking,
            path: `program_sessions/${TOMORROW}/bookings/parent_${SIBLING_ID}`,
          },
        ),
      ),

      allowed('parent', 'book with a light pass on day 7', book('light', '1', DAY_7)),
      refused('parent', 'book with a light pass on day 8', book('light', '1', DAY_8)),
      allowed(
        'parent',
        'book with a regular pass on day 8',
        book('regular', slotOf(dayAhead(8, 0)), DAY_8),
      ),
      allowed(
        'parent',
        'book with a family pass on day 14',
        book('family1', slotOf(dayAhead(14, 23)), DAY_14),
      ),
      refused(
        'parent',
        'book with a regular pass on day 15',
        book('regular', slotOf(dayAhead(15, 0)), DAY_15),
      ),
      allowed('parent', 'book 30 minutes before the end', book('light', '1', AT_THE_DOOR)),
      refused('parent', 'book later than that', book('light', '1', TOO_LATE)),
      refused('parent', 'book in a closed session', book('light', '1', CLOSED)),
      refused('parent', 'book in a full session', book('light', '1', FULL)),
      refused(
        'parent',
        'book a program with pass fields',
        book('light', '1', PROGRAM, { booking: { programId: 'art' } }),
      ),
      refused(
        'parent',
        'book a program and use a pass for it',
        book('light', '1', PROGRAM, {
          booking: { programId: 'art', passId: undefined, slot: undefined },
        }),
      ),

      allowed('parent', 'give care back', commit(...Object.values(leave(HELD, '1')))),
      refused(
        'parent',
        'give care back without the counter',
        commit(leave(HELD, '1').booking, leave(HELD, '1').use),
      ),
      refused(
        'parent',
        'give care back and keep the use',
        commit(leave(HELD, '1').booking, leave(HELD, '1').counter),
      ),
      refused(
        'parent',
        'give the use back and keep the booking',
        commit(leave(HELD, '1').use, leave(HELD, '1').counter),
      ),
      refused('parent', 'give the use back alone', commit(leave(HELD, '1').use)),
      refused(
        'parent',
        'give care back after the start',
        commit(...Object.values(leave(BEGUN, '2'))),
      ),
      refused(
        'parent',
        'give care back once the child came',
        commit(...Object.values(leave(ARRIVED, '3'))),
      ),
      allowed('parent', 'take out what the agit cancelled', commit(leave(CANCELLED, '4').booking)),
      refused(
        'parent',
        'take out what the agit cancelled and count it',
        commit(leave(CANCELLED, '4').booking, leave(CANCELLED, '4').counter),
      ),
      allowed(
        'parent',
        'give care back whose use came back before',
        commit(leave(GIVEN_BACK, '5').booking, leave(GIVEN_BACK, '5').counter),
      ),
      allowed(
        'parent',
        'give care back whose use serves another by now',
        commit(leave(SERVES_ANOTHER, '1').booking, leave(SERVES_ANOTHER, '1').counter),
      ),
      refused(
        'parent',
        "give care back with another booking's use",
        commit(...Object.values(leave(SERVES_ANOTHER, '1'))),
      ),
      ...refusedTo(
        ['nobody', 'otherParent', 'teacher'],
        "give somebody's care back",
        commit(...Object.values(leave(HELD, '1'))),
      ),

      allowed('parent', 'get an own use', get(passUsePath('held', '1'))),
      allowed('parent', 'list the uses of an own pass', list('users/parent/passes/held/uses')),
      allowed('parent', 'count them', count('users/parent/passes/held/uses')),
      allowed('teacher', 'list the uses of a pass', list('users/parent/passes/held/uses')),
      ...refusedTo(
        ['nobody', 'otherParent'],
        "list somebody's uses",
        list('users/parent/passes/held/uses'),
      ),
      ...refusedTo(['parent', 'teacher'], 'list all uses', list('uses', { isGroup: true })),
      refused(
        'parent',
        'change a use',
        commit(
          put(passUsePath('held', '1'), { ...passUse(HELD, SIBLING), createdAt: SERVER_TIME }),
        ),
      ),
      allowed('teacher', 'give a use back', commit(remove(passUsePath('held', '2')))),
      refused(
        'teacher',
        'give an own use back',
        commit(remove(passUsePath('own', '1', 'teacher'))),
      ),
      ...refusedTo(
        ['nobody', 'otherParent'],
        "give somebody's use back",
        commit(remove(passUsePath('held', '2'))),
      ),
      refused('teacher', 'use a pass of a parent', commit(light.use)),
      allowed(
        'parent',
        'list the own bookings of a pass',
        list('bookings', {
          isGroup: true,
          where: [own, ['passId', 'EQUAL', 'held']],
          orderBy: [['startsAt', 'ASCENDING']],
        }),
      ),
      allowed(
        'parent',
        'list the own bookings that changed',
        list('bookings', {
          isGroup: true,
          where: [own, ['updatedAt', 'GREATER_THAN_OR_EQUAL', now]],
          orderBy: [['updatedAt', 'ASCENDING']],
        }),
      ),
      refused('parent', 'move the counter of care', commit(moveCounter(HELD, -1, OWN))),
    ],
  }
}
