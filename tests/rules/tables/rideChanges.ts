import { allowed, asks, deniedTo, type RuleRow, type RuleTable, refused, row } from '../table.ts'
import { change, commit, double, type Fields, SERVER_TIME, seedDocument } from '../wire.ts'
import {
  after,
  BUSAN,
  CLOCK_MARGIN_MS,
  DAY,
  fareAt,
  HOUR,
  inTwoDays,
  MINUTE,
  place,
  type RideStatus,
  standingRide,
} from './aRide.ts'
import { people } from './people.ts'

const FARE = 9_870

/** Rides by lead time, just before and after each boundary. */
const leads = {
  day: DAY,
  over8h: 8 * HOUR + CLOCK_MARGIN_MS,
  under8h: 8 * HOUR - 1,
  over1h: HOUR + CLOCK_MARGIN_MS,
  under1h: HOUR - 1,
  soon: CLOCK_MARGIN_MS,
  begun: -1,
} as const
type Lead = keyof typeof leads
const leadNames: readonly Lead[] = [
  'day',
  'over8h',
  'under8h',
  'over1h',
  'under1h',
  'soon',
  'begun',
]

/** Specification 4, section 3, for a fare of 9,870; undefined: cannot be cancelled. */
const feeOf: Record<Lead, number | undefined> = {
  day: 0,
  over8h: 0,
  under8h: 4_930,
  over1h: 4_930,
  under1h: 9_870,
  soon: 9_870,
  begun: undefined,
}

const cancel = (ride: string, cancelFeeKRW: Fields[string], fields: Fields = {}) =>
  commit(
    change(`rides/${ride}`, {
      status: 'cancelled',
      cancelFeeKRW,
      'reached.cancelled': SERVER_TIME,
      updatedAt: SERVER_TIME,
      ...fields,
    }),
  )

/** Every fee for every ride; one is right. */
const everyCancellation: RuleRow[] = leadNames.flatMap((lead) =>
  [0, 4_930, 4_935, 4_940, 9_870, -10].flatMap((fee) => [
    row(
      'parent',
      `cancel a confirmed ride (${lead}) for ${fee}`,
      (fee === feeOf[lead] ? allowed : refused)(cancel(`confirmed-${lead}`, fee)),
    ),
    row(
      'parent',
      `cancel a requested ride (${lead}) for ${fee}`,
      (fee === 0 && lead !== 'begun' ? allowed : refused)(cancel(`requested-${lead}`, fee)),
    ),
  ]),
)

/** When a ride's time may be changed. */
const canBeMoved: Record<'requested' | 'confirmed', readonly Lead[]> = {
  requested: ['day', 'over8h', 'under8h', 'over1h'],
  confirmed: ['day', 'over8h'],
}

