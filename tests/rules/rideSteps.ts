import {
  after,
  DAY,
  HOUR,
  MINUTE,
  MOMENT,
  type RideStatus,
  rideStatuses,
  standingRide,
} from './aRide.ts'
import { people } from './people.ts'
import { allowed, type RuleRow, type RuleTable, refused, refusedTo } from './table.ts'
import { change, commit, type Fields, put, SERVER_TIME, seedDocument } from './wire.ts'

/** Specification 4, section 3: what the agit may do from each status. */
const steps: Record<RideStatus, readonly RideStatus[]> = {
  requested: ['confirmed', 'declined'],
  confirmed: ['onTheWay', 'declined'],
  onTheWay: ['pickedUp', 'declined'],
  pickedUp: ['arrived'],
  arrived: [],
  declined: [],
  cancelled: [],
}

const reach = (ride: string, status: string, fields: Fields = {}) =>
  commit(
    change(`rides/${ride}`, {
      status,
      [`reached.${status}`]: SERVER_TIME,
      updatedAt: SERVER_TIME,
      ...(status === 'declined' && { reason: '폭설로 운행할 수 없어요.' }),
      ...fields,
    }),
  )

/** Every status to every status, by each side: nothing else is a step. */
const everyStep: RuleRow[] = rideStatuses.flatMap((from) =>
  rideStatuses.flatMap((to) => {
    const isStep = steps[from].includes(to)
    const isCancellation = to === 'cancelled' && (from === 'requested' || from === 'confirmed')
    return [
      (isStep ? allowed : refused)('teacher', `take a ride from ${from} to ${to}`, reach(from, to)),
      (isCancellation ? allowed : refused)(
        'parent',
        `take an own ride from ${from} to ${to}`,
        reach(from, to),
      ),
    ]
  }),
)

