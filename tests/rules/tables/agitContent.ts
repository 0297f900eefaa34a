import { malformedWrites, not, sentAt, text } from '../malformedWrites.ts'
import { allowed, asks, deniedTo, type RuleTable, refused, row } from '../table.ts'
import {
  change,
  commit,
  count,
  double,
  type Field,
  type Fields,
  geoPoint,
  get,
  list,
  put,
  remove,
  SERVER_TIME,
  seedDocument,
} from '../wire.ts'
import { after, DAY } from './aRide.ts'
import { branchTeacher, guardians, people } from './people.ts'

const notice: Fields = {
  kind: '운영',
  title: '요금이 바뀌어요',
  body: '12월 15일부터 기본 요금이 바뀌어요.\n\n- 10,000원\n- 11,000원',
  branchId: '',
  day: '2026-11-20',
  isPublished: true,
  updatedAt: SERVER_TIME,
}

const program: Fields = {
  title: '수채화 교실',
  summary: '물감으로 그려요.',
  type: '예술',
  branchId: 'seongsu',
  ageFrom: 5,
  ageTo: 9,
  unitPriceKRW: 30_000,
  isHot: false,
  days: [1, 3],
  start: '15:00',
  end: '15:50',
  capacity: 8,
  pictures: ['https://example.com/a.webp'],
  safetyNote: '',
  preparationNote: '앞치마',
  isPublished: true,
  updatedAt: SERVER_TIME,
}

const weekday: Fields = { opensAtMin: 780, closesAtMin: 1_200 }
const branch: Fields = {
  name: '서울숲점',
  district: '성동구',
  address: '서울 성동구 왕십리로 1',
  addressShort: '왕십리로 1',
  addressJibun: '',
  phone: '02-123-4567',
  point: geoPoint(37.5, 127),
  hours: [null, weekday, weekday, weekday, weekday, weekday, null],
  floor: '2층',
  parking: '',
  introTitle: '',
  introText: '',
  tips: ['서울숲역 1번 출구'],
  status: 'open',
  updatedAt: SERVER_TIME,
}

/** As much as each field takes. */
const fullBranch: Fields = {
  name: '가'.repeat(20),
  district: '나'.repeat(20),
  address: '다'.repeat(100),
  addressShort: '라'.repeat(100),
  addressJibun: '마'.repeat(100),
  phone: '0507-1234-5678',
  point: geoPoint(-90, 180),
  hours: Array.from({ length: 7 }, () => ({ opensAtMin: 0, closesAtMin: 1_440 })),
  floor: '바'.repeat(40),
  parking: '사'.repeat(200),
  introTitle: '아'.repeat(60),
  introText: '자'.repeat(500),
  tips: Array.from({ length: 5 }, () => '차'.repeat(100)),
  status: 'preparing',
  updatedAt: SERVER_TIME,
}

const without = (list: readonly Field[], index: number, value: Field) =>
  list.map((each, at) => (at === index ? value : each))