export function rideChanges(now: Date): RuleTable {
  const later = after(now, 3 * DAY)
  const move = (ride: string, fields: Fields = {}, startsAt = later) =>
    commit(
      change(`rides/${ride}`, {
        startsAt,
        fareKRW: fareAt(startsAt),
        status: 'requested',
        driver: null,
        reached: {},
        updatedAt: SERVER_TIME,
        ...fields,
      }),
    )
  const standing = (status: RideStatus, lead: Lead) =>
    seedDocument(`rides/${status}-${lead}`, {
      ...standingRide(after(now, leads[lead]), status, now),
      fareKRW: FARE,
    })
  const evening = inTwoDays(now, 20, 0)
  return {
    seed: [
      ...people(now),
      ...leadNames.flatMap((lead) => [standing('requested', lead), standing('confirmed', lead)]),
      ...(['onTheWay', 'pickedUp', 'arrived', 'declined', 'cancelled'] as const).map((status) =>
        standing(status, 'day'),
      ),
    ],
    rows: [
      ...everyCancellation,
      ...asks('parent', {
        'cancel for a fee of another type': refused(cancel('confirmed-under1h', double(9_870))),
        'cancel without the fee': refused(cancel('confirmed-under1h', undefined)),
        'cancel without its time': refused(
          cancel('confirmed-day', 0, { 'reached.cancelled': undefined }),
        ),
        'cancel at a chosen time': refused(
          cancel('confirmed-day', 0, { 'reached.cancelled': after(now, -HOUR) }),
        ),
        'cancel without updatedAt': refused(cancel('confirmed-day', 0, { updatedAt: undefined })),
        'cancel with a later start, which costs less': refused(
          cancel('confirmed-under1h', 0, { startsAt: later }),
        ),
        'cancel for a lower fare': refused(cancel('confirmed-under1h', 7_000, { fareKRW: 7_000 })),
        'cancel and forget the teacher': refused(cancel('confirmed-day', 0, { driver: null })),
        'cancel for a reason': refused(cancel('confirmed-day', 0, { reason: '아파요' })),
        'cancel and forget what was reached': refused(
          change('rides/confirmed-day', {
            status: 'cancelled',
            cancelFeeKRW: 0,
            reached: {},
            updatedAt: SERVER_TIME,
          }),
        ),
      }),
      ...deniedTo(['nobody', 'otherParent', 'teacher'], {
        "cancel somebody's ride": cancel('confirmed-day', 0),
      }),
      row(
        'parent',
        'cancel several rides at once',
        allowed(
          ...leadNames.slice(0, 2).map((lead) =>
            change(`rides/confirmed-${lead}`, {
              status: 'cancelled',
              cancelFeeKRW: 0,
              'reached.cancelled': SERVER_TIME,
              updatedAt: SERVER_TIME,
            }),
          ),
        ),
      ),

      ...(['requested', 'confirmed'] as const).flatMap((status) =>
        leadNames.map((lead) =>
          row(
            'parent',
            `put a ${status} ride (${lead}) to another time`,
            (canBeMoved[status].includes(lead) ? allowed : refused)(move(`${status}-${lead}`)),
          ),
        ),
      ),
      ...(['onTheWay', 'pickedUp', 'arrived', 'declined', 'cancelled'] as const).map((status) =>
        row(
          'parent',
          `put a ride that is ${status} to another time`,
          refused(move(`${status}-day`)),
        ),
      ),
      ...deniedTo(['nobody', 'otherParent', 'teacher'], {
        "put somebody's ride to another time": move('confirmed-day'),
      }),
      ...asks('parent', {
        'move to 30 minutes ahead': allowed(
          move('confirmed-day', {}, after(now, 30 * MINUTE + CLOCK_MARGIN_MS)),
        ),
        'move to less than 30 minutes ahead': refused(
          move('confirmed-day', {}, after(now, 30 * MINUTE - 1)),
        ),
        'move beyond 400 days': refused(
          move('confirmed-day', {}, after(now, 400 * DAY + CLOCK_MARGIN_MS)),
        ),
        'move into the night for its fare': allowed(move('confirmed-day', {}, evening)),
        'move into the night for the fare of the day': refused(
          move('confirmed-day', { fareKRW: fareAt(evening) - 2_000 }, evening),
        ),
        'move with a fare 11 won lower': refused(
          move('confirmed-day', { fareKRW: fareAt(later) - 11 }),
        ),
        'move with a fare of another type': refused(
          move('confirmed-day', { fareKRW: double(fareAt(later)) }),
        ),
        'move and stay confirmed': refused(move('confirmed-day', { status: 'confirmed' })),
        'move and keep the teacher': refused(
          move('confirmed-day', { driver: { name: '박도담', car: '12가 3456' } }),
        ),
        'move and keep what was reached': refused(
          move('confirmed-day', { reached: { confirmed: after(now, -HOUR) } }),
        ),
        'move without updatedAt': refused(move('confirmed-day', { updatedAt: undefined })),
        'move, changed an hour ago': refused(
          move('confirmed-day', { updatedAt: after(now, -HOUR) }),
        ),
      }),
      ...[
        { dest: place('부산역', BUSAN) },
        { memo: '후문' },
        { childId: 'daon' },
        { codeWord: '파란 고래' },
        { distanceKm: 0 },
        { createdAt: SERVER_TIME },
        { uid: 'otherParent' },
        { cancelFeeKRW: 10 },
        { reason: '급해요' },
      ].map((fields) =>
        row(
          'parent',
          `move and change ${Object.keys(fields)[0]}`,
          refused(move('confirmed-day', fields)),
        ),
      ),
    ],
  }
}
