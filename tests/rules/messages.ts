import { after, DAY, HOUR, standingRide } from './aRide.ts'
import { OTHER_CHILD_ID, people } from './people.ts'
import { allowed, misshapen, type RuleTable, refused, refusedTo } from './table.ts'
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
} from './wire.ts'

export const message: Fields = {
  uid: 'parent',
  rideId: 'own',
  kind: 'late',
  text: '5분 늦어요.',
  createdAt: SERVER_TIME,
  seenAt: null,
}

/** What parents tell the agit about a ride. */
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
        allowed('parent', `tell of kind ${kind}`, tell({ kind })),
      ),
      refused('parent', 'tell of another kind', tell({ kind: 'spam' })),
      allowed('parent', 'tell in 1 letter', tell({ text: '네' })),
      allowed('parent', 'tell in 200 letters', tell({ text: '가'.repeat(200) })),
      refused('parent', 'tell nothing', tell({ text: '' })),
      refused('parent', 'tell in 201 letters', tell({ text: '가'.repeat(201) })),
      refused('parent', 'tell of the ride of others', tell({ rideId: 'foreign' })),
      refused('parent', 'tell of no ride', tell({ rideId: 'none' })),
      refused('parent', 'tell of an empty ride', tell({ rideId: '' })),
      refused('parent', 'tell as somebody', tell({ uid: 'otherParent', rideId: 'foreign' })),
      refused('parent', 'tell what is seen already', tell({ seenAt: SERVER_TIME })),
      refused('parent', 'tell an hour ago', tell({ createdAt: after(now, -HOUR) })),
      refused('parent', 'tell with an id of 101', tell({}, 'a'.repeat(101))),
      refused('parent', 'tell the same again', tell({}, 'unseen')),
      ...misshapen('parent', 'tell', 'messages/new', message),
      ...refusedTo(['nobody', 'otherParent', 'teacher'], 'tell for somebody', tell()),

      allowed('parent', 'get an own message', get('messages/unseen')),
      allowed(
        'parent',
        'list the own messages',
        list('messages', { where: [own], orderBy: [['createdAt', 'DESCENDING']] }),
      ),
      allowed(
        'parent',
        'list the own messages of a ride',
        list('messages', { where: [own, ['rideId', 'EQUAL', 'own']] }),
      ),
      refused(
        'parent',
        'list the messages of a ride',
        list('messages', { where: [['rideId', 'EQUAL', 'own']] }),
      ),
      refused('parent', 'list all messages', list('messages')),
      ...refusedTo(['nobody', 'otherParent'], "get somebody's message", get('messages/unseen')),
      ...refusedTo(
        ['nobody', 'otherParent'],
        "list somebody's messages",
        list('messages', { where: [own] }),
      ),
      allowed('teacher', 'get a message', get('messages/unseen')),
      allowed(
        'teacher',
        'list the unseen messages',
        list('messages', {
          where: [['seenAt', 'EQUAL', null]],
          orderBy: [['createdAt', 'DESCENDING']],
          limit: 100,
        }),
      ),

      allowed('teacher', 'see a message', see('unseen')),
      refused('teacher', 'see it again', see('seen')),
      refused('teacher', 'unsee it', see('seen', { seenAt: null })),
      refused(
        'teacher',
        'see it at a time of choice',
        see('unseen', { seenAt: after(now, -HOUR) }),
      ),
      refused(
        'teacher',
        'change its text',
        see('unseen', { seenAt: SERVER_TIME, text: '괜찮아요.' }),
      ),
      ...refusedTo(['nobody', 'parent', 'otherParent'], 'see a message', see('unseen')),
      refused('parent', 'change its text', see('unseen', { text: '10분 늦어요.' })),
      ...refusedTo(
        ['nobody', 'parent', 'teacher'],
        'delete a message',
        commit(remove('messages/unseen')),
      ),
    ],
  }
}