/** The steps of a ride by the agit, whom it assigns, and what neither side can do. */
export function rideSteps(now: Date): RuleTable {
  const tomorrow = after(now, DAY)
  const anHourAgo = after(now, -HOUR)
  const edit = (fields: Fields, ride = 'confirmed') =>
    commit(change(`rides/${ride}`, { updatedAt: SERVER_TIME, ...fields }))
  const driver = { name: '박도담', car: '12가 3456' }
  return {
    seed: [
      ...people(now),
      ...rideStatuses.map((status) =>
        seedDocument(`rides/${status}`, standingRide(tomorrow, status, now)),
      ),
      seedDocument('rides/late', standingRide(after(now, -MINUTE), 'confirmed', now)),
    ],
    rows: [
      ...everyStep,
      ...refusedTo(['nobody', 'otherParent'], 'confirm a ride', reach('requested', 'confirmed')),
      allowed('teacher', 'set out after the start', reach('late', 'onTheWay')),
      refused('teacher', 'make up a status', reach('requested', 'lost')),
      refused(
        'teacher',
        'take a step without its time',
        reach('requested', 'confirmed', { 'reached.confirmed': undefined }),
      ),
      refused(
        'teacher',
        'take a step at a time of choice',
        reach('requested', 'confirmed', { 'reached.confirmed': anHourAgo }),
      ),
      refused(
        'teacher',
        'take a step with the time of another',
        reach('requested', 'confirmed', {
          'reached.confirmed': undefined,
          'reached.onTheWay': SERVER_TIME,
        }),
      ),
      refused(
        'teacher',
        'take a step with the times of two',
        reach('requested', 'confirmed', { 'reached.onTheWay': SERVER_TIME }),
      ),
      refused(
        'teacher',
        'take a step and forget what was reached',
        edit({ status: 'onTheWay', reached: { onTheWay: SERVER_TIME } }),
      ),
      refused(
        'teacher',
        'take a step and change what was reached',
        reach('confirmed', 'onTheWay', {
          'reached.confirmed': anHourAgo,
          'reached.requested': anHourAgo,
        }),
      ),
      refused(
        'teacher',
        'take a step without updatedAt',
        reach('requested', 'confirmed', { updatedAt: undefined }),
      ),
      refused(
        'teacher',
        'take a step, changed an hour ago',
        reach('requested', 'confirmed', { updatedAt: anHourAgo }),
      ),
      ...[
        { fareKRW: 1 },
        { cancelFeeKRW: 1000 },
        { reason: '폭설' },
        { codeWord: '파란 고래' },
        { phone: '+821087654321' },
        { startsAt: after(now, 2 * DAY) },
        { driver },
        { isChecked: true },
      ].map((fields) =>
        refused(
          'teacher',
          `take a step and change ${Object.keys(fields)[0]}`,
          reach('requested', 'confirmed', fields),
        ),
      ),
      refused(
        'teacher',
        'replace a ride by another',
        commit(
          put('rides/requested', {
            ...standingRide(tomorrow, 'confirmed', now),
            uid: 'otherParent',
          }),
        ),
      ),

      allowed(
        'teacher',
        'decline for a reason of 1',
        reach('requested', 'declined', { reason: '눈' }),
      ),
      allowed(
        'teacher',
        'decline for a reason of 100',
        reach('requested', 'declined', { reason: '눈'.repeat(100) }),
      ),
      refused(
        'teacher',
        'decline for a reason of 101',
        reach('requested', 'declined', { reason: '눈'.repeat(101) }),
      ),
      refused('teacher', 'decline for no reason', reach('requested', 'declined', { reason: '' })),
      refused(
        'teacher',
        'decline with the reason left out',
        reach('requested', 'declined', { reason: undefined }),
      ),
      refused(
        'teacher',
        'decline with a fee',
        reach('confirmed', 'declined', { cancelFeeKRW: 5000 }),
      ),
      refused(
        'teacher',
        'decline without its time',
        reach('requested', 'declined', { 'reached.declined': undefined }),
      ),
      refused(
        'teacher',
        'decline and put the time of another step',
        reach('requested', 'declined', { 'reached.confirmed': SERVER_TIME }),
      ),
      refused('teacher', 'cancel for the parent', reach('confirmed', 'cancelled')),

      ...(['requested', 'confirmed', 'onTheWay', 'pickedUp'] as const).map((ride) =>
        allowed('teacher', `assign somebody to a ${ride} ride`, edit({ driver }, ride)),
      ),
      ...(['arrived', 'declined', 'cancelled'] as const).map((ride) =>
        refused(
          'teacher',
          `assign somebody to a ${ride} ride`,
          edit({ driver: { ...driver, car: '' } }, ride),
        ),
      ),
      allowed('teacher', 'assign somebody without a car', edit({ driver: { ...driver, car: '' } })),
      allowed('teacher', 'assign nobody again', edit({ driver: null })),
      refused('teacher', 'assign a car without a name', edit({ driver: { ...driver, name: '' } })),
      refused(
        'teacher',
        'assign a name of 201',
        edit({ driver: { ...driver, name: '가'.repeat(201) } }),
      ),
      refused(
        'teacher',
        'assign a car of 201',
        edit({ driver: { ...driver, car: '가'.repeat(201) } }),
      ),
      refused(
        'teacher',
        'assign somebody with more',
        edit({ driver: { ...driver, phone: '010-1234-5678' } }),
      ),
      refused('teacher', 'assign somebody in words', edit({ driver: '박도담' })),
      refused('teacher', 'assign somebody and change the fare', edit({ driver, fareKRW: 1 })),
      refused(
        'teacher',
        'assign somebody without the time',
        commit(change('rides/confirmed', { driver: null })),
      ),
      ...refusedTo(['nobody', 'parent', 'otherParent'], 'assign somebody', edit({ driver: null })),

      ...[
        { uid: 'otherParent' },
        { childId: 'daon' },
        { createdAt: SERVER_TIME },
        { memo: '후문' },
        { fareKRW: 7000 },
        { phone: '+821087654321' },
        { codeWord: '파란 고래' },
        { seriesId: 'series-2' },
        { reason: '급해요' },
        { cancelFeeKRW: 0, status: 'requested' },
        { 'reached.arrived': SERVER_TIME },
      ].flatMap((fields) =>
        refusedTo(
          ['parent', 'teacher'],
          `change ${Object.keys(fields)[0]} of a ride`,
          edit(fields),
        ),
      ),
      allowed(
        'teacher',
        'take several rides a step further',
        commit(
          ...(['confirmed', 'late'] as const).map((ride) =>
            change(`rides/${ride}`, {
              status: 'onTheWay',
              'reached.onTheWay': SERVER_TIME,
              updatedAt: SERVER_TIME,
            }),
          ),
        ),
      ),
      allowed(
        'teacher',
        'arrive and charge the fare in one commit',
        commit(
          change('rides/pickedUp', {
            status: 'arrived',
            'reached.arrived': SERVER_TIME,
            updatedAt: SERVER_TIME,
          }),
          put('users/parent/ledger/ride-pickedUp', {
            kind: 'ride',
            amountKRW: -8000,
            note: '픽업',
            refId: 'pickedUp',
            at: SERVER_TIME,
            by: 'teacher',
          }),
        ),
      ),
      refused(
        'parent',
        'cancel a moment after the start',
        reach('late', 'cancelled', { cancelFeeKRW: 1 }),
      ),
      refused(
        'parent',
        'cancel a ride that moved on',
        commit(
          change('rides/onTheWay', {
            status: 'cancelled',
            'reached.cancelled': SERVER_TIME,
            updatedAt: after(now, MOMENT),
          }),
        ),
      ),
    ],
  }
}
