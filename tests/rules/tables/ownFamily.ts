import type { SeedDocument } from '../../../emulators/firestore/seedDocument.ts'
import { allowed, asks, type RuleRow, type RuleTable, refused, row } from '../table.ts'
import {
  change,
  commit,
  type Fields,
  put,
  type RuleRequest,
  remove,
  SERVER_TIME,
  seedDocument,
} from '../wire.ts'
import { after, DAY, HOUR, MINUTE, rideStatuses, standingRide } from './aRide.ts'
import {
  bookingPath,
  bookWrites,
  careBooking,
  careSession,
  dayBefore,
  orderOf,
  passOf,
  passUse,
  passUsePath,
} from './careBookings.ts'
import { entry, pass } from './money.ts'
import { order, stepFields } from './orders.ts'
import { accountOf, childOf, guardianOf, identities, people } from './people.ts'
import { moveCounter, sessionAt } from './seats.ts'

/** The teacher's own child. */
const JUN = { uid: 'teacher', childId: 'jun' }

const BOOKED = 'care-seongsu_20270105_1300'
const HERE = 'care-seongsu_20270105_1500'
const GONE = 'care-seongsu_20270105_1700'
const MISSED = 'care-seongsu_20270104_1300'
const CANCELLED = 'care-seongsu_20270106_1300'
const AHEAD = 'care-seongsu_20270106_1500'
const FREE = 'care-seongsu_20270106_1700'

const PROGRAM = 'art_20270106_1500'

const slots = [BOOKED, HERE, GONE, MISSED, CANCELLED, AHEAD]
const slotOf = (session: string): string => String(slots.indexOf(session) + 1)

