import { addDays, dayOf } from '../../../src/domain/dates/day.ts'
import { malformedWrites, not, oneOf, sentAt, text } from '../malformedWrites.ts'
import { allowed, asks, deniedTo, type RuleTable, refused, row } from '../table.ts'
import {
  change,
  commit,
  count,
  type Fields,
  get,
  list,
  put,
  remove,
  SERVER_TIME,
  seedDocument,
} from '../wire.ts'
import { after, CLOCK_MARGIN_MS, HOUR } from './aRide.ts'
import { CHILD_ID, OTHER_CHILD_ID, people } from './people.ts'

export function careNotes(now: Date): RuleTable {
  const today = dayOf(now)
  const note: Fields = {
    uid: 'parent',
    childId: CHILD_ID,
    childName: '김하온',
    branchId: 'seongsu',
    day: today,
    meal: 'all',
    mood: 'happy',
    text: '블록으로 성을 쌓았어요.\n내일은 물감 놀이를 해요.',
    writer: '도담',
    by: 'teacher',
    createdAt: SERVER_TIME,
    updatedAt: SERVER_TIME,
    seenAt: null,
  }
  const idOf = (uid: string, childId: string, day: string) =>
    `${uid}_${childId}_${day.replaceAll('-', '')}`
  const path = `care_notes/${idOf('parent', CHILD_ID, today)}`
  const write = (fields: Fields = {}, at = path) => commit(put(at, { ...note, ...fields }))
  const standing = (name: string, fields: Fields) =>
    seedDocument(`care_notes/${name}`, { ...note, createdAt: now, updatedAt: now, ...fields })
  const edit = (name: string, fields: Fields = {}) =>
    commit(
      change(`care_notes/${name}`, {
        text: '고쳐 썼어요.',
        by: 'teacher',
        updatedAt: SERVER_TIME,
        seenAt: null,
        ...fields,
      }),
    )
  const see = (name: string, fields: Fields = { seenAt: SERVER_TIME }) =>
    commit(change(`care_notes/${name}`, fields))
  const own = ['uid', 'EQUAL', 'parent'] as const
  const newest = [['day', 'DESCENDING']] as const

  return {
    seed: [
      ...people(now),
      standing('unseen', {}),
      standing('seen', { seenAt: now }),
      standing('lately', { createdAt: after(now, -24 * HOUR + CLOCK_MARGIN_MS) }),
      standing('old', { createdAt: after(now, -24 * HOUR - 1) }),
      standing('theirs', { uid: 'otherParent', childId: OTHER_CHILD_ID }),
    ],
    rows: [
      ...asks('teacher', {
        'write a note without meal and mood': allowed(write({ meal: '', mood: '' })),
      }),
      ...malformedWrites('teacher', 'write a note', path, note, {
        uid: not('otherParent'),
        childId: not('none', OTHER_CHILD_ID),
        childName: text(20, 1),
        branchId: text(200, 1),
        day: not('20270105'),
        meal: oneOf('all', 'some', 'none', ''),
        mood: oneOf('happy', 'calm', 'tired', ''),
        text: text(1000, 1),
        writer: text(20, 1),
        by: not('colleague', 'parent'),
        createdAt: sentAt(now),
        updatedAt: sentAt(now),
        seenAt: not(SERVER_TIME),
      }),
      ...asks('teacher', {
        'write a note of yesterday': allowed(
          write(
            { day: addDays(today, -1) },
            `care_notes/${idOf('parent', CHILD_ID, addDays(today, -1))}`,
          ),
        ),
        'write a note of a day without hyphens': refused(write({ day: today.replaceAll('-', '') })),
        'write a note of tomorrow': refused(
          write(
            { day: addDays(today, 1) },
            `care_notes/${idOf('parent', CHILD_ID, addDays(today, 1))}`,
          ),
        ),
        'write a note for a child that does not exist': refused(
          write({ childId: 'none' }, `care_notes/${idOf('parent', 'none', today)}`),
        ),
        'write a note for a child of another family': refused(
          write({ childId: OTHER_CHILD_ID }, `care_notes/${idOf('parent', OTHER_CHILD_ID, today)}`),
        ),
        'write a note under any id': refused(write({}, 'care_notes/note')),
        'write a note under the id of another day': refused(
          write({}, `care_notes/${idOf('parent', CHILD_ID, addDays(today, -1))}`),
        ),
        'write a note under the id of another child': refused(
          write({}, `care_notes/${idOf('parent', OTHER_CHILD_ID, today)}`),
        ),
      }),
      ...deniedTo(['nobody', 'parent', 'otherParent'], {
        'write a note': write(),
      }),
      row('parent', 'write a note in their own name', refused(write({ by: 'parent' }))),
      row('newcomer', 'write a note as a former teacher', refused(write({ by: 'newcomer' }))),

      ...asks('teacher', {
        'change a note': allowed(edit('unseen')),
        'change all of a seen note: it is unseen again': allowed(
          edit('seen', { meal: 'none', mood: '', writer: '하늘' }),
        ),
        'change a note and leave it seen': refused(edit('seen', { seenAt: undefined })),
        'change a note within 24 hours': allowed(edit('lately')),
        'change a note after 24 hours': refused(edit('old')),
        'change a note by somebody else': refused(edit('unseen', { by: 'parent' })),
        'change a note without the time': refused(edit('unseen', { updatedAt: undefined })),
        'change a note to nothing': refused(edit('unseen', { text: '' })),
        'change a note to 1001': refused(edit('unseen', { text: '가'.repeat(1001) })),
        'change a note to another meal': refused(edit('unseen', { meal: 'most' })),
      }),
      ...[
        { uid: 'otherParent' },
        { childId: OTHER_CHILD_ID },
        { childName: '이새벽' },
        { branchId: 'bundang' },
        { day: addDays(today, -1) },
        { createdAt: SERVER_TIME },
        { photo: 'https://example.com/a.png' },
      ].map((fields) =>
        row(
          'teacher',
          `change ${Object.keys(fields)[0]} of a note`,
          refused(edit('unseen', fields)),
        ),
      ),
      row(
        'newcomer',
        'change a note as a former teacher',
        refused(edit('unseen', { by: 'newcomer' })),
      ),
      ...deniedTo(['nobody', 'parent', 'otherParent'], {
        'change a note': edit('unseen'),
      }),

      ...asks('parent', {
        'mark a note seen': allowed(see('unseen')),
        'mark a note seen twice': refused(see('seen')),
        'mark a note unseen': refused(see('seen', { seenAt: null })),
        'mark a note seen at a chosen time': refused(see('unseen', { seenAt: after(now, -HOUR) })),
        'mark a note seen and change it': refused(
          see('unseen', { seenAt: SERVER_TIME, mood: 'calm' }),
        ),
      }),
      ...deniedTo(['nobody', 'otherParent', 'teacher'], {
        "read somebody's note": see('unseen'),
      }),

      ...asks('parent', {
        'get an own note': allowed(get('care_notes/unseen')),
        'list their own notes': allowed(
          list('care_notes', { where: [own], orderBy: newest, limit: 50 }),
        ),
        'count their own notes': allowed(count('care_notes', { where: [own] })),
        'list all notes': refused(list('care_notes')),
        'list the notes of a day': refused(
          list('care_notes', { where: [['day', 'EQUAL', today]] }),
        ),
      }),
      ...deniedTo(['nobody', 'otherParent'], {
        "get somebody's note": get('care_notes/unseen'),
        "list somebody's notes": list('care_notes', { where: [own] }),
      }),
      ...asks('teacher', {
        'list the notes of a day': allowed(
          list('care_notes', { where: [['day', 'EQUAL', today]] }),
        ),
        'ask for a note that is not there': allowed(get('care_notes/none')),
      }),

      row('parent', 'delete an own note', allowed(remove('care_notes/unseen'))),
      ...deniedTo(['nobody', 'otherParent', 'teacher'], {
        "delete somebody's note": commit(remove('care_notes/unseen')),
      }),
    ],
  }
}
