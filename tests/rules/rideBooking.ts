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
  rideAt,
  SCHOOL,
  standingRide,
} from './aRide.ts'
import { identities, OTHER_CHILD_ID, people, SIBLING_ID } from './people.ts'
import { allowed, misshapen, type RuleTable, refused, refusedTo } from './table.ts'
import { commit, count, double, type Fields, get, list, put, remove, seedDocument } from './wire.ts'

const long = (length: number) => '가'.repeat(length)

/** Booking rides, and reading them. */
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
  return {
    seed: [
      ...people(now),
      seedDocument('rides/own', standingRide(tomorrow, 'confirmed', now)),
      seedDocument('rides/foreign', {
        ...standingRide(tomorrow, 'confirmed', now),
        uid: 'otherParent',
        childId: OTHER_CHILD_ID,
        phone: identities.otherParent.phone,
      }),
    ],
    rows: [
      allowed('parent', 'get an own ride', get('rides/own')),
      allowed('teacher', 'get a ride', get('rides/own')),
      ...refusedTo(['nobody', 'otherParent', 'newcomer'], "get somebody's ride", get('rides/own')),
      allowed('parent', 'list the own rides', list('rides', { where: [own] })),
      allowed(
        'parent',
        'list the own rides to come',
        list('rides', {
          where: [own, ['startsAt', 'GREATER_THAN_OR_EQUAL', now]],
          orderBy: [['startsAt', 'ASCENDING']],
          limit: 100,
        }),
      ),
      allowed(
        'parent',
        'list the own rides that are over',
        list('rides', {
          where: [own, ['startsAt', 'LESS_THAN', now]],
          orderBy: [['startsAt', 'DESCENDING']],
          limit: 50,
        }),
      ),
      allowed(
        'parent',
        'ask what is new of the own rides',
        list('rides', { where: [own, ['updatedAt', 'GREATER_THAN_OR_EQUAL', now]] }),
      ),
      allowed(
        'parent',
        'list the own rides of a series',
        list('rides', { where: [own, ['seriesId', 'EQUAL', 'series-1']] }),
      ),
      allowed('parent', 'count the own rides', count('rides', { where: [own] })),
      refused('parent', 'list all rides', list('rides')),
      refused('parent', 'count all rides', count('rides')),
      refused('parent', 'list the rides of a day', list('rides', { where: day })),
      refused(
        'parent',
        'list the rides of a child',
        list('rides', { where: [['childId', 'EQUAL', 'haon']] }),
      ),
      refused(
        'parent',
        'list the rides of two parents',
        list('rides', { where: [['uid', 'IN', ['parent', 'otherParent']]] }),
      ),
      refused(
        'parent',
        "list somebody's rides",
        list('rides', { where: [['uid', 'EQUAL', 'otherParent']] }),
      ),
      refused(
        'parent',
        'list rides by the own phone',
        list('rides', { where: [['phone', 'EQUAL', identities.parent.phone]] }),
      ),
      refused('nobody', "list somebody's rides", list('rides', { where: [own] })),
      allowed(
        'teacher',
        'list the rides of a day',
        list('rides', { where: day, orderBy: [['startsAt', 'ASCENDING']] }),
      ),
      allowed(
        'teacher',
        'list the requested rides of a branch',
        list('rides', {
          where: [['branchId', 'EQUAL', 'seongsu'], ['status', 'EQUAL', 'requested'], ...day],
        }),
      ),
      allowed(
        'teacher',
        'ask what is new',
        list('rides', {
          where: [['updatedAt', 'GREATER_THAN_OR_EQUAL', now]],
          orderBy: [['updatedAt', 'ASCENDING']],
        }),
      ),

      allowed('parent', 'book a ride', book()),
      allowed(
        'parent',
        'book several rides at once',
        commit(...['a', 'b', 'c', 'd', 'e'].map((id) => put(`rides/${id}`, ride))),
      ),
      allowed(
        'parent',
        'book for two children at once',
        commit(
          put('rides/a', ride),
          put('rides/b', { ...ride, childId: SIBLING_ID, childName: '김다온' }),
        ),
      ),
      allowed('parent', 'book a ride of a series', book({ seriesId: 'series-1' })),
      refused('parent', 'book the same ride again', book({}, 'own')),
      refused('parent', 'book over the ride of others', book({}, 'foreign')),
      ...refusedTo(['nobody', 'otherParent', 'newcomer', 'teacher'], 'book for somebody', book()),
      refused('parent', 'book as somebody', book({ uid: 'otherParent' })),
      refused('parent', "book for somebody's child", book({ childId: OTHER_CHILD_ID })),
      refused('parent', 'book for a child that is none', book({ childId: 'child-1' })),
      refused(
        'parent',
        "book with somebody's phone",
        book({ phone: identities.otherParent.phone }),
      ),
      refused(
        'parent',
        'book with the phone as it is written at home',
        book({ phone: '010-1234-5678' }),
      ),
      refused(
        'parent',
        'book one sound and one unsound ride at once',
        commit(put('rides/a', ride), put('rides/b', { ...ride, childId: OTHER_CHILD_ID })),
      ),
      ...misshapen('parent', 'book', 'rides/new', ride),

      allowed('parent', 'book 30 minutes ahead', bookAt(after(now, 30 * MINUTE + MOMENT))),
      refused('parent', 'book less than 30 minutes ahead', bookAt(after(now, 30 * MINUTE - 1))),
      refused('parent', 'book for yesterday', bookAt(after(now, -DAY))),
      allowed('parent', 'book 400 days ahead', bookAt(after(now, 400 * DAY))),
      refused('parent', 'book more than 400 days ahead', bookAt(after(now, 400 * DAY + MOMENT))),

      allowed('parent', 'book for 10 won more', book({ fareKRW: fare + 10 })),
      refused('parent', 'book for 11 won more', book({ fareKRW: fare + 11 })),
      allowed('parent', 'book for 10 won less', book({ fareKRW: fare - 10 })),
      refused('parent', 'book for 11 won less', book({ fareKRW: fare - 11 })),
      refused('parent', 'book for nothing', book({ fareKRW: 0 })),
      refused('parent', 'book for a negative fare', book({ fareKRW: -fare })),
      refused('parent', 'book for a fare with a fraction', book({ fareKRW: double(fare + 0.5) })),
      refused('parent', 'book for a fare of another number type', book({ fareKRW: double(fare) })),
      refused('parent', 'book without the discount', book({ fareKRW: fare + 3000 })),
      allowed(
        'parent',
        'book to Busan',
        book({ dest: place('부산역', BUSAN), fareKRW: fareAt(tomorrow, BUSAN) }),
      ),
      refused(
        'parent',
        'book to Busan for the fare of a distance that is told',
        book({ dest: place('부산역', BUSAN), distanceKm: 2 }),
      ),
      allowed(
        'parent',
        'book with another distance, which costs nothing',
        book({ distanceKm: double(2.25) }),
      ),
      refused('parent', 'book with a negative distance', book({ distanceKm: -1 })),
      refused('parent', 'book with an endless distance', book({ distanceKm: double(1e300) })),
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
          allowed('parent', `book ${isNight ? 'a night' : 'a day'} at ${time}`, bookAt(startsAt)),
          refused(
            'parent',
            `book ${isNight ? 'a day' : 'a night'} at ${time}`,
            bookAt(startsAt, { fareKRW: other }),
          ),
        ]
      }),

      ...['confirmed', 'arrived', 'cancelled', 'lost'].map((status) =>
        refused('parent', `book as ${status}`, book({ status })),
      ),
      refused('parent', 'book with a teacher', book({ driver: { name: '박도담', car: '' } })),
      refused('parent', 'book with a reason', book({ reason: '급해요' })),
      refused('parent', 'book with a fee', book({ cancelFeeKRW: 10 })),
      refused('parent', 'book with a fee of another type', book({ cancelFeeKRW: double(0) })),
      refused('parent', 'book with a negative fee', book({ cancelFeeKRW: -10 })),
      refused('parent', 'book with something reached', book({ reached: { confirmed: now } })),
      refused('parent', 'book in the past', book({ createdAt: after(now, -HOUR) })),
      refused('parent', 'book, changed in the future', book({ updatedAt: after(now, HOUR) })),

      allowed('parent', 'book with a memo of 300', book({ memo: long(300) })),
      refused('parent', 'book with a memo of 301', book({ memo: long(301) })),
      allowed('parent', 'book without a memo', book({ memo: '' })),
      allowed('parent', 'book with a name of 20', book({ childName: long(20) })),
      refused('parent', 'book with a name of 21', book({ childName: long(21) })),
      refused('parent', 'book without a name', book({ childName: '' })),
      refused('parent', 'book at a branch of 201', book({ branchId: 'a'.repeat(201) })),
      refused('parent', 'book at no branch', book({ branchId: '' })),
      refused('parent', 'book with a code word of 201', book({ codeWord: long(201) })),
      refused('parent', 'book without a code word', book({ codeWord: '' })),
      refused('parent', 'book with a series of 201', book({ seriesId: 'a'.repeat(201) })),
      refused(
        'parent',
        'book from a place with a long name',
        book({ origin: { ...place('성동초등학교', SCHOOL), name: long(201) } }),
      ),
      refused(
        'parent',
        'book to a place with a long address',
        book({ dest: { ...place('성수점'), address: long(201) } }),
      ),
      refused(
        'parent',
        'book to a place with more',
        book({ dest: { ...place('성수점'), note: '' } }),
      ),
      refused(
        'parent',
        'book from a place without an address',
        book({ origin: { ...place('성동초등학교', SCHOOL), address: undefined } }),
      ),
      refused(
        'parent',
        'book from a place without a point',
        book({ origin: { ...place('성동초등학교', SCHOOL), point: undefined } }),
      ),
      refused(
        'parent',
        'book to a place whose point is two numbers',
        book({ dest: { ...place('성수점'), point: { latitude: 37, longitude: 127 } } }),
      ),
      refused('parent', 'book with an id of 101', book({}, 'a'.repeat(101))),

      ...refusedTo(
        ['nobody', 'parent', 'otherParent', 'teacher'],
        'delete a ride',
        commit(remove('rides/own')),
      ),
    ],
  }
}
