import {
  after,
  BUSAN,
  DAY,
  fareAt,
  HOUR,
  inTwoDays,
  MINUTE,
  MOMENT,
  place,
  type RideStatus,
  standingRide,
} from './aRide.ts'
import { people } from './people.ts'
import { allowed, type RuleRow, type RuleTable, refused, refusedTo } from './table.ts'
import { change, commit, double, type Fields, SERVER_TIME, seedDocument } from './wire.ts'

const FARE = 9_870

/** Rides by how long they are ahead, a moment on either side of each boundary. */
const leads = {
  day: DAY,
  over8h: 8 * HOUR + MOMENT,
  under8h: 8 * HOUR - 1,
  over1h: HOUR + MOMENT,
  under1h: HOUR - 1,
  soon: MOMENT,
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

/** The table of specification 4, section 3, in won of a ride of 9,870: undefined where nothing can be cancelled. */
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

/** Every fee of the table is asked of every ride; one is right. */
const everyCancellation: RuleRow[] = leadNames.flatMap((lead) =>
  [0, 4_930, 4_935, 4_940, 9_870, -10].flatMap((fee) => [
    (fee === feeOf[lead] ? allowed : refused)(
      'parent',
      `cancel a confirmed ride (${lead}) for ${fee}`,
      cancel(`confirmed-${lead}`, fee),
    ),
    (fee === 0 && lead !== 'begun' ? allowed : refused)(
      'parent',
      `cancel a requested ride (${lead}) for ${fee}`,
      cancel(`requested-${lead}`, fee),
    ),
  ]),
)

/** Until when a ride may be put to another time. */
const canBeMoved: Record<'requested' | 'confirmed', readonly Lead[]> = {
  requested: ['day', 'over8h', 'under8h', 'over1h'],
  confirmed: ['day', 'over8h'],
}

/** What the parent can change of an own ride: cancel it, put it to another time. */
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
      refused(
        'parent',
        'cancel for a fee of another type',
        cancel('confirmed-under1h', double(9_870)),
      ),
      refused('parent', 'cancel without the fee', cancel('confirmed-under1h', undefined)),
      refused(
        'parent',
        'cancel without its time',
        cancel('confirmed-day', 0, { 'reached.cancelled': undefined }),
      ),
      refused(
        'parent',
        'cancel at a time of choice',
        cancel('confirmed-day', 0, { 'reached.cancelled': after(now, -HOUR) }),
      ),
      refused(
        'parent',
        'cancel without updatedAt',
        cancel('confirmed-day', 0, { updatedAt: undefined }),
      ),
      refused(
        'parent',
        'cancel with a later start, which costs less',
        cancel('confirmed-under1h', 0, { startsAt: later }),
      ),
      refused(
        'parent',
        'cancel for a lower fare',
        cancel('confirmed-under1h', 7_000, { fareKRW: 7_000 }),
      ),
      refused(
        'parent',
        'cancel and forget the teacher',
        cancel('confirmed-day', 0, { driver: null }),
      ),
      refused('parent', 'cancel for a reason', cancel('confirmed-day', 0, { reason: '아파요' })),
      refused(
        'parent',
        'cancel and forget what was reached',
        commit(
          change('rides/confirmed-day', {
            status: 'cancelled',
            cancelFeeKRW: 0,
            reached: {},
            updatedAt: SERVER_TIME,
          }),
        ),
      ),
      ...refusedTo(
        ['nobody', 'otherParent', 'teacher'],
        "cancel somebody's ride",
        cancel('confirmed-day', 0),
      ),
      allowed(
        'parent',
        'cancel several rides at once',
        commit(
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
          (canBeMoved[status].includes(lead) ? allowed : refused)(
            'parent',
            `put a ${status} ride (${lead}) to another time`,
            move(`${status}-${lead}`),
          ),
        ),
      ),
      ...(['onTheWay', 'pickedUp', 'arrived', 'declined', 'cancelled'] as const).map((status) =>
        refused('parent', `put a ride that is ${status} to another time`, move(`${status}-day`)),
      ),
      ...refusedTo(
        ['nobody', 'otherParent', 'teacher'],
        "put somebody's ride to another time",
        move('confirmed-day'),
      ),
      allowed(
        'parent',
        'move to 30 minutes ahead',
        move('confirmed-day', {}, after(now, 30 * MINUTE + MOMENT)),
      ),
      refused(
        'parent',
        'move to less than 30 minutes ahead',
        move('confirmed-day', {}, after(now, 30 * MINUTE - 1)),
      ),
      refused(
        'parent',
        'move beyond 400 days',
        move('confirmed-day', {}, after(now, 400 * DAY + MOMENT)),
      ),
      allowed('parent', 'move into the night for its fare', move('confirmed-day', {}, evening)),
      refused(
        'parent',
        'move into the night for the fare of the day',
        move('confirmed-day', { fareKRW: fareAt(evening) - 2_000 }, evening),
      ),
      refused(
        'parent',
        'move with a fare 11 won lower',
        move('confirmed-day', { fareKRW: fareAt(later) - 11 }),
      ),
      refused(
        'parent',
        'move with a fare of another type',
        move('confirmed-day', { fareKRW: double(fareAt(later)) }),
      ),
      refused('parent', 'move and stay confirmed', move('confirmed-day', { status: 'confirmed' })),
      refused(
        'parent',
        'move and keep the teacher',
        move('confirmed-day', { driver: { name: '박도담', car: '12가 3456' } }),
      ),
      refused(
        'parent',
        'move and keep what was reached',
        move('confirmed-day', { reached: { confirmed: after(now, -HOUR) } }),
      ),
      refused('parent', 'move without updatedAt', move('confirmed-day', { updatedAt: undefined })),
      refused(
        'parent',
        'move, changed an hour ago',
        move('confirmed-day', { updatedAt: after(now, -HOUR) }),
      ),
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
        refused(
          'parent',
          `move and change ${Object.keys(fields)[0]}`,
          move('confirmed-day', fields),
        ),
      ),
    ],
  }
}
