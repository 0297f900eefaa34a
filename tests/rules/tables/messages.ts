import { malformedWrites, not, sentAt, text } from '../malformedWrites.ts'
import { allowed, asks, deniedTo, type RuleRow, type RuleTable, refused, row } from '../table.ts'
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
import { bookingPath, careBooking } from './careBookings.ts'
import { identities, OTHER_CHILD_ID, people } from './people.ts'
import { bookingIdIn, OWN } from './seats.ts'

/** Of the stay that a message is about. */
export const CARE = 'care-seongsu_20270105_1300'
const ART = 'art_20270105_1500'
const FOREIGN = 'care-seongsu_20270105_1500'
const OTHERS = { uid: 'otherParent', childId: OTHER_CHILD_ID }

/** As tabs from before messages about care send it. */
export const message: Fields = {
  uid: 'parent',
  rideId: 'own',
  kind: 'late',
  text: '5분 늦어요.',
  createdAt: SERVER_TIME,
  seenAt: null,
}

/** With whose message it is and which branch reads it (specification 6, section 8). */
const rideMessage: Fields = {
  ...message,
  branchId: 'seongsu',
  by: 'parent',
  phone: identities.parent.phone,
}

export const careMessage: Fields = {
  ...rideMessage,
  rideId: '',
  bookingId: bookingIdIn(CARE, OWN),
  sessionId: CARE,
  kind: 'absent',
  text: '',
}

