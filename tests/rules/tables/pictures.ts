import { addDays, dayOf } from '../../../src/domain/dates/day.ts'
import { malformedWrites, not, sentAt } from '../malformedWrites.ts'
import { allowed, asks, deniedTo, type RuleTable, refused, row } from '../table.ts'
import {
  bytes,
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
import { after, CLOCK_MARGIN_MS, DAY } from './aRide.ts'
import {
  branchTeacher,
  CHILD_ID,
  childOf,
  guardians,
  OTHER_CHILD_ID,
  people,
  SIBLING_ID,
} from './people.ts'

const CHILD = `users/parent/children/${CHILD_ID}`
const SIBLING = `users/parent/children/${SIBLING_ID}`

/** Pictures of a day and the consent to them: specification 7, section 10. */
export function pictures(now: Date): RuleTable {
  const day = dayOf(now)
  const noteOf = (uid: string, childId: string, fields: Fields = {}): Fields => ({
    uid,
    childId,
    branchId: 'seongsu',
    day,
    createdAt: now,
    seenAt: null,
    ...fields,
  })
  const photo: Fields = {
    data: bytes(1_000),
    type: 'image/webp',
    width: 1_024,
    height: 768,
    at: SERVER_TIME,
    by: 'branchTeacher',
  }
  const NOTE = `parent_${CHILD_ID}_1`
  const LAST = `parent_${CHILD_ID}_2`
  const LATE = `parent_${CHILD_ID}_3`
  const ELSEWHERE = `parent_${CHILD_ID}_4`
  const WITHOUT = `parent_${SIBLING_ID}_1`
  const CHILD_GONE = 'parent_gone_1'
  const NOTE_GONE = `parent_${CHILD_ID}_9`
  const FOREIGN = `otherParent_${OTHER_CHILD_ID}_1`
  const path = (note: string, number: number | string = 1) => `care_notes/${note}/photos/${number}`
  const add = (fields: Fields = {}, note = NOTE, number: number | string = 1) =>
    put(path(note, number), { ...photo, ...fields })
  const send = (...of: Parameters<typeof add>) => commit(add(...of))
  const standing = (note: string, number = 2) =>
    seedDocument(path(note, number), { ...photo, at: now })
  const child: Fields = { ...childOf('김하온', now), updatedAt: SERVER_TIME }
  const consent = (version: string | undefined, of = CHILD) =>
    commit(put(of, { ...child, photoConsentVersion: version }))
  const seen = [NOTE, LAST, LATE, ELSEWHERE, WITHOUT, CHILD_GONE, NOTE_GONE, FOREIGN]
  return {
    seed: [
      ...people(now),
      ...guardians(now),
      ...branchTeacher(now),
      seedDocument(CHILD, { ...childOf('김하온', now), photoConsentVersion: '2026-12-01' }),
      seedDocument(`users/otherParent/children/${OTHER_CHILD_ID}`, {
        ...childOf('이새벽', now),
        photoConsentVersion: '',
      }),
      seedDocument(`care_notes/${NOTE}`, noteOf('parent', CHILD_ID)),
      seedDocument(
        `care_notes/${LAST}`,
        noteOf('parent', CHILD_ID, { createdAt: after(now, CLOCK_MARGIN_MS - DAY) }),
      ),
      seedDocument(
        `care_notes/${LATE}`,
        noteOf('parent', CHILD_ID, { createdAt: after(now, -CLOCK_MARGIN_MS - DAY) }),
      ),
      seedDocument(`care_notes/${ELSEWHERE}`, noteOf('parent', CHILD_ID, { branchId: 'mapo' })),
      seedDocument(`care_notes/${WITHOUT}`, noteOf('parent', SIBLING_ID)),
      seedDocument(`care_notes/${CHILD_GONE}`, noteOf('parent', 'gone')),
      seedDocument(`care_notes/${FOREIGN}`, noteOf('otherParent', OTHER_CHILD_ID)),
      ...seen.map((note) => standing(note)),
    ],
    rows: [
      ...(['branchTeacher', 'teacher'] as const).flatMap((by) =>
        asks(by, {
          'add a picture': allowed(send({ by })),
          'add a fourth picture': allowed(send({ by }, NOTE, 4)),
          'add pictures of 150 KB four at once': allowed(
            ...[1, 3, 4].map((number) => add({ by, data: bytes(153_600) }, NOTE, number)),
          ),
          'get a picture': allowed(get(path(NOTE, 2))),
          'list the pictures of a note': allowed(list(`care_notes/${NOTE}/photos`)),
          'delete a picture': allowed(remove(path(NOTE, 2))),
          'delete a picture in the last moment': allowed(remove(path(LAST, 2))),
          'delete a picture late': refused(remove(path(LATE, 2))),
          'delete a picture of a note that is gone': refused(remove(path(NOTE_GONE, 2))),
          'delete a picture after the consent is gone': allowed(remove(path(WITHOUT, 2))),
          'get a picture without consent': refused(get(path(WITHOUT, 2))),
        }),
      ),
      ...malformedWrites('branchTeacher', 'add a picture', path(NOTE), photo, {
        data: { good: [bytes(153_600)], bad: [bytes(153_601), 'data:image/webp;base64,'] },
        type: { good: ['image/jpeg'], bad: ['image/svg+xml'] },
        width: { good: [1_024], bad: [0, 1_025] },
        height: { good: [1_024], bad: [0, 1_025] },
        at: sentAt(now),
        by: not('teacher'),
      }),
      ...asks('branchTeacher', {
        'add a picture in the last moment': allowed(send({}, LAST)),
        'add a picture late': refused(send({}, LATE)),
        'add a picture to a note that is not there': refused(send({}, NOTE_GONE)),
        'add a picture at another branch': refused(send({}, ELSEWHERE)),
        'delete a picture at another branch': refused(remove(path(ELSEWHERE, 2))),
        'get a picture at another branch': refused(get(path(ELSEWHERE, 2))),
        'add a picture without consent': refused(send({}, WITHOUT)),
        'add a picture after the consent is withdrawn': refused(send({}, FOREIGN)),
        'add a picture of a child that is gone': refused(send({}, CHILD_GONE)),
        'add a fifth picture': refused(send({}, NOTE, 5)),
        'add picture 0': refused(send({}, NOTE, 0)),
        'add a picture under another name': refused(send({}, NOTE, 'one')),
        'add a picture that is there': refused(send({}, NOTE, 2)),
        'change a picture': refused(change(path(NOTE, 2), { width: 10 })),
        'list all pictures': refused(list('photos', { isGroup: true })),
      }),
      ...asks('parent', {
        'get a picture of their own child': allowed(get(path(NOTE, 2))),
        'list the pictures of an own note': allowed(list(`care_notes/${NOTE}/photos`)),
        'get a picture late': allowed(get(path(LATE, 2))),
        'get a picture without consent': refused(get(path(WITHOUT, 2))),
        'list the pictures without consent': refused(list(`care_notes/${WITHOUT}/photos`)),
        'get a picture of a child that is gone': refused(get(path(CHILD_GONE, 2))),
        'get a picture of a note that is gone': refused(get(path(NOTE_GONE, 2))),
        'get a picture of others': refused(get(path(FOREIGN, 2))),
        'add a picture': refused(send({ by: 'parent' })),
        'delete a picture of others': refused(remove(path(FOREIGN, 2))),
      }),
      ...seen
        .filter((note) => note !== FOREIGN)
        .map((note) =>
          row('parent', `delete an own picture of ${note}`, allowed(remove(path(note, 2)))),
        ),
      ...(['father', 'grandmother'] as const).flatMap((by) =>
        asks(by, {
          'get a picture of the family': allowed(get(path(NOTE, 2))),
          'list the pictures of a note of the family': allowed(list(`care_notes/${NOTE}/photos`)),
          'get a picture of the family without consent': refused(get(path(WITHOUT, 2))),
          'delete a picture of the family': refused(remove(path(NOTE, 2))),
        }),
      ),
      ...deniedTo(['nobody', 'otherParent', 'aunt'], {
        'get a picture': get(path(NOTE, 2)),
        'list the pictures of a note': list(`care_notes/${NOTE}/photos`),
        'add a picture': send({ by: 'otherParent' }),
        'delete a picture': commit(remove(path(NOTE, 2))),
      }),

      ...asks('parent', {
        'consent to pictures': allowed(consent('2026-12-01', SIBLING)),
        'consent to pictures of a version of 200': allowed(consent('1'.repeat(200), SIBLING)),
        'consent to pictures of a version of 201': refused(consent('1'.repeat(201), SIBLING)),
        'consent to pictures of a version that is a number': refused(
          put(SIBLING, { ...child, photoConsentVersion: 1 }),
        ),
        'consent to pictures alone': allowed(
          change(SIBLING, { photoConsentVersion: '2026-12-01', updatedAt: SERVER_TIME }),
        ),
        'take the consent back': allowed(consent('')),
        'take the consent back and forget it was': refused(consent(undefined)),
        'write a child whose consent stands as it was': allowed(consent('2026-12-01')),
        'write a child without consent as pages of before do': allowed(consent(undefined, SIBLING)),
        'add a child with consent': allowed(consent('2026-12-01', 'users/parent/children/new')),
      }),
      ...asks('father', {
        'write a child whose consent stands as it was': allowed(consent('2026-12-01')),
        'consent to pictures': refused(consent('2026-12-01', SIBLING)),
        'consent to a new version': refused(consent('2027-01-01')),
        'take the consent back': refused(consent('')),
        'drop the consent': refused(consent(undefined)),
        'add a child with consent': refused(consent('2026-12-01', 'users/parent/children/new')),
        'add a child without consent, said': allowed(consent('', 'users/parent/children/new')),
        'add a child without consent': allowed(consent(undefined, 'users/parent/children/new')),
        'write a child without consent': allowed(consent(undefined, SIBLING)),
      }),
      ...asks('branchTeacher', {
        'consent and add a picture at once': refused(
          change(SIBLING, { photoConsentVersion: '2026-12-01', updatedAt: SERVER_TIME }),
          add({}, WITHOUT),
        ),
      }),
      ...deniedTo(['nobody', 'otherParent', 'grandmother', 'teacher'], {
        'consent to pictures': consent('2026-12-01', SIBLING),
      }),
      row(
        'parent',
        'write what happened another day',
        refused(change(`care_notes/${NOTE}`, { day: addDays(day, 1) })),
      ),
    ],
  }
}
