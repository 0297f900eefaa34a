import { describe, expect, test } from 'vitest'
import {
  checkNoticeBody,
  checkNoticeDay,
  checkNoticeTitle,
  findNotice,
  firstLine,
  type Notice,
  newestNoticesFirst,
  newestUnread,
} from '@/domain/site/notice'

const notice = (id: string, change: Partial<Notice> = {}): Notice => ({
  id,
  kind: '안내',
  title: id,
  day: '2026-11-20',
  body: '',
  branchId: '',
  isPublished: true,
  ...change,
})
const [a, b, c] = [notice('a'), notice('b'), notice('c')]

test.each([
  ['a', { notice: a, newer: undefined, older: b }],
  ['b', { notice: b, newer: a, older: c }],
  ['c', { notice: c, newer: b, older: undefined }],
])('%s is found with its neighbours', (id, expected) => {
  expect(findNotice([a, b, c], id)).toEqual(expected)
})

test.each([null, '', 'd', '__proto__'])('%j is no notice', (id) => {
  expect(findNotice([a, b, c], id)).toBeUndefined()
})

test('the newest day stands first, and of one day what was written last; samples keep their order', () => {
  const late = notice('late', { day: '2026-11-21' })
  const [early, last] = [9, 11].map((hour) =>
    notice(`at ${hour}`, { updatedAt: new Date(2026, 10, 20, hour) }),
  )
  const given = [a, early, late, b, last].flatMap((each) => each ?? [])
  expect(newestNoticesFirst(given).map(({ id }) => id)).toEqual(['late', 'at 11', 'at 9', 'a', 'b'])
})

test.each([
  ['첫 줄\n둘째 줄', '첫 줄'],
  ['\n\n  둘째 문단\n', '둘째 문단'],
  ['- 하나\n- 둘', '하나'],
  ['', ''],
])('the first line of %j is %j', (body, line) => {
  expect(firstLine({ body })).toBe(line)
})

describe('what is typed', () => {
  test.each([
    ['', '제목을 적어 주세요.'],
    ['가'.repeat(61), '60자까지 적을 수 있어요. 1자를 줄여 주세요.'],
  ])('the title %j is refused', (title, reason) => {
    expect(checkNoticeTitle(title)).toEqual({ ok: false, reason })
  })

  test.each(['가', '가'.repeat(60)])('the title %j is accepted', (title) => {
    expect(checkNoticeTitle(title).ok).toBe(true)
  })

  test('an empty text is refused', () => {
    expect(checkNoticeBody(' \n')).toEqual({ ok: false, reason: '내용을 적어 주세요.' })
    expect(checkNoticeBody('가').ok).toBe(true)
  })

  test.each([
    ['2026-11-20', true],
    ['2026-11-21', false],
    ['', false],
  ])('on the 20th the day %j: %s', (day, isFine) => {
    expect(checkNoticeDay('2026-11-20')(day).ok).toBe(isFine)
  })
})

describe('「새 공지」', () => {
  const today = '2026-11-20'
  const reader = { today, branchIds: new Set(['seongsu']), readIds: ['read'] }

  test.each<[string, Partial<Notice>, boolean]>([
    ['of today', {}, true],
    ['of the day after', { day: '2026-11-21' }, false],
    ['of 13 days before', { day: '2026-11-07' }, true],
    ['of 14 days before', { day: '2026-11-06' }, false],
    ['of a branch of the family', { branchId: 'seongsu' }, true],
    ['of another branch', { branchId: 'jamsil' }, false],
    ['that was read', { id: 'read' }, false],
  ])('one %s: %s', (_, change, isNew) => {
    expect(newestUnread([notice('one', change)], reader) !== undefined).toBe(isNew)
  })

  test('the first of several is taken', () => {
    expect(newestUnread([notice('read'), a, b], reader)).toBe(a)
  })
})
