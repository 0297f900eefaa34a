import { malformedWrites, not, sentAt, text } from '../malformedWrites.ts'
import { allowed, asks, deniedTo, type RuleTable, refused, row } from '../table.ts'
import {
  commit,
  count,
  double,
  type Fields,
  get,
  list,
  put,
  remove,
  seedDocument,
} from '../wire.ts'
import {
  after,
  BUSAN,
  CLOCK_MARGIN_MS,
  DAY,
  fareAt,
  inTwoDays,
  MINUTE,
  place,
  rideAt,
  SCHOOL,
  standingRide,
} from './aRide.ts'
import { childOf, identities, OTHER_CHILD_ID, people, SIBLING_ID } from './people.ts'

export function rideBooking(now: Date): RuleTable {
  const tomorrow = after(now, DAY)
  const ride = rideAt(tomorrow)
  const book = (fields: Fields = {}, id = 'new') =>
    commit(put(`rides/${id}`, { ...ride, ...fields }))
  const bookAt = (startsAt: Date, fields: Fields = {}) => book({ ...rideAt(startsAt), ...fields })
  const fare = fareAt(tomorrow)
  const day = [
    ['startsAt', 'GREATER_THAN_OR_EQUAL', now],
    ['startsAt', 'LESS_THAN', after(now, 2 * DAY)],
  ] as const
  const own = ['uid', 'EQUAL', 'parent'] as const
  const withoutFlood = {
    where: [...day, ['uid', 'NOT_IN', ['otherParent']]],
    orderBy: [
      ['startsAt', 'ASCENDING'],
      ['uid', 'ASCENDING'],
    ],
    limit: 300,
  } as const
  return {
    seed: [
      ...people(now),
      seedDocument('users/parent/children/5', childOf('김하온', now)),
      seedDocument('rides/own', standingRide(tomorrow, 'confirmed', now)),
      seedDocument('rides/foreign', {
        ...standingRide(tomorrow, 'confirmed', now),
        uid: 'otherParent',
        childId: OTHER_CHILD_ID,
        phone: identities.otherParent.phone,
      }),
    ],
    rows: [
      row('parent', 'get an own ride', allowed(get('rides/own'))),
      row('teacher', 'get a ride', allowed(get('rides/own'))),
      ...deniedTo(['nobody', 'otherParent', 'newcomer'], {
        "get somebody's ride": get('rides/own'),
      }),
      ...asks('parent', {
        'list their own rides': allowed(list('rides', { where: [own] })),
        'list their own upcoming rides': allowed(
          list('rides', {
            where: [own, ['startsAt', 'GREATER_THAN_OR_EQUAL', now]],
            orderBy: [['startsAt', 'ASCENDING']],
            limit: 100,
          }),
        ),
        'list their own past rides': allowed(
          list('rides', {
            where: [own, ['startsAt', 'LESS_THAN', now]],
            orderBy: [['startsAt', 'DESCENDING']],
            limit: 50,
          }),
        ),
        'list their own changed rides': allowed(
          list('rides', { where: [own, ['updatedAt', 'GREATER_THAN_OR_EQUAL', now]] }),
        ),
        'list their own rides of a series': allowed(
          list('rides', { where: [own, ['seriesId', 'EQUAL', 'series-1']] }),
        ),
        'count their own rides': allowed(count('rides', { where: [own] })),
        'list all rides': refused(list('rides')),
        'count all rides': refused(count('rides')),
        'list the rides of a day': refused(list('rides', { where: day })),
        "list a day's rides without another family's": refused(list('rides', withoutFlood)),
        'list the rides of a child': refused(
          list('rides', { where: [['childId', 'EQUAL', 'haon']] }),
        ),
        'list the rides of two parents': refused(
          list('rides', { where: [['uid', 'IN', ['parent', 'otherParent']]] }),
        ),
        "list somebody's rides": refused(
          list('rides', { where: [['uid', 'EQUAL', 'otherParent']] }),
        ),
        'list rides by their own phone': refused(
          list('rides', { where: [['phone', 'EQUAL', identities.parent.phone]] }),
        ),
      }),
      row('nobody', "list somebody's rides", refused(list('rides', { where: [own] }))),
      ...asks('teacher', {
        'list the rides of a day': allowed(
          list('rides', { where: day, orderBy: [['startsAt', 'ASCENDING']] }),
        ),
        "list a day's rides without a family's": allowed(list('rides', withoutFlood)),
        "count a family's rides of a day": allowed(count('rides', { where: [own, ...day] })),
        'list the requested rides of a branch': allowed(
          list('rides', {
            where: [['branchId', 'EQUAL', 'seongsu'], ['status', 'EQUAL', 'requested'], ...day],
          }),
        ),
        'list changed rides': allowed(
          list('rides', {
            where: [['updatedAt', 'GREATER_THAN_OR_EQUAL', now]],
            orderBy: [['updatedAt', 'ASCENDING']],
          }),
        ),
      }),

      ...asks('parent', {
        'book several rides at once': allowed(
          ...['a', 'b', 'c', 'd', 'e'].map((id) => put(`rides/${id}`, ride)),
        ),
        'book for two children at once': allowed(
          put('rides/a', ride),
          put('rides/b', { ...ride, childId: SIBLING_ID, childName: '김다온' }),
        ),
        'book the same ride again': refused(book({}, 'own')),
        'book over the ride of others': refused(book({}, 'foreign')),
      }),
      ...deniedTo(['nobody', 'otherParent', 'newcomer', 'teacher'], {
        'book for somebody': book(),
      }),
      ...asks('parent', {
        'book a valid and an invalid ride at once': refused(
          put('rides/a', ride),
          put('rides/b', { ...ride, childId: OTHER_CHILD_ID }),
        ),
      }),
      ...malformedWrites('parent', 'book', 'rides/new', ride, {
        uid: not('otherParent'),
        childId: not(OTHER_CHILD_ID, 'child-1', 5),
        childName: text(20, 1),
        phone: not(identities.otherParent.phone, '010-1234-5678'),
        branchId: text(200, 1),
        memo: text(300),
        codeWord: text(200, 1),
        seriesId: { good: ['series-1'], bad: text(200, 1).bad },
        'origin.name': text(200, 1),
        'origin.address': text(200),
        'dest.name': text(200, 1),
        'dest.address': text(200),
        'dest.note': not(''),
        status: not('confirmed', 'arrived', 'cancelled', 'lost'),
        reason: not('급해요'),
        cancelFeeKRW: not(10, -10),
        createdAt: sentAt(now),
        updatedAt: sentAt(now),
      }),

      ...asks('parent', {
        'book 30 minutes ahead': allowed(bookAt(after(now, 30 * MINUTE + CLOCK_MARGIN_MS))),
        'book less than 30 minutes ahead': refused(bookAt(after(now, 30 * MINUTE - 1))),
        'book for yesterday': refused(bookAt(after(now, -DAY))),
        'book 400 days ahead': allowed(bookAt(after(now, 400 * DAY))),
        'book more than 400 days ahead': refused(bookAt(after(now, 400 * DAY + CLOCK_MARGIN_MS))),

        'book for 10 won more': allowed(book({ fareKRW: fare + 10 })),
        'book for 11 won more': refused(book({ fareKRW: fare + 11 })),
        'book for 10 won less': allowed(book({ fareKRW: fare - 10 })),
        'book for 11 won less': refused(book({ fareKRW: fare - 11 })),
        'book for nothing': refused(book({ fareKRW: 0 })),
        'book for a negative fare': refused(book({ fareKRW: -fare })),
        'book for a fare with a fraction': refused(book({ fareKRW: double(fare + 0.5) })),
        'book for a fare of another number type': refused(book({ fareKRW: double(fare) })),
        'book without the discount': refused(book({ fareKRW: fare + 3000 })),
        'book to Busan': allowed(
          book({ dest: place('부산역', BUSAN), fareKRW: fareAt(tomorrow, BUSAN) }),
        ),
        'book to Busan for the fare of a false distance': refused(
          book({ dest: place('부산역', BUSAN), distanceKm: 2 }),
        ),
        'book with another distance, which costs nothing': allowed(
          book({ distanceKm: double(2.25) }),
        ),
        'book with a negative distance': refused(book({ distanceKm: -1 })),
        'book with an endless distance': refused(book({ distanceKm: double(1e300) })),
      }),
      ...[
        { hour: 19, minute: 59, isNight: false },
        { hour: 20, minute: 0, isNight: true },
        { hour: 0, minute: 0, isNight: true },
        { hour: 5, minute: 59, isNight: true },
        { hour: 6, minute: 0, isNight: false },
        { hour: 12, minute: 0, isNight: false },
      ].flatMap(({ hour, minute, isNight }) => {
        const startsAt = inTwoDays(now, hour, minute)
        const time = `${hour}:${String(minute).padStart(2, '0')} in Seoul`
        const other = fareAt(startsAt) + (isNight ? -2000 : 2000)
        return [
          ...asks('parent', {
            [`book ${isNight ? 'a night' : 'a day'} at ${time}`]: allowed(bookAt(startsAt)),
            [`book ${isNight ? 'a day' : 'a night'} at ${time}`]: refused(
              bookAt(startsAt, { fareKRW: other }),
            ),
          }),
        ]
      }),

      ...asks('parent', {
        'book with a teacher': refused(book({ driver: { name: '박도담', car: '' } })),
        'book with a fee of another type': refused(book({ cancelFeeKRW: double(0) })),
        'book with something reached': refused(book({ reached: { confirmed: now } })),

        'book from a place without an address': refused(
          book({ origin: { ...place('성동초등학교', SCHOOL), address: undefined } }),
        ),
        'book from a place without a point': refused(
          book({ origin: { ...place('성동초등학교', SCHOOL), point: undefined } }),
        ),
        'book to a place whose point is two numbers': refused(
          book({ dest: { ...place('성수점'), point: { latitude: 37, longitude: 127 } } }),
        ),
        'book with an id of 101': refused(book({}, 'a'.repeat(101))),
      }),

      ...deniedTo(['nobody', 'parent', 'otherParent', 'teacher'], {
        'delete a ride': commit(remove('rides/own')),
      }),
    ],
  }
}