/** Notices, programs and branches: specification 7, section 10. */
export function agitContent(now: Date): RuleTable {
  const standing = (path: string, fields: Fields) =>
    seedDocument(path, { ...fields, updatedAt: after(now, -DAY) })
  const noticeOf = (fields: Fields, id = 'new') =>
    commit(put(`notices/${id}`, { ...notice, ...fields }))
  const programOf = (fields: Fields, id = 'new') =>
    commit(put(`programs/${id}`, { ...program, ...fields }))
  const branchOf = (fields: Fields, id = 'agit-7') =>
    commit(put(`branches/${id}`, { ...branch, ...fields }))
  const pictures = (...texts: Field[]) => programOf({ pictures: texts })
  const week = Array.from({ length: 7 }, () => weekday)
  const day = (index: number, value: Field) => branchOf({ hours: without(week, index, value) })

  return {
    seed: [
      ...people(now),
      ...guardians(now),
      ...branchTeacher(now),
      standing('notices/one', notice),
      standing('programs/one', program),
      standing('branches/agit-1', branch),
    ],
    rows: [
      ...['notices', 'programs', 'branches'].flatMap((collection) => [
        ...asks('nobody', {
          [`get what is not there of ${collection}`]: allowed(get(`${collection}/none`)),
          [`list 1,000 of ${collection}`]: allowed(list(collection, { limit: 1_000 })),
          [`list 1,001 of ${collection}`]: refused(list(collection, { limit: 1_001 })),
          [`list ${collection} without a limit`]: refused(list(collection)),
        }),
        ...asks('teacher', {
          [`list ${collection} without a limit`]: allowed(list(collection)),
          [`delete of ${collection}`]: refused(
            remove(`${collection}/${collection === 'branches' ? 'agit-1' : 'one'}`),
          ),
        }),
      ]),
      ...asks('nobody', {
        'get a notice': allowed(get('notices/one')),
        'get a program': allowed(get('programs/one')),
        'get a branch': allowed(get('branches/agit-1')),
        'count notices': refused(count('notices')),
      }),
      ...deniedTo(['nobody', 'parent', 'father', 'branchTeacher'], {
        'add a notice': noticeOf({}),
        'change a notice': noticeOf({ title: '바뀜' }, 'one'),
        'add a program': programOf({}),
        'change a program': programOf({ title: '바뀜' }, 'one'),
        'add a branch': branchOf({}),
        'change a branch': branchOf({ name: '바뀜' }, 'agit-1'),
      }),
      ...malformedWrites('teacher', 'add a notice', 'notices/new', notice, {
        title: text(60, 1),
        body: text(3000, 1),
        kind: not('광고'),
        day: not('2026-13-01'),
        updatedAt: sentAt(now),
      }),
      ...malformedWrites('teacher', 'add a program', 'programs/new', program, {
        title: text(40, 1),
        summary: text(200, 1),
        unitPriceKRW: { good: [0, 1_000_000], bad: [-1, 1_000_001, double(0.5)] },
        capacity: { good: [1, 100], bad: [0, 101] },
        safetyNote: text(300),
        preparationNote: text(300),
        updatedAt: sentAt(now),
      }),
      ...malformedWrites('teacher', 'add a branch', 'branches/agit-7', branch, {
        name: text(20, 1),
        district: text(20, 1),
        address: text(100, 1),
        addressShort: text(100, 1),
        addressJibun: text(100),
        floor: text(40),
        parking: text(200),
        introTitle: text(60),
        introText: text(500),
        updatedAt: sentAt(now),
      }),

      ...asks('teacher', {
        'add a notice of the longest': allowed(
          noticeOf({ title: '가'.repeat(60), body: '나'.repeat(3_000), branchId: 'a'.repeat(100) }),
        ),
        'take a notice from the site': allowed(
          change('notices/one', { isPublished: false, updatedAt: SERVER_TIME }),
        ),
        'change a notice without the time': refused(change('notices/one', { isPublished: false })),
        'add a notice under an id of 101': refused(noticeOf({}, 'a'.repeat(101))),
        'add a notice of a branch of 101': refused(noticeOf({ branchId: 'a'.repeat(101) })),

        'add a program of the longest': allowed(
          programOf({
            ...{ title: '가'.repeat(40), summary: '나'.repeat(200), branchId: 'a'.repeat(100) },
            ...{ ageFrom: 3, ageTo: 13, unitPriceKRW: 1_000_000, days: [0, 1, 2, 3, 4, 5, 6] },
            ...{ start: '00:00', end: '23:59', capacity: 100 },
            pictures: ['a'.repeat(500), 'b'.repeat(500), 'c'.repeat(500)],
            ...{ safetyNote: '다'.repeat(300), preparationNote: '라'.repeat(300) },
          }),
        ),
        'take a program from the site': allowed(programOf({ isPublished: false }, 'one')),
        'add a program of care': refused(programOf({}, 'care-seongsu')),
        'add a program under an id of 101': refused(programOf({}, 'a'.repeat(101))),
        'add a program of another type': refused(programOf({ type: '음악' })),
        'add a program of no branch': refused(programOf({ branchId: '' })),
        'add a program of a branch of 101': refused(programOf({ branchId: 'a'.repeat(101) })),
        'add a program from 2': refused(programOf({ ageFrom: 2 })),
        'add a program to 14': refused(programOf({ ageTo: 14 })),
        'add a program for one age': allowed(programOf({ ageFrom: 5, ageTo: 5 })),
        'add a program from 9 to 5': refused(programOf({ ageFrom: 9, ageTo: 5 })),
        'add a program of no day': refused(programOf({ days: [] })),
        'add a program of a day twice': refused(programOf({ days: [1, 1] })),
        'add a program of an eighth day': refused(programOf({ days: [7] })),
        'add a program of a day that is a fraction': refused(programOf({ days: [double(1)] })),
        'add a program of a day that is a text': refused(programOf({ days: ['1'] })),
        'add a program that ends as it starts': refused(programOf({ end: '15:00' })),
        'add a program that ends before': refused(programOf({ end: '14:00' })),
        'add a program at a time of 24:00': refused(programOf({ end: '24:00' })),
        'add a program at a time of one digit': refused(programOf({ start: '9:00' })),
        'add a program at a time that is none': refused(programOf({ start: '14:60' })),
        'add a program without pictures': refused(pictures()),
        'add a program with a text for pictures': refused(programOf({ pictures: 'abc' })),
        'add a program whose first picture is nowhere': refused(pictures('', 'b')),
        'add a program with three pictures': allowed(pictures('a', 'b', 'c')),
        'add a program with four pictures': refused(pictures('a', 'b', 'c', 'd')),

        'add a branch of the longest': allowed(branchOf(fullBranch, 'a'.repeat(40))),
        'close a branch for good': allowed(branchOf({ status: 'closed' }, 'agit-1')),
        'add a branch without a phone': allowed(branchOf({ phone: '' })),
        'add a branch with a phone of two parts': allowed(branchOf({ phone: '1588-1234' })),
        'add a branch that opens never': allowed(
          branchOf({ hours: Array.from({ length: 7 }, () => null) }),
        ),
        'add a branch without tips': allowed(branchOf({ tips: [] })),
        'add a branch with six tips': refused(
          branchOf({ tips: Array.from({ length: 6 }, () => '지하철') }),
        ),
        'add a branch with a tip of 101': refused(branchOf({ tips: ['지하철', '가'.repeat(101)] })),
        'add a branch in another state': refused(branchOf({ status: 'gone' })),
        'add a branch with six days': refused(branchOf({ hours: week.slice(1) })),
        'add a branch with eight days': refused(branchOf({ hours: [...week, null] })),
      }),
      ...['Agit', '-agit', 'agit_7', 'a'.repeat(41), '가'].map((id) =>
        row('teacher', `add a branch under the id ${id}`, refused(branchOf({}, id))),
      ),
      ...['1', '02-1', '02-12345-6789', '02 123 4567', 'a-123-4567', '02-123-4567\n'].map((phone) =>
        row(
          'teacher',
          `add a branch with the phone ${JSON.stringify(phone)}`,
          refused(branchOf({ phone })),
        ),
      ),
      ...['', ' ', 'ㅤ', '역\n출구', '역\u202e', 1, null].map((tip) =>
        row(
          'teacher',
          `add a branch with the tip ${JSON.stringify(tip)}`,
          refused(branchOf({ tips: ['지하철', tip] })),
        ),
      ),
      ...[0, 1, 2, 3, 4, 5, 6].flatMap((index) =>
        [
          { opensAtMin: 780 },
          { opensAtMin: 780, closesAtMin: 780 },
          { opensAtMin: -1, closesAtMin: 780 },
          { opensAtMin: 780, closesAtMin: 1_441 },
          { opensAtMin: double(780), closesAtMin: 1_200 },
          { opensAtMin: 780, closesAtMin: double(1_200) },
          { ...weekday, note: '점심' },
          '13:00',
        ].map((hours) =>
          row(
            'teacher',
            `add a branch that opens ${JSON.stringify(hours)} on day ${index}`,
            refused(day(index, hours)),
          ),
        ),
      ),
    ],
  }
}
