import { allowed, asks, deniedTo, type RuleRow, type RuleTable, refused, row } from '../table.ts'
import { change, commit, type Fields, put, SERVER_TIME, seedDocument } from '../wire.ts'
import {
  after,
  CLOCK_MARGIN_MS,
  DAY,
  HOUR,
  MINUTE,
  type RideStatus,
  rideStatuses,
  standingRide,
} from './aRide.ts'
import { people } from './people.ts'

/** Specification 4, section 3: the agit's steps. */
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

/** All pairs of statuses by each side; other steps are refused. */
const everyStep: RuleRow[] = rideStatuses.flatMap((from) =>
  rideStatuses.flatMap((to) => {
    const request = reach(from, to)
    const isStep = steps[from].includes(to)
    const isCancellation = to === 'cancelled' && (from === 'requested' || from === 'confirmed')
    return [
      row('teacher', `take a ride from ${from} to ${to}`, (isStep ? allowed : refused)(request)),
      row(
        'parent',
        `take an own ride from ${from} to ${to}`,
        (isCancellation ? allowed : refused)(request),
      ),
    ]
  }),
)

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
      ...deniedTo(['nobody', 'otherParent'], {
        'confirm a ride': reach('requested', 'confirmed'),
      }),
      ...asks('teacher', {
        'set out after the start': allowed(reach('late', 'onTheWay')),
        'make up a status': refused(reach('requested', 'lost')),
        'take a step without its time': refused(
          reach('requested', 'confirmed', { 'reached.confirmed': undefined }),
        ),
        'take a step at a chosen time': refused(
          reach('requested', 'confirmed', { 'reached.confirmed': anHourAgo }),
        ),
        'take a step with the time of another': refused(
          reach('requested', 'confirmed', {
            'reached.confirmed': undefined,
            'reached.onTheWay': SERVER_TIME,
          }),
        ),
        'take a step with the times of two': refused(
          reach('requested', 'confirmed', { 'reached.onTheWay': SERVER_TIME }),
        ),
        'take a step and forget what was reached': refused(
          edit({ status: 'onTheWay', reached: { onTheWay: SERVER_TIME } }),
        ),
        'take a step and change what was reached': refused(
          reach('confirmed', 'onTheWay', {
            'reached.confirmed': anHourAgo,
            'reached.requested': anHourAgo,
          }),
        ),
        'take a step without updatedAt': refused(
          reach('requested', 'confirmed', { updatedAt: undefined }),
        ),
        'take a step, changed an hour ago': refused(
          reach('requested', 'confirmed', { updatedAt: anHourAgo }),
        ),
      }),
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
        row(
          'teacher',
          `take a step and change ${Object.keys(fields)[0]}`,
          refused(reach('requested', 'confirmed', fields)),
        ),
      ),
      ...asks('teacher', {
        'replace a ride by another': refused(
          put('rides/requested', {
            ...standingRide(tomorrow, 'confirmed', now),
            uid: 'otherParent',
          }),
        ),

        'decline for a reason of 1': allowed(reach('requested', 'declined', { reason: '눈' })),
        'decline for a reason of 100': allowed(
          reach('requested', 'declined', { reason: '눈'.repeat(100) }),
        ),
        'decline for a reason of 101': refused(
          reach('requested', 'declined', { reason: '눈'.repeat(101) }),
        ),
        'decline for no reason': refused(reach('requested', 'declined', { reason: '' })),
        'decline with the reason left out': refused(
          reach('requested', 'declined', { reason: undefined }),
        ),
        'decline with a fee': refused(reach('confirmed', 'declined', { cancelFeeKRW: 5000 })),
        'decline without its time': refused(
          reach('requested', 'declined', { 'reached.declined': undefined }),
        ),
        'decline and put the time of another step': refused(
          reach('requested', 'declined', { 'reached.confirmed': SERVER_TIME }),
        ),
        'cancel for the parent': refused(reach('confirmed', 'cancelled')),
      }),

      ...(['requested', 'confirmed', 'onTheWay', 'pickedUp'] as const).map((ride) =>
        row('teacher', `assign somebody to a ${ride} ride`, allowed(edit({ driver }, ride))),
      ),
      ...(['arrived', 'declined', 'cancelled'] as const).map((ride) =>
        row(
          'teacher',
          `assign somebody to a ${ride} ride`,
          refused(edit({ driver: { ...driver, car: '' } }, ride)),
        ),
      ),
      ...asks('teacher', {
        'assign somebody without a car': allowed(edit({ driver: { ...driver, car: '' } })),
        'assign nobody again': allowed(edit({ driver: null })),
        'assign a car without a name': refused(edit({ driver: { ...driver, name: '' } })),
        'assign a name of 201': refused(edit({ driver: { ...driver, name: '가'.repeat(201) } })),
        'assign a car of 201': refused(edit({ driver: { ...driver, car: '가'.repeat(201) } })),
        'assign somebody with another field': refused(
          edit({ driver: { ...driver, phone: '010-1234-5678' } }),
        ),
        'assign a text': refused(edit({ driver: '박도담' })),
        'assign somebody and change the fare': refused(edit({ driver, fareKRW: 1 })),
        'assign somebody without the time': refused(change('rides/confirmed', { driver: null })),
      }),
      ...deniedTo(['nobody', 'parent', 'otherParent'], {
        'assign somebody': edit({ driver: null }),
      }),

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
        deniedTo(['parent', 'teacher'], {
          [`change ${Object.keys(fields)[0]} of a ride`]: edit(fields),
        }),
      ),
      ...asks('teacher', {
        'take several rides a step further': allowed(
          ...(['confirmed', 'late'] as const).map((ride) =>
            change(`rides/${ride}`, {
              status: 'onTheWay',
              'reached.onTheWay': SERVER_TIME,
              updatedAt: SERVER_TIME,
            }),
          ),
        ),
        'arrive and charge the fare in one commit': allowed(
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
      }),
      ...asks('parent', {
        'cancel a moment after the start': refused(reach('late', 'cancelled', { cancelFeeKRW: 1 })),
        'cancel a ride that moved on': refused(
          change('rides/onTheWay', {
            status: 'cancelled',
            'reached.cancelled': SERVER_TIME,
            updatedAt: after(now, CLOCK_MARGIN_MS),
          }),
        ),
      }),
    ],
  }
}
