import {
  allowed,
  asks,
  deniedTo,
  malformedWrites,
  type RuleRow,
  type RuleTable,
  refused,
  row,
} from '../table.ts'
import {
  commit,
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
import { after, HOUR } from './aRide.ts'
import { people } from './people.ts'

/** Notices, programs and branches: specification 7, sections 3, 10 and 11. */

const notice: Fields = {
  kind: '운영',
  title: '12월 요금',
  body: '바뀌어요.',
  branchId: '',
  day: '2026-11-26',
  isPublished: true,
  updatedAt: SERVER_TIME,
}

const program: Fields = {
  title: '물감 탐험대',
  summary: '마음껏 칠해요.',
  type: '예술',
  branchId: 'seongsu',
  ageFrom: 6,
  ageTo: 9,
  unitPriceKRW: 28_000,
  isHot: false,
  days: [2, 4],
  start: '15:00',
  end: '16:00',
  capacity: 8,
  pictures: ['/media/program-art.webp'],
  safetyNote: '',
  preparationNote: '',
  isPublished: true,
  updatedAt: SERVER_TIME,
}

const span = { opensAtMin: 720, closesAtMin: 1200 }
const branch: Fields = {
  name: '성수점',
  district: '성동구',
  address: '서울특별시 성동구 아차산로 100, 2층',
  addressShort: '서울 성동구 아차산로 100',
  addressJibun: '',
  phone: '02-000-0001',
  point: geoPoint(37.5446, 127.0512),
  hours: [null, span, span, span, span, span, null],
  floor: '2층',
  parking: '건물 뒤 2대',
  introTitle: '초록 창',
  introText: '조용한 골목이에요.',
  tips: ['1층에 약국이 있어요.'],
  status: 'open',
  updatedAt: SERVER_TIME,
}

interface Shape {
  path: string
  document: Fields
  good: Readonly<Record<string, Fields>>
  bad: Readonly<Record<string, Fields>>
}

const text = (name: string, least: number, most: number): Pick<Shape, 'good' | 'bad'> => ({
  good: {
    [`${name} of ${most}`]: { [name]: '가'.repeat(most) },
    ...(least === 0 && { [`no ${name}`]: { [name]: '' } }),
  },
  bad: {
    [`${name} of ${most + 1}`]: { [name]: '가'.repeat(most + 1) },
    [`${name} that turns round what follows`]: { [name]: '가\u202e' },
    ...(least > 0 && {
      [`an empty ${name}`]: { [name]: '' },
      [`${name} of blanks`]: { [name]: ' \u3000' },
    }),
  },
})

const joined = (...parts: readonly Pick<Shape, 'good' | 'bad'>[]) => ({
  good: Object.assign({}, ...parts.map(({ good }) => good)),
  bad: Object.assign({}, ...parts.map(({ bad }) => bad)),
})

const week = (first: Field): Field[] => [first, null, null, null, null, null, null]

const shapes: readonly Shape[] = [
  {
    path: 'notices/new',
    document: notice,
    ...joined(text('title', 1, 60), text('body', 1, 3000), {
      good: {
        'a branch': { branchId: 'agit-7' },
        'what is not shown': { isPublished: false },
        'another kind': { kind: '간식' },
      },
      bad: {
        'an unknown kind': { kind: '광고' },
        'a branch of another form': { branchId: 'a/b' },
        'a day of another form': { day: '2026-13-01' },
      },
    }),
  },
  {
    path: 'programs/new',
    document: program,
    ...joined(
      text('title', 1, 40),
      text('summary', 1, 200),
      text('safetyNote', 0, 300),
      text('preparationNote', 0, 300),
      {
        good: {
          'one age': { ageFrom: 7, ageTo: 7 },
          'every age': { ageFrom: 3, ageTo: 13 },
          'nothing to pay': { unitPriceKRW: 0 },
          'a million won': { unitPriceKRW: 1_000_000 },
          'every day': { days: [0, 1, 2, 3, 4, 5, 6] },
          'a capacity of 100': { capacity: 100 },
          'three pictures': { pictures: ['/a', '/b', `/${'가'.repeat(499)}`] },
        },
        bad: {
          'an unknown type': { type: '음악' },
          'an age below 3': { ageFrom: 2 },
          'an age over 13': { ageTo: 14 },
          'ages the wrong way round': { ageFrom: 9, ageTo: 6 },
          'a negative price': { unitPriceKRW: -1 },
          'a price over a million': { unitPriceKRW: 1_000_001 },
          'no day': { days: [] },
          'a day twice': { days: [1, 1] },
          'a day of 7': { days: [7] },
          'a day as a text': { days: ['1'] },
          'no length': { end: '15:00' },
          'an end before the start': { end: '14:59' },
          'a time of another form': { start: '9:00' },
          'hour 24': { end: '24:00' },
          'a capacity of 0': { capacity: 0 },
          'a capacity of 101': { capacity: 101 },
          'no picture': { pictures: [] },
          'four pictures': { pictures: ['/a', '/b', '/c', '/d'] },
          'a picture of 501': { pictures: [`/${'가'.repeat(500)}`] },
          'an empty third picture': { pictures: ['/a', '/b', ''] },
          'an empty second picture': { pictures: ['/a', ''] },
          'a branch of another form': { branchId: '' },
        },
      },
    ),
  },
  {
    path: 'branches/agit-7',
    document: branch,
    ...joined(
      text('name', 1, 20),
      text('district', 1, 20),
      text('address', 1, 100),
      text('addressShort', 1, 100),
      text('addressJibun', 0, 100),
      text('floor', 0, 40),
      text('parking', 0, 200),
      text('introTitle', 0, 60),
      text('introText', 0, 500),
      {
        good: {
          'no phone': { phone: '' },
          'a short phone': { phone: '1588-0000' },
          'a phone of three parts': { phone: '031-000-0005' },
          'no open day': { hours: week(null) },
          'a whole day': { hours: week({ opensAtMin: 0, closesAtMin: 1440 }) },
          'no tips': { tips: [] },
          'five tips of 100': { tips: Array.from({ length: 5 }, () => '가'.repeat(100)) },
          'what is prepared': { status: 'preparing' },
          'what is closed': { status: 'closed' },
          'the fullest document': {
            name: '가'.repeat(20),
            district: '가'.repeat(20),
            address: '가'.repeat(100),
            addressShort: '가'.repeat(100),
            addressJibun: '가'.repeat(100),
            hours: Array.from({ length: 7 }, () => span),
            floor: '가'.repeat(40),
            parking: '가'.repeat(200),
            introTitle: '가'.repeat(60),
            introText: '가'.repeat(500),
            tips: Array.from({ length: 5 }, () => '가'.repeat(100)),
          },
        },
        bad: {
          'a phone of another form': { phone: '0200000001' },
          'no point': { point: null },
          'six weekdays': { hours: week(null).slice(1) },
          'eight weekdays': { hours: [...week(null), null] },
          'a day that closes as it opens': { hours: week({ opensAtMin: 60, closesAtMin: 60 }) },
          'a day that opens before 0:00': { hours: week({ opensAtMin: -1, closesAtMin: 60 }) },
          'a day that closes after 24:00': { hours: week({ opensAtMin: 60, closesAtMin: 1441 }) },
          'a day without its end': { hours: week({ opensAtMin: 60 }) },
          'a day with more': { hours: week({ ...span, note: '' }) },
          'a last day of another form': { hours: [...week(null).slice(1), 'open'] },
          'six tips': { tips: ['가', '나', '다', '라', '마', '바'] },
          'a tip of 101': { tips: ['가'.repeat(101)] },
          'an empty tip': { tips: ['가', ''] },
          'a tip of blanks': { tips: [' '] },
          'a tip of two lines': { tips: ['가\n나'] },
          'a tip of another type': { tips: [1] },
          'an unknown status': { status: 'gone' },
        },
      },
    ),
  },
]

function rowsOf({ path, document, good, bad }: Shape, now: Date): RuleRow[] {
  const [collection = ''] = path.split('/')
  const there = `${collection}/there`
  const write = (fields: Fields) => commit(put(path, { ...document, ...fields }))
  return [
    ...asks('teacher', {
      [`add to ${collection}`]: allowed(commit(put(path, document))),
      [`replace in ${collection}`]: allowed(commit(put(there, document))),
      [`delete from ${collection}`]: refused(commit(remove(there))),
    }),
    ...Object.entries(good).map(([what, fields]) =>
      row('teacher', `${collection} with ${what}`, allowed(write(fields))),
    ),
    ...Object.entries({ ...bad, 'another time': { updatedAt: after(now, -HOUR) } }).map(
      ([what, fields]) => row('teacher', `${collection} with ${what}`, refused(write(fields))),
    ),
    ...malformedWrites('teacher', `add to ${collection}`, path, document),
    ...deniedTo(['nobody', 'parent', 'branchTeacher'], {
      [`add to ${collection}`]: commit(put(path, document)),
      [`replace in ${collection}`]: commit(put(there, document)),
      [`delete from ${collection}`]: commit(remove(there)),
    }),
    ...(['nobody', 'parent', 'branchTeacher'] as const).flatMap((by) =>
      asks(by, {
        [`get of ${collection}`]: allowed(get(there)),
        [`get of ${collection} what is not there`]: allowed(get(`${collection}/none`)),
        [`list 1,000 of ${collection}`]: allowed(list(collection, { limit: 1000 })),
        [`list 1,001 of ${collection}`]: refused(list(collection, { limit: 1001 })),
        [`list ${collection} without a limit`]: refused(list(collection)),
      }),
    ),
    row('teacher', `list all of ${collection}`, allowed(list(collection))),
  ]
}

export const monthContents = (now: Date): RuleTable => ({
  seed: [
    ...people(now),
    ...shapes.map(({ path, document }) =>
      seedDocument(`${path.split('/')[0]}/there`, { ...document, updatedAt: now }),
    ),
  ],
  rows: [
    ...shapes.flatMap((shape) => rowsOf(shape, now)),
    ...asks('teacher', {
      'a program with the id of care': refused(commit(put('programs/care-seongsu', program))),
      'a program with an id of 101': refused(commit(put(`programs/${'a'.repeat(101)}`, program))),
      'a notice with an id of 101': refused(commit(put(`notices/${'a'.repeat(101)}`, notice))),
      'a branch with an id of 40': allowed(commit(put(`branches/${'a'.repeat(40)}`, branch))),
      'a branch with an id of 41': refused(commit(put(`branches/${'a'.repeat(41)}`, branch))),
      'a branch whose id begins with a dash': refused(commit(put('branches/-a', branch))),
      'a branch with capitals in its id': refused(commit(put('branches/Agit', branch))),
    }),
  ],
})
