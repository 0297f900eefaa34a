import { addDays, dayOf } from '../../src/domain/dates/day.ts'
import { after, HOUR, MOMENT } from './aRide.ts'
import { CHILD_ID, OTHER_CHILD_ID, people } from './people.ts'
import { allowed, misshapen, type RuleRow, type RuleTable, refused, refusedTo } from './table.ts'
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
} from './wire.ts'

const texts = ['childName', 'branchId', 'text', 'writer']
const limits: Readonly<Record<string, number>> = { childName: 20, text: 1000, writer: 20 }

/** Notes about a child's day. */
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
      standing('lately', { createdAt: after(now, -24 * HOUR + MOMENT) }),
      standing('old', { createdAt: after(now, -24 * HOUR - 1) }),
      standing('theirs', { uid: 'otherParent', childId: OTHER_CHILD_ID }),
    ],
    rows: [
      allowed('teacher', 'write a note', write()),
      allowed('teacher', 'write a note without meal and mood', write({ meal: '', mood: '' })),
      ...['all', 'some', 'none'].map((meal) =>
        allowed('teacher', `write a note with meal ${meal}`, write({ meal })),
      ),
      ...['happy', 'calm', 'tired'].map((mood) =>
        allowed('teacher', `write a note with mood ${mood}`, write({ mood })),
      ),
      refused('teacher', 'write a note with another meal', write({ meal: 'most' })),
      refused('teacher', 'write a note with another mood', write({ mood: 'angry' })),
      ...Object.entries(limits).flatMap(([name, most]): RuleRow[] => [
        allowed('teacher', `write ${name} of ${most}`, write({ [name]: '가'.repeat(most) })),
        refused('teacher', `write ${name} of more`, write({ [name]: '가'.repeat(most + 1) })),
      ]),
      ...texts.flatMap((name): RuleRow[] => [
        refused('teacher', `write no ${name}`, write({ [name]: '' })),
        refused('teacher', `write a blank ${name}`, write({ [name]: ' \n\u3000\u200b' })),
      ]),
      ...misshapen('teacher', 'write a note', path, note),
      allowed(
        'teacher',
        'write a note of yesterday',
        write(
          { day: addDays(today, -1) },
          `care_notes/${idOf('parent', CHILD_ID, addDays(today, -1))}`,
        ),
      ),
      refused(
        'teacher',
        'write a note of tomorrow',
        write(
          { day: addDays(today, 1) },
          `care_notes/${idOf('parent', CHILD_ID, addDays(today, 1))}`,
        ),
      ),
      refused(
        'teacher',
        'write a note of a day in another notation',
        write({ day: today.replaceAll('-', '') }),
      ),
      refused(
        'teacher',
        'write a note for a child that does not exist',
        write({ childId: 'none' }, `care_notes/${idOf('parent', 'none', today)}`),
      ),
      refused(
        'teacher',
        'write a note for a child of another family',
        write({ childId: OTHER_CHILD_ID }, `care_notes/${idOf('parent', OTHER_CHILD_ID, today)}`),
      ),
      refused('teacher', 'write a note under any id', write({}, 'care_notes/note')),
      refused(
        'teacher',
        'write a note under the id of another day',
        write({}, `care_notes/${idOf('parent', CHILD_ID, addDays(today, -1))}`),
      ),
      refused(
        'teacher',
        'write a note under the id of another child',
        write({}, `care_notes/${idOf('parent', OTHER_CHILD_ID, today)}`),
      ),
      refused('teacher', 'write a note by somebody else', write({ by: 'parent' })),
      refused('teacher', 'write a note an hour ago', write({ createdAt: after(now, -HOUR) })),
      refused(
        'teacher',
        'write a note, changed in an hour',
        write({ updatedAt: after(now, HOUR) }),
      ),
      refused('teacher', 'write a note that was read', write({ seenAt: SERVER_TIME })),
      ...refusedTo(['nobody', 'parent', 'otherParent'], 'write a note', write()),
      refused('parent', 'write a note in the own name', write({ by: 'parent' })),
      refused('newcomer', 'write a note as a former teacher', write({ by: 'newcomer' })),

      allowed('teacher', 'change a note', edit('unseen')),
      allowed(
        'teacher',
        'change all of a note that was read: it is unread again',
        edit('seen', { meal: 'none', mood: '', writer: '하늘' }),
      ),
      refused('teacher', 'change a note and leave it read', edit('seen', { seenAt: undefined })),
      allowed('teacher', 'change a note within 24 hours', edit('lately')),
      refused('teacher', 'change a note after 24 hours', edit('old')),
      refused('teacher', 'change a note by somebody else', edit('unseen', { by: 'parent' })),
      refused(
        'teacher',
        'change a note without the time',
        edit('unseen', { updatedAt: undefined }),
      ),
      refused('teacher', 'change a note to nothing', edit('unseen', { text: '' })),
      refused('teacher', 'change a note to 1001', edit('unseen', { text: '가'.repeat(1001) })),
      refused('teacher', 'change a note to another meal', edit('unseen', { meal: 'most' })),
      ...[
        { uid: 'otherParent' },
        { childId: OTHER_CHILD_ID },
        { childName: '이새벽' },
        { branchId: 'bundang' },
        { day: addDays(today, -1) },
        { createdAt: SERVER_TIME },
        { photo: 'https://example.com/a.png' },
      ].map((fields) =>
        refused('teacher', `change ${Object.keys(fields)[0]} of a note`, edit('unseen', fields)),
      ),
      refused('newcomer', 'change a note as a former teacher', edit('unseen', { by: 'newcomer' })),
      ...refusedTo(['nobody', 'parent', 'otherParent'], 'change a note', edit('unseen')),

      allowed('parent', 'read a note', see('unseen')),
      refused('parent', 'read a note twice', see('seen')),
      refused('parent', 'unread a note', see('seen', { seenAt: null })),
      refused('parent', 'read at a time of choice', see('unseen', { seenAt: after(now, -HOUR) })),
      refused('parent', 'read and change', see('unseen', { seenAt: SERVER_TIME, mood: 'calm' })),
      ...refusedTo(['nobody', 'otherParent', 'teacher'], "read somebody's note", see('unseen')),

      allowed('parent', 'get an own note', get('care_notes/unseen')),
      allowed(
        'parent',
        'list the own notes',
        list('care_notes', { where: [own], orderBy: newest, limit: 50 }),
      ),
      allowed('parent', 'count the own notes', count('care_notes', { where: [own] })),
      refused('parent', 'list all notes', list('care_notes')),
      refused(
        'parent',
        'list the notes of a day',
        list('care_notes', { where: [['day', 'EQUAL', today]] }),
      ),
      ...refusedTo(['nobody', 'otherParent'], "get somebody's note", get('care_notes/unseen')),
      ...refusedTo(
        ['nobody', 'otherParent'],
        "list somebody's notes",
        list('care_notes', { where: [own] }),
      ),
      allowed(
        'teacher',
        'list the notes of a day',
        list('care_notes', { where: [['day', 'EQUAL', today]] }),
      ),
      allowed('teacher', 'ask for a note that is not there', get('care_notes/none')),

      allowed('parent', 'delete an own note', commit(remove('care_notes/unseen'))),
      ...refusedTo(
        ['nobody', 'otherParent', 'teacher'],
        "delete somebody's note",
        commit(remove('care_notes/unseen')),
      ),
    ],
  }
}
