import { addDays, dayOf, seoulInstant } from '../../../src/domain/dates/day.ts'
import { allowed, asks, deniedTo, type RuleTable, refused, row } from '../table.ts'
import {
  change,
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
} from '../wire.ts'
import { after, CLOCK_MARGIN_MS, DAY, MINUTE } from './aRide.ts'
import {
  bookingPath,
  bookWrites,
  careBooking,
  careSession,
  endingIn,
  leaveWrites,
  orderOf,
  passOf,
  passUse,
  passUsePath,
  slotOf,
} from './careBookings.ts'
import { CHILD_ID, OTHER_CHILD_ID, people, SIBLING_ID } from './people.ts'
import { bookingIdIn, moveCounter, OWN, SIBLING, seatMoves, sessionAt } from './seats.ts'

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
/** Bookings, each with another use of the pass `held`. */
const HELD = 'care-seongsu_20270111_1300'
const BEGUN = 'care-seongsu_20270111_1500'
const ARRIVED = 'care-seongsu_20270111_1700'
const CANCELLED = 'care-seongsu_20270112_1300'
const GIVEN_BACK = 'care-seongsu_20270112_1500'
const SERVES_ANOTHER = 'care-seongsu_20270112_1700'

/** Ids of orders that are no paid membership of the parent. */
const NO_MEMBERSHIPS = [
  'awaitingPayment',
  'cancelled',
  'refunded',
  'topup',
  'snack',
  'specialSnack',
  'ofOthers',
]

const LONG_ID = `order-${'a'.repeat(100)}-1000`

