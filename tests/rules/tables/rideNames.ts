import { allowed, asks, deniedTo, type RuleTable, refused, row } from '../table.ts'
import { change, commit, type Fields, put, SERVER_TIME, seedDocument } from '../wire.ts'
import { after, DAY, fareAt, rideAt, standingRide } from './aRide.ts'
import { branchTeacher, guardians, people } from './people.ts'

/** Who of the agit did a step of a ride: specification 7, section 10. */
export function rideNames(now: Date): RuleTable {
  const tomorrow = after(now, DAY)
  const step = (id: string, status: string, fields: Fields = {}) =>
    commit(
      change(`rides/${id}`, {
        status,
        [`reached.${status}`]: SERVER_TIME,
        updatedAt: SERVER_TIME,
        ...fields,
      }),
    )
  const move = (id: string, fields: Fields = {}) =>
    commit(
      change(`rides/${id}`, {
        startsAt: after(tomorrow, DAY),
        fareKRW: fareAt(after(tomorrow, DAY)),
        status: 'requested',
        driver: null,
        reached: {},
        updatedAt: SERVER_TIME,
        ...fields,
      }),
    )
  const standing = (id: string, status: 'requested' | 'confirmed', by?: Fields) =>
    seedDocument(`rides/${id}`, { ...standingRide(tomorrow, status, now), ...(by && { by }) })
  const book = (by: Fields | string) => commit(put('rides/new', { ...rideAt(tomorrow), by }))
  const names = { confirmed: 'colleague' }
  return {
    seed: [
      ...people(now),
      ...guardians(now),
      ...branchTeacher(now),
      standing('before', 'requested'),
      standing('empty', 'requested', {}),
      standing('moved', 'requested', names),
      standing('ownMoved', 'requested', { confirmed: 'teacher' }),
      standing('confirmed', 'confirmed', names),
    ],
    rows: [
      ...asks('parent', {
        'book with no names': allowed(book({})),
        'book with a name': refused(book({ requested: 'parent' })),
        'book with a name that is a text': refused(book('parent')),
        'move a ride and leave its names': allowed(move('confirmed')),
        'move a ride and empty its names': allowed(move('confirmed', { by: {} })),
        'move a ride and change a name': refused(
          move('confirmed', { by: { confirmed: 'parent' } }),
        ),
        'move a ride and add a name': refused(
          move('confirmed', { by: { ...names, requested: 'parent' } }),
        ),
        'move a ride of before and name somebody': refused(
          move('before', { by: { confirmed: 'teacher' } }),
        ),
        'cancel a ride and say who': refused(
          step('confirmed', 'cancelled', { cancelFeeKRW: 0, by: { cancelled: 'parent' } }),
        ),
      }),
      ...asks('teacher', {
        'confirm and say who': allowed(step('before', 'confirmed', { 'by.confirmed': 'teacher' })),
        'confirm with empty names and say who': allowed(
          step('empty', 'confirmed', { 'by.confirmed': 'teacher' }),
        ),
        'confirm as pages of before do': allowed(step('before', 'confirmed')),
        'confirm with empty names as pages of before do': allowed(step('empty', 'confirmed')),
        'confirm in the name of a colleague': refused(
          step('before', 'confirmed', { 'by.confirmed': 'colleague' }),
        ),
        'confirm in the name of a number': refused(
          step('before', 'confirmed', { 'by.confirmed': 1 }),
        ),
        'confirm and name a later step': refused(
          step('before', 'confirmed', { by: { confirmed: 'teacher', arrived: 'teacher' } }),
        ),
        'confirm and name the next step alone': refused(
          step('before', 'confirmed', { 'by.onTheWay': 'teacher' }),
        ),
        'confirm what a colleague confirmed before the move': allowed(
          step('moved', 'confirmed', { 'by.confirmed': 'teacher' }),
        ),
        'confirm it as pages of before do': refused(step('moved', 'confirmed')),
        'confirm as before what one confirmed before the move': allowed(
          step('ownMoved', 'confirmed'),
        ),
        'set out and say who': allowed(step('confirmed', 'onTheWay', { 'by.onTheWay': 'teacher' })),
        'set out and forget who confirmed': refused(
          step('confirmed', 'onTheWay', { by: { onTheWay: 'teacher' } }),
        ),
        'set out and change who confirmed': refused(
          step('confirmed', 'onTheWay', { by: { confirmed: 'teacher', onTheWay: 'teacher' } }),
        ),
        'decline and say who': allowed(
          step('confirmed', 'declined', { reason: '폭설', 'by.declined': 'teacher' }),
        ),
        'decline in the name of a colleague': refused(
          step('confirmed', 'declined', { reason: '폭설', 'by.declined': 'colleague' }),
        ),
        'assign somebody and say who': refused(
          change('rides/confirmed', {
            driver: { name: '박도담', car: '' },
            'by.confirmed': 'teacher',
            updatedAt: SERVER_TIME,
          }),
        ),
        'say who and nothing else': refused(
          change('rides/confirmed', { 'by.confirmed': 'teacher', updatedAt: SERVER_TIME }),
        ),
      }),
      row(
        'branchTeacher',
        'confirm at their own branch and say who',
        allowed(step('before', 'confirmed', { 'by.confirmed': 'branchTeacher' })),
      ),
      ...deniedTo(['nobody', 'parent', 'otherParent', 'father'], {
        'confirm and say who': step('before', 'confirmed', { 'by.confirmed': 'parent' }),
      }),
    ],
  }
}
