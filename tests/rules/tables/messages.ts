import { allowed, asks, deniedTo, malformedWrites, type RuleTable, refused, row } from '../table.ts'
import {
  change,
  commit,
  type Fields,
  get,
  list,
  put,
  remove,
  SERVER_TIME,
  seedDocument,
} from '../wire.ts'
import { after, DAY, HOUR, standingRide } from './aRide.ts'
import { OTHER_CHILD_ID, people } from './people.ts'

export const message: Fields = {
  uid: 'parent',
  rideId: 'own',
  kind: 'late',
  text: '5분 늦어요.',
  createdAt: SERVER_TIME,
  seenAt: null,
}

export function messages(now: Date): RuleTable {
  const tomorrow = after(now, DAY)
  const tell = (fields: Fields = {}, id = 'new') =>
    commit(put(`messages/${id}`, { ...message, ...fields }))
  const see = (id: string, fields: Fields = { seenAt: SERVER_TIME }) =>
    commit(change(`messages/${id}`, fields))
  const own = ['uid', 'EQUAL', 'parent'] as const
  return {
    seed: [
      ...people(now),
      seedDocument('rides/own', standingRide(tomorrow, 'confirmed', now)),
      seedDocument('rides/foreign', {
        ...standingRide(tomorrow, 'confirmed', now),
        uid: 'otherParent',
        childId: OTHER_CHILD_ID,
      }),
      seedDocument('messages/unseen', { ...message, createdAt: now }),
      seedDocument('messages/seen', { ...message, createdAt: now, seenAt: now }),
    ],
    rows: [
      ...['late', 'person', 'medicine', 'other'].map((kind) =>
        row('parent', `tell of kind ${kind}`, allowed(tell({ kind }))),
      ),
      ...asks('parent', {
        'send another kind': refused(tell({ kind: 'spam' })),
        'send 1 letter': allowed(tell({ text: '네' })),
        'send 200 letters': allowed(tell({ text: '가'.repeat(200) })),
        'send no text': refused(tell({ text: '' })),
        'send 201 letters': refused(tell({ text: '가'.repeat(201) })),
        'send about another’s ride': refused(tell({ rideId: 'foreign' })),
        'send about no ride': refused(tell({ rideId: 'none' })),
        'send about an empty ride': refused(tell({ rideId: '' })),
        'send as somebody': refused(tell({ uid: 'otherParent', rideId: 'foreign' })),
        'send as already seen': refused(tell({ seenAt: SERVER_TIME })),
        'send with a time an hour ago': refused(tell({ createdAt: after(now, -HOUR) })),
        'tell with an id of 101': refused(tell({}, 'a'.repeat(101))),
        'send the same again': refused(tell({}, 'unseen')),
      }),
      ...malformedWrites('parent', 'send', 'messages/new', message),
      ...deniedTo(['nobody', 'otherParent', 'teacher'], {
        'send for somebody': tell(),
      }),

      ...asks('parent', {
        'get an own message': allowed(get('messages/unseen')),
        'list the own messages': allowed(
          list('messages', { where: [own], orderBy: [['createdAt', 'DESCENDING']] }),
        ),
        'list the own messages of a ride': allowed(
          list('messages', { where: [own, ['rideId', 'EQUAL', 'own']] }),
        ),
        'list the messages of a ride': refused(
          list('messages', { where: [['rideId', 'EQUAL', 'own']] }),
        ),
        'list all messages': refused(list('messages')),
      }),
      ...deniedTo(['nobody', 'otherParent'], {
        "get somebody's message": get('messages/unseen'),
        "list somebody's messages": list('messages', { where: [own] }),
      }),
      ...asks('teacher', {
        'get a message': allowed(get('messages/unseen')),
        'list the unseen messages': allowed(
          list('messages', {
            where: [['seenAt', 'EQUAL', null]],
            orderBy: [['createdAt', 'DESCENDING']],
            limit: 100,
          }),
        ),

        'mark a message seen': allowed(see('unseen')),
        'mark it seen again': refused(see('seen')),
        'mark it unseen': refused(see('seen', { seenAt: null })),
        'mark it seen at a chosen time': refused(see('unseen', { seenAt: after(now, -HOUR) })),
        'change its text': refused(see('unseen', { seenAt: SERVER_TIME, text: '괜찮아요.' })),
      }),
      ...deniedTo(['nobody', 'parent', 'otherParent'], {
        'mark a message seen': see('unseen'),
      }),
      row('parent', 'change its text', refused(see('unseen', { text: '10분 늦어요.' }))),
      ...deniedTo(['nobody', 'parent', 'teacher'], {
        'delete a message': commit(remove('messages/unseen')),
      }),
    ],
  }
}