export function messages(now: Date): RuleTable {
  const tomorrow = after(now, DAY)
  const send = (fields: Fields = {}, id = 'new') =>
    commit(put(`messages/${id}`, { ...message, ...fields }))
  const about = (fields: Fields = {}) => commit(put('messages/new', { ...rideMessage, ...fields }))
  const ofCare = (fields: Fields = {}) => commit(put('messages/new', { ...careMessage, ...fields }))
  const see = (id: string, fields: Fields = { seenAt: SERVER_TIME }) =>
    commit(change(`messages/${id}`, fields))
  const own = ['uid', 'EQUAL', 'parent'] as const
  return {
    seed: [
      ...people(now),
      seedDocument('rides/own', standingRide(tomorrow, 'confirmed', now)),
      seedDocument('rides/5', standingRide(tomorrow, 'confirmed', now)),
      ...['program_sessions/5/bookings/a', `program_sessions/${CARE}/bookings/5`].map((path) =>
        seedDocument(path, careBooking(tomorrow, OWN, 'light', '1')),
      ),
      seedDocument('rides/foreign', {
        ...standingRide(tomorrow, 'confirmed', now),
        uid: 'otherParent',
        childId: OTHER_CHILD_ID,
      }),
      seedDocument(bookingPath(CARE, OWN), careBooking(tomorrow, OWN, 'light', '1')),
      seedDocument(bookingPath(FOREIGN, OTHERS), careBooking(tomorrow, OTHERS, 'light', '1')),
      seedDocument(bookingPath(ART, OWN), {
        ...OWN,
        childName: '김하온',
        programId: 'art',
        startsAt: tomorrow,
      }),
      seedDocument('messages/care', { ...careMessage, createdAt: now }),
      seedDocument('messages/unseen', { ...message, createdAt: now }),
      seedDocument('messages/seen', { ...message, createdAt: now, seenAt: now }),
    ],
    rows: [
      ...asks('parent', {
        'send no text that something is otherwise': refused(send({ kind: 'other', text: '' })),
        'send as somebody': refused(send({ uid: 'otherParent', rideId: 'foreign' })),
        'send with an id of 101': refused(send({}, 'a'.repeat(101))),
        'send the same again': refused(send({}, 'unseen')),
      }),
      ...malformedWrites('parent', 'send', 'messages/new', message, {
        uid: not('otherParent'),
        rideId: not('foreign', 'none', 5, ''),
        kind: { good: ['late', 'person', 'medicine', 'other'], bad: ['spam', 'absent'] },
        text: {
          good: ['네', ...(text(200).good ?? [])],
          bad: text(200, 1).bad.filter((value) => value !== ''),
        },
        createdAt: sentAt(now),
        seenAt: not(SERVER_TIME),
      }),
      ...deniedTo(['nobody', 'otherParent', 'teacher'], {
        'send for somebody': send(),
        'send about care for somebody': ofCare(),
      }),
      ...signedRows(about, ofCare),

      ...asks('parent', {
        'get an own message': allowed(get('messages/unseen')),
        'list their own messages': allowed(
          list('messages', { where: [own], orderBy: [['createdAt', 'DESCENDING']] }),
        ),
        'list their own messages of a ride': allowed(
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

        'get a message about care': allowed(get('messages/care')),
        'list the messages about stays': allowed(
          list('messages', {
            where: [['bookingId', 'IN', [bookingIdIn(CARE, OWN)]]],
            orderBy: [['createdAt', 'DESCENDING']],
            limit: 100,
          }),
        ),
        'mark a message about care seen': allowed(see('care')),
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

type Send = (fields?: Fields) => ReturnType<typeof commit>

/** Who wrote it, and of which ride or booking it is: never of both or none, never of another branch. */
const signedRows = (about: Send, ofCare: Send): RuleRow[] => [
  ...asks('parent', {
    'sign a message about a ride': allowed(about()),
    'sign one that names no booking': allowed(about({ bookingId: '', sessionId: '' })),
    'send that the child of a ride is absent': refused(about({ kind: 'absent' })),
    'sign with another branch': refused(about({ branchId: 'mapo' })),
    'sign about another’s ride': refused(about({ rideId: 'foreign' })),
    'sign as somebody': refused(about({ by: 'otherParent' })),
    'sign with another phone': refused(about({ phone: identities.otherParent.phone })),
    ...Object.fromEntries(
      ['branchId', 'by', 'phone'].map((name) => [
        `sign without ${name}`,
        refused(about({ [name]: undefined })),
      ]),
    ),
    'sign about a ride and a booking': refused(
      about({ bookingId: bookingIdIn(CARE, OWN), sessionId: CARE }),
    ),
    'sign about a ride and a booking of no session': refused(about({ bookingId: 'none' })),
    'sign about a ride and a session': refused(about({ sessionId: CARE })),
    'name a booking without signing': refused(
      about({ branchId: undefined, by: undefined, phone: undefined, bookingId: '' }),
    ),
  }),
  ...['late', 'absent', 'person', 'medicine', 'other'].map((kind) =>
    row('parent', `send kind ${kind} about care`, allowed(ofCare({ kind, text: '네' }))),
  ),
  ...['late', 'absent'].map((kind) =>
    row('parent', `send kind ${kind} about care without text`, allowed(ofCare({ kind }))),
  ),
  ...['person', 'medicine', 'other'].map((kind) =>
    row('parent', `send kind ${kind} about care without text`, refused(ofCare({ kind }))),
  ),
  ...asks('parent', {
    'send blanks about care': refused(ofCare({ text: '\u3000\u200b' })),
    'send 200 letters about care': allowed(ofCare({ text: '가'.repeat(200) })),
    'send 201 letters about care': refused(ofCare({ text: '가'.repeat(201) })),
    'send about care of another branch': refused(ofCare({ branchId: 'mapo' })),
    'send another kind about care': refused(ofCare({ kind: 'spam', text: '네' })),
    'send about a session whose id is a number': refused(ofCare({ sessionId: 5, bookingId: 'a' })),
    'send about a booking whose id is a number': refused(ofCare({ bookingId: 5 })),
    'send about care and a ride': refused(ofCare({ rideId: 'own' })),
    'send about no booking': refused(ofCare({ bookingId: '' })),
    'send about no session': refused(ofCare({ sessionId: '' })),
    'send about a booking that does not exist': refused(ofCare({ bookingId: 'none' })),
    'send about another’s booking': refused(
      ofCare({ sessionId: FOREIGN, bookingId: bookingIdIn(FOREIGN, OTHERS) }),
    ),
    'send about a booking of a program': refused(
      ofCare({ sessionId: ART, bookingId: bookingIdIn(ART, OWN) }),
    ),
    'send about neither ride nor booking': refused(ofCare({ bookingId: '', sessionId: '' })),
    'send about care as somebody': refused(ofCare({ by: 'otherParent' })),
    'send about care with another phone': refused(ofCare({ phone: '+821000000009' })),
    'send about care by another path': refused(ofCare({ sessionId: `${CARE}/bookings/x` })),
  }),
  ...malformedWrites('parent', 'send about care', 'messages/new', careMessage),
]