const inEveryOrder = (writes: readonly RuleWrite[]): RuleWrite[][] =>
  writes.length === 0
    ? [[]]
    : writes.flatMap((first) =>
        inEveryOrder(writes.filter((write) => write !== first)).map((rest) => [first, ...rest]),
      )

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
    [AT_THE_DOOR]: after(now, -70 * MINUTE + CLOCK_MARGIN_MS),
    [TOO_LATE]: after(now, -70 * MINUTE - 1),
  }
  const writes = (passId: string, use: string, session = TOMORROW, more: Partial<Writes> = {}) =>
    bookWrites({ session, startsAt: starts[session] ?? tomorrow, passId, slot: use, ...more })
  interface Writes {
    booking: Fields
    use: Fields
    seat: typeof OWN
  }
  const all = (each: ReturnType<typeof bookWrites>) => commit(...Object.values(each))
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
  const order = (id: string, fields: Fields) =>
    seedDocument(`orders/${id}`, orderOf('parent', fields))
  const regular = { planKey: 'subscription', optionKey: 'm-59000', minutes: 0 }
  const family = { planKey: 'prepaid', minutes: 0 }
  const light = writes('light', '1')
  const without = (omit: keyof typeof light): RuleWrite[] =>
    Object.entries(light).flatMap(([name, write]) => (name === omit ? [] : [write]))
  const own = ['uid', 'EQUAL', 'parent'] as const

  return {
    seed: [
      ...people(now),
      order('paid', {}),
      ...['awaitingPayment', 'cancelled', 'refunded'].map((status) => order(status, { status })),
      ...['topup', 'snack', 'specialSnack'].map((kind) => order(kind, { kind })),
      order('ofOthers', { uid: 'otherParent' }),
      pass('light'),
      pass('half', { minutes: 120 }),
      pass('regular', regular),
      pass('family1', { ...family, optionKey: 'pre-100' }),
      pass('family2', { ...family, optionKey: 'pre-200' }),
      pass('lastDay', { ...regular, expiresOn: dayOf(tomorrow) }),
      pass('expired', { ...regular, expiresOn: today }),
      pass('firstDay', { ...regular, startsOn: dayOf(tomorrow) }),
      pass('notBegun', { ...regular, startsOn: addDays(today, 2) }),
      ...NO_MEMBERSHIPS.map((orderId) => pass(orderId, { ...regular, orderId })),
      pass('lightOfSnack', { orderId: 'snack' }),
      ...['gold', 'TIMEPASS', 'pre-200'].map((planKey) => pass(planKey, { ...regular, planKey })),
      pass('regularFor2', { ...regular, optionKey: 'pre-200' }),
      pass('noOrder', { ...regular, orderId: 'none' }),
      pass('held', { minutes: 1200 }),
      pass(LONG_ID),
      seedDocument('users/otherParent/passes/theirs', passOf(now)),
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
          endingIn(now, (session === TOO_LATE ? -1 : CLOCK_MARGIN_MS) + 30 * MINUTE),
        ),
      ),
      seedDocument(`program_sessions/${PROGRAM}`, sessionAt(tomorrow, 8, 0)),
      ...standing(HELD, tomorrow, '1'),
      used(HELD, '1'),
      used(TOMORROW, '99'),
      ...standing(BEGUN, after(now, -1), '2'),
      used(BEGUN, '2'),
      ...standing(ARRIVED, after(now, CLOCK_MARGIN_MS), '3', { arrivedAt: now }),
      used(ARRIVED, '3'),
      ...standing(CANCELLED, tomorrow, '4', { cancelledAt: now, cancelReason: '폭설' }),
      ...standing(GIVEN_BACK, tomorrow, '5'),
      ...standing(SERVES_ANOTHER, tomorrow, '1'),
    ],
    rows: [
      ...asks('parent', {
        'book care with a light pass': allowed(book('light', '1')),
        'book care with its second use': allowed(book('light', '2')),
        'book two sessions that adjoin at once': allowed(
          ...Object.values(light),
          ...Object.values(writes('light', '2', NEXT)),
        ),
        'book three sessions that adjoin at once': allowed(
          ...[TOMORROW, NEXT, HELD].flatMap((session, index) =>
            Object.values(writes('held', String(index + 6), session)),
          ),
        ),
        'book with a pass of the longest id': allowed(book(LONG_ID, '1')),
        'book two sessions with one use': refused(
          light.counter,
          light.move,
          light.booking,
          writes('light', '1', NEXT).counter,
          writes('light', '1', NEXT).move,
          writes('light', '1', NEXT).booking,
          light.use,
        ),
        'book with a third use of four hours': refused(book('light', '3')),
        'book with a second use of two hours': refused(book('half', '2')),
      }),
      ...['0', '01', '-1', '1.0', 'a', '12345', slot].map((use) =>
        row('parent', `book with use 「${use}」 of a light pass`, refused(book('light', use))),
      ),
      ...asks('parent', {
        'book with a use that is taken': refused(book('held', '1')),
        'book with the day of a regular pass': allowed(book('regular', slot)),
        'book with another day of it': refused(book('regular', slotOf(after(now, 0)))),
        'book with a number of it': refused(book('regular', '1')),
        'book a second time a day': refused(book('regular', `${slot}-2`)),
        'book with the day of a family pass for one': allowed(book('family1', slot)),
        'book with its second of the day': refused(book('family1', `${slot}-2`)),
        'book with the day of a family pass for two': allowed(book('family2', slot)),
      }),
      ...asks('parent', {
        'book with its second of the day': allowed(book('family2', `${slot}-2`)),
        'book with its third of the day': refused(book('family2', `${slot}-3`)),

        'book on the last day of a pass': allowed(book('lastDay', slot)),
        'book with a pass expired by then': refused(book('expired', slot)),
        'book on the first day of a pass': allowed(book('firstDay', slot)),
        'book with a pass not yet valid then': refused(book('notBegun', slot)),
        'book with a light pass of an order of snacks': refused(book('lightOfSnack', '1')),
        'book a second time a day with a regular pass for two': refused(
          book('regularFor2', `${slot}-2`),
        ),
        'book with a pass without an order': refused(book('noOrder', slot)),
        'book with a missing pass': refused(book('none', '1')),
        "book with another family's pass": refused(book('theirs', '1')),
        "book with another family's pass and its use": refused(
          light.counter,
          light.move,
          writes('theirs', '1').booking,
          put(passUsePath('theirs', '1', 'otherParent'), passUse(TOMORROW, SIBLING)),
        ),
        'book without a pass': refused(
          book('light', '1', TOMORROW, { booking: { passId: undefined, slot: undefined } }),
        ),
        'book without a pass and its use': refused(
          light.counter,
          light.move,
          bookWrites({
            session: TOMORROW,
            startsAt: tomorrow,
            passId: 'light',
            slot: '1',
            booking: { passId: undefined, slot: undefined },
          }).booking,
        ),
        'book without the use’s slot': refused(
          book('light', '1', TOMORROW, { booking: { slot: undefined } }),
        ),
        'book with a use that is a number': refused(
          book('light', '1', TOMORROW, { booking: { slot: 1 } }),
        ),
        'book with a pass that is a number': refused(
          book('light', '1', TOMORROW, { booking: { passId: 1 } }),
        ),
        'book with another use than is taken': refused(
          book('light', '1', TOMORROW, { booking: { slot: '2' } }),
        ),
        'book with a field too many': refused(
          book('light', '1', TOMORROW, { booking: { arrivedAt: now } }),
        ),
        ...Object.fromEntries(
          ['가', '노란 고래', '가'.repeat(200)].map((codeWord) => [
            `book with a code word of ${codeWord.length}`,
            allowed(book('light', '1', TOMORROW, { booking: { codeWord } })),
          ]),
        ),
        ...Object.fromEntries(
          ['', 'ㅤ', '가'.repeat(201), 1, null].map((codeWord) => [
            `book with the code word ${JSON.stringify(codeWord)}`,
            refused(book('light', '1', TOMORROW, { booking: { codeWord } })),
          ]),
        ),
        'add a code word later': refused(
          change(bookingPath(HELD, OWN), { codeWord: '노란 고래', updatedAt: SERVER_TIME }),
        ),
        'book a program with a code word': refused(
          ...moveCounter(PROGRAM, 1, SIBLING),
          put(bookingPath(PROGRAM, SIBLING), {
            ...SIBLING,
            childName: '김다온',
            programId: 'art',
            startsAt: tomorrow,
            codeWord: '노란 고래',
            createdAt: SERVER_TIME,
            updatedAt: SERVER_TIME,
          }),
        ),
        'book without its use': refused(...without('use')),
        'book without the counter': refused(...without('counter')),
        'book without saying which booking': refused(...without('move')),
        'book and say another booking': refused(
          ...without('move'),
          seatMoves(TOMORROW, 1, OWN).move,
        ),
        'book and name the booking to everybody': refused(
          ...without('counter'),
          seatMoves(TOMORROW, 1, SIBLING, { last: bookingIdIn(TOMORROW, SIBLING) }).counter,
        ),
        'book as pages of before did': refused(
          seatMoves(TOMORROW, 1, SIBLING, { last: bookingIdIn(TOMORROW, SIBLING) }).counter,
          light.booking,
          light.use,
        ),
        'count and use without a booking': refused(...without('booking')),
        'use alone': refused(light.use),
        'use for an existing booking': refused(
          put(passUsePath('held', '5'), passUse(GIVEN_BACK, OWN)),
        ),
        'use a pass twice for a booking': refused(
          ...Object.values(light),
          writes('light', '2').use,
        ),
        'use another pass for a booking': refused(...Object.values(light), writes('half', '1').use),
      }),
      ...NO_MEMBERSHIPS.map((orderId) =>
        row('parent', `book with a pass whose order is ${orderId}`, refused(book(orderId, slot))),
      ),
      ...['gold', 'TIMEPASS', 'pre-200'].flatMap((planKey) =>
        [slot, `${slot}-2`, '1'].map((use) =>
          row(
            'parent',
            `book with use 「${use}」 of a pass of the plan ${planKey}`,
            refused(book(planKey, use)),
          ),
        ),
      ),
      ...[
        { bookingId: 'none' },
        { bookingId: bookingIdIn(HELD, OWN) },
        { sessionId: HELD },
        { sessionId: 1 },
        { childId: CHILD_ID },
        { childId: undefined },
        { createdAt: now },
        { createdAt: undefined },
        { note: '' },
      ].map((use) =>
        row(
          'parent',
          `book with a use whose ${Object.keys(use)[0]} is ${Object.values(use)[0] === undefined ? 'missing' : 'wrong'}`,
          refused(book('light', '1', TOMORROW, { use })),
        ),
      ),
      ...deniedTo(['nobody', 'otherParent', 'newcomer', 'teacher'], {
        'book care for somebody': book('light', '1'),
      }),
      ...asks('parent', {
        'book for a child of others': refused(
          book('light', '1', TOMORROW, { seat: { uid: 'parent', childId: OTHER_CHILD_ID } }),
        ),
        'book under an id that names the child': refused(
          light.use,
          ...moveCounter(TOMORROW, 1, `parent_${SIBLING_ID}`),
          {
            ...light.booking,
            path: `program_sessions/${TOMORROW}/bookings/parent_${SIBLING_ID}`,
          },
        ),

        'book with a light pass on day 7': allowed(book('light', '1', DAY_7)),
        'book with a light pass on day 8': refused(book('light', '1', DAY_8)),
        'book with a regular pass on day 8': allowed(
          book('regular', slotOf(dayAhead(8, 0)), DAY_8),
        ),
        'book with a family pass on day 14': allowed(
          book('family1', slotOf(dayAhead(14, 23)), DAY_14),
        ),
        'book with a regular pass on day 15': refused(
          book('regular', slotOf(dayAhead(15, 0)), DAY_15),
        ),
        'book 30 minutes before the end': allowed(book('light', '1', AT_THE_DOOR)),
        'book later than that': refused(book('light', '1', TOO_LATE)),
        'book in a closed session': refused(book('light', '1', CLOSED)),
        'book in a full session': refused(book('light', '1', FULL)),
        'book a program with pass fields': refused(
          book('light', '1', PROGRAM, { booking: { programId: 'art' } }),
        ),
        'book a program and use a pass for it': refused(
          book('light', '1', PROGRAM, {
            booking: { programId: 'art', passId: undefined, slot: undefined },
          }),
        ),

        'cancel care': allowed(...Object.values(leave(HELD, '1'))),
        'cancel care without the counter': refused(leave(HELD, '1').booking, leave(HELD, '1').use),
        'cancel care and keep the use': refused(
          leave(HELD, '1').booking,
          ...moveCounter(HELD, -1, OWN),
        ),
        'return the use and keep the booking': refused(
          leave(HELD, '1').use,
          ...moveCounter(HELD, -1, OWN),
        ),
        'return the use alone': refused(leave(HELD, '1').use),
        'cancel care after the start': refused(...Object.values(leave(BEGUN, '2'))),
        'cancel care after the arrival': refused(...Object.values(leave(ARRIVED, '3'))),
        'delete a booking the agit cancelled': allowed(leave(CANCELLED, '4').booking),
        'delete a booking the agit cancelled and count it': refused(
          leave(CANCELLED, '4').booking,
          ...moveCounter(CANCELLED, -1, OWN),
        ),
        'cancel care whose use was returned before': allowed(
          leave(GIVEN_BACK, '5').booking,
          ...moveCounter(GIVEN_BACK, -1, OWN),
        ),
        'cancel care whose use serves another by now': allowed(
          leave(SERVES_ANOTHER, '1').booking,
          ...moveCounter(SERVES_ANOTHER, -1, OWN),
        ),
        "give care back with another booking's use": refused(
          ...Object.values(leave(SERVES_ANOTHER, '1')),
        ),
      }),
      ...deniedTo(['nobody', 'otherParent', 'teacher'], {
        "give somebody's care back": commit(...Object.values(leave(HELD, '1'))),
      }),

      ...asks('parent', {
        'get an own use': allowed(get(passUsePath('held', '1'))),
        'list the uses of an own pass': allowed(list('users/parent/passes/held/uses')),
        'count them': allowed(count('users/parent/passes/held/uses')),
      }),
      row('teacher', 'list the uses of a pass', allowed(list('users/parent/passes/held/uses'))),
      ...deniedTo(['nobody', 'otherParent'], {
        "list somebody's uses": list('users/parent/passes/held/uses'),
        "get somebody's use": get(passUsePath('held', '1')),
      }),
      ...deniedTo(['parent', 'teacher'], {
        'list all uses': list('uses', { isGroup: true }),
      }),
      row(
        'parent',
        'change a use',
        refused(
          put(passUsePath('held', '1'), { ...passUse(HELD, SIBLING), createdAt: SERVER_TIME }),
        ),
      ),
      ...asks('teacher', {
        'return a use whose booking is gone': refused(remove(passUsePath('held', '99'))),
        'return a use of a session that goes on': refused(remove(passUsePath('held', '2'))),
      }),
      ...deniedTo(['nobody', 'otherParent'], {
        "give somebody's use back whose booking is gone": commit(remove(passUsePath('held', '99'))),
        "give somebody's use back": commit(remove(passUsePath('held', '2'))),
      }),
      row('teacher', 'use a pass of a parent', refused(light.use)),
      ...asks('parent', {
        'list their own bookings of a pass': allowed(
          list('bookings', {
            isGroup: true,
            where: [own, ['passId', 'EQUAL', 'held']],
            orderBy: [['startsAt', 'ASCENDING']],
          }),
        ),
        'list their own bookings that changed': allowed(
          list('bookings', {
            isGroup: true,
            where: [own, ['updatedAt', 'GREATER_THAN_OR_EQUAL', now]],
            orderBy: [['updatedAt', 'ASCENDING']],
          }),
        ),
        'move the counter of care': refused(...moveCounter(HELD, -1, OWN)),
      }),
      ...inEveryOrder(Object.values(light)).map((writes, index) =>
        row('parent', `book care, order ${index + 1} of the writes`, allowed(...writes)),
      ),
      ...inEveryOrder(Object.values(leave(HELD, '1'))).map((writes, index) =>
        row('parent', `give care back, order ${index + 1} of the writes`, allowed(...writes)),
      ),
    ],
  }
}