/** Own things of the agit: what only a colleague decides (specification 6, section 7). */
export function ownFamily(now: Date): RuleTable {
  const tomorrow = after(now, DAY)
  const ago = (minutes: number) => after(now, -minutes * MINUTE)
  const booking = (session: string, startsAt: Date, fields: Fields = {}): SeedDocument[] => [
    seedDocument(`program_sessions/${session}`, careSession(startsAt)),
    seedDocument(bookingPath(session, JUN), {
      ...careBooking(startsAt, JUN, 'own', slotOf(session)),
      createdAt: now,
      updatedAt: now,
      ...fields,
    }),
    seedDocument(passUsePath('own', slotOf(session), 'teacher'), {
      ...passUse(session, JUN),
      createdAt: now,
    }),
  ]
  const edit = (session: string, fields: Fields, ...deleted: readonly string[]) => {
    const write = change(bookingPath(session, JUN), { updatedAt: SERVER_TIME, ...fields })
    return { ...write, mask: [...(write.mask ?? []), ...deleted] }
  }
  const use = (session: string) => remove(passUsePath('own', slotOf(session), 'teacher'))
  const cancelWrites = (session: string) => [
    edit(session, { cancelledAt: SERVER_TIME, cancelReason: '폭설로 쉬어요.' }),
    ...moveCounter(session, -1, JUN),
    use(session),
  ]
  const setStatus = (id: string, status: string, by = 'teacher') =>
    commit(change(`orders/${id}`, { status, updatedAt: SERVER_TIME, ...stepFields(status, by) }))
  const reach = (from: string, status: string) =>
    commit(
      change(`rides/${from}`, {
        status,
        [`reached.${status}`]: SERVER_TIME,
        updatedAt: SERVER_TIME,
        ...(status === 'declined' && { reason: '폭설로 운행할 수 없어요.' }),
      }),
    )
  const inName = (by: string): Fields => ({ by, at: SERVER_TIME })

  /** Refused to the teacher and to a guardian of that family, allowed to a colleague; `by` is who asks. */
  const onlyColleagues = (
    requests: Readonly<Record<string, RuleRequest | ((by: string) => RuleRequest)>>,
  ): RuleRow[] =>
    Object.entries(requests).flatMap(([name, request]) => {
      const of = (by: string) => (typeof request === 'function' ? request(by) : request)
      return [
        row('teacher', `${name} of their own family`, refused(of('teacher'))),
        row('keeper', `${name} of a guarded family`, refused(of('keeper'))),
        row('colleague', `${name} of a colleague's family`, allowed(of('colleague'))),
      ]
    })

  return {
    seed: [
      ...people(now),
      seedDocument('users/teacher/children/jun', childOf('도준', now)),
      seedDocument('staff/keeper', { name: '지킴쌤' }),
      seedDocument('users/keeper', accountOf(identities.keeper.phone, '지킴쌤', now)),
      seedDocument('users/teacher/guardians/keeper', guardianOf('read', now)),
      ...['membership', 'topup', 'snack', 'specialSnack'].flatMap((kind) =>
        ['awaitingPayment', 'paid'].map((status) =>
          seedDocument(`orders/${kind}-${status}`, {
            ...order,
            uid: 'teacher',
            kind,
            status,
            createdAt: ago(60),
            updatedAt: ago(60),
          }),
        ),
      ),
      ...rideStatuses.map((status) =>
        seedDocument(`rides/${status}`, {
          ...standingRide(after(now, HOUR / 2), status, now),
          ...JUN,
          phone: identities.teacher.phone,
        }),
      ),
      seedDocument('orders/own', orderOf('teacher')),
      seedDocument('users/teacher/passes/own', passOf(now, { orderId: 'own', minutes: 2400 })),
      ...booking(BOOKED, now),
      ...booking(HERE, now, { arrivedAt: ago(10) }),
      ...booking(GONE, now, { arrivedAt: ago(60), leftAt: ago(10), leftWith: '보호자' }),
      ...booking(MISSED, dayBefore(now)),
      ...booking(CANCELLED, tomorrow, { cancelledAt: now, cancelReason: '폭설' }),
      ...booking(AHEAD, tomorrow),
      seedDocument(`program_sessions/${PROGRAM}`, sessionAt(tomorrow, 8, 1)),
      seedDocument(bookingPath(PROGRAM, JUN), {
        ...JUN,
        childName: '김도준',
        programId: 'art',
        startsAt: tomorrow,
        createdAt: now,
        updatedAt: now,
      }),
      seedDocument(`program_sessions/${FREE}`, careSession(tomorrow)),
    ],
    rows: [
      ...['membership', 'topup', 'snack', 'specialSnack'].flatMap((kind) => [
        ...onlyColleagues({
          [`confirm an order (${kind})`]: (by) => setStatus(`${kind}-awaitingPayment`, 'paid', by),
          [`refund an order (${kind})`]: (by) => setStatus(`${kind}-paid`, 'refunded', by),
        }),
        row(
          'teacher',
          `cancel an own order that is not paid (${kind})`,
          allowed(setStatus(`${kind}-awaitingPayment`, 'cancelled')),
        ),
      ]),
      ...onlyColleagues({
        'enter money': (by) =>
          commit(put('users/teacher/ledger/order-order-1', { ...entry, ...inName(by) })),
        'adjust the balance': (by) =>
          commit(
            put('users/teacher/ledger/free', {
              ...entry,
              kind: 'adjustment',
              amountKRW: 1000,
              ...inName(by),
            }),
          ),
        'grant a pass': (by) =>
          commit(put('users/teacher/passes/order-order-1-0', { ...pass, ...inName(by) })),
      }),

      ...onlyColleagues({
        'confirm a ride': reach('requested', 'confirmed'),
        'set out for a ride': reach('confirmed', 'onTheWay'),
        'pick up': reach('onTheWay', 'pickedUp'),
        'arrive without a charge': reach('pickedUp', 'arrived'),
        'decline a requested ride': reach('requested', 'declined'),
        'decline a ride in the hour of the whole fee': reach('confirmed', 'declined'),
        'decline a ride on the way': reach('onTheWay', 'declined'),
      }),
      ...(['requested', 'confirmed', 'onTheWay', 'pickedUp'] as const).map((ride) =>
        row(
          'teacher',
          `assign somebody to an own ${ride} ride`,
          allowed(
            change(`rides/${ride}`, {
              driver: { name: '박도담', car: '12가 3456' },
              updatedAt: SERVER_TIME,
            }),
          ),
        ),
      ),
      ...asks('teacher', {
        'assign somebody to an own ride and confirm it': refused(
          change('rides/requested', {
            driver: { name: '박도담', car: '' },
            status: 'confirmed',
            'reached.confirmed': SERVER_TIME,
            updatedAt: SERVER_TIME,
          }),
        ),
        'cancel an own ride without its fee': refused(
          change('rides/confirmed', {
            status: 'cancelled',
            cancelFeeKRW: 0,
            'reached.cancelled': SERVER_TIME,
            updatedAt: SERVER_TIME,
          }),
        ),
        'cancel an own ride as a parent does': allowed(
          change('rides/requested', {
            status: 'cancelled',
            'reached.cancelled': SERVER_TIME,
            updatedAt: SERVER_TIME,
          }),
        ),
      }),

      ...onlyColleagues({
        'take 등원 back': commit(edit(HERE, {}, 'arrivedAt')),
        'take 하원 back': commit(edit(GONE, {}, 'leftAt', 'leftWith')),
        'cancel a booking': commit(...cancelWrites(BOOKED)),
        'cancel a booking ahead': commit(...cancelWrites(AHEAD)),
        'cancel a booking of a program': commit(
          edit(PROGRAM, { cancelledAt: SERVER_TIME, cancelReason: '폭설로 쉬어요.' }),
          ...moveCounter(PROGRAM, -1, JUN),
        ),
        'return the use of a missed stay': commit(use(MISSED)),
        'return the use of a cancelled booking': commit(use(CANCELLED)),
      }),
      ...asks('teacher', {
        'mark an own child in': allowed(edit(BOOKED, { arrivedAt: SERVER_TIME, by: 'teacher' })),
        'mark an own child out': allowed(
          edit(HERE, { leftAt: SERVER_TIME, leftWith: '보호자', by: 'teacher' }),
        ),
        'take 등원 of an own child back in their own name': refused(
          edit(HERE, { by: 'teacher' }, 'arrivedAt'),
        ),
        'take 등원 of an own child back and cancel': refused(
          edit(HERE, {}, 'arrivedAt'),
          remove(bookingPath(HERE, JUN)),
          ...moveCounter(HERE, -1, JUN),
          use(HERE),
        ),
        'cancel an own stay as a parent does': allowed(
          remove(bookingPath(AHEAD, JUN)),
          ...moveCounter(AHEAD, -1, JUN),
          use(AHEAD),
        ),
        'cancel an own missed stay as a parent does': refused(
          remove(bookingPath(MISSED, JUN)),
          ...moveCounter(MISSED, -1, JUN),
          use(MISSED),
        ),
        'book care for an own child': allowed(
          ...Object.values({
            ...bookWrites({
              session: FREE,
              startsAt: tomorrow,
              seat: JUN,
              passId: 'own',
              slot: '9',
            }),
            use: put(passUsePath('own', '9', 'teacher'), passUse(FREE, JUN)),
          }),
        ),
      }),
    ],
  }
}
