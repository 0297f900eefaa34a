import { describe, expect, test } from 'vitest'
import {
  branchesText,
  type Closures,
  checkClosedBranches,
  checkClosureEnd,
  checkClosureReason,
  checkClosureStart,
  closedDaysUntil,
  closedReason,
  closureItems,
  closureKey,
  closureOfKey,
  daySpanText,
  keysOf,
  outdatedKeys,
  passDays,
  restDaysAhead,
  restSentence,
  restText,
} from '@/domain/places/closures'
import { reasonOf } from '../reasonOf'
import { inSeoul } from '../rides/aRide'

const closures: Closures = {
  days: {
    seongsu_20261224: '겨울 휴원',
    seongsu_20261226: '겨울 휴원',
    'new-town_20261224': '겨울 휴원',
    seongsu_20261228: '시설 점검',
  },
}

test('a key names a branch and a day', () => {
  expect(closureKey('new-town', '2026-12-24')).toBe('new-town_20261224')
  expect(closureOfKey('new-town_20261224')).toEqual({ branchId: 'new-town', day: '2026-12-24' })
  expect(closureOfKey('seongsu_20261324')).toBeUndefined()
  expect(closureOfKey('seongsu')).toBeUndefined()
  expect(closureOfKey('seongsu_202612245')).toBeUndefined()
})

test('why a branch rests: a closed day, else a public holiday', () => {
  expect(closedReason(closures, 'seongsu', '2026-12-24')).toBe('겨울 휴원')
  expect(closedReason(closures, 'seongsu', '2026-12-25')).toBeUndefined()
  expect(restText(closures, 'seongsu', '2026-12-24')).toBe('휴무: 겨울 휴원')
  expect(restText(closures, 'seongsu', '2026-12-25')).toBe('성탄절')
  expect(restText(closures, 'mapo', '2026-12-24')).toBeUndefined()
  const branch = { id: 'seongsu', name: '성수점' }
  expect(restSentence(closures, branch, '2026-12-24')).toBe(
    '성수점은 12.24(목)에 쉬어요. (겨울 휴원)',
  )
  expect(restSentence(closures, branch, '2026-12-25')).toBe('성수점은 12.25(금)에 쉬어요. (성탄절)')
  expect(restSentence(closures, branch, '2026-12-23')).toBeUndefined()
  expect(restSentence(closures, { ...branch, name: '성수 하우스' }, '2026-12-25')).toBe(
    '성수 하우스는 12.25(금)에 쉬어요. (성탄절)',
  )
})

describe('the list', () => {
  test('joins adjoining days of the same branches and reason, in the order of days', () => {
    const days = {
      mapo_20261225: '겨울 휴원',
      mapo_20261224: '겨울 휴원',
      seongsu_20261225: '겨울 휴원',
      seongsu_20261224: '겨울 휴원',
      seongsu_20261226: '겨울 휴원',
      gone_20261226: '시설 점검',
      'no key': '?',
    }
    expect(closureItems({ days }, ['seongsu', 'mapo'])).toEqual([
      {
        from: '2026-12-24',
        until: '2026-12-25',
        branchIds: ['seongsu', 'mapo'],
        reason: '겨울 휴원',
      },
      { from: '2026-12-26', until: '2026-12-26', branchIds: ['seongsu'], reason: '겨울 휴원' },
      { from: '2026-12-26', until: '2026-12-26', branchIds: ['gone'], reason: '시설 점검' },
    ])
  })

  test('another reason on a day between does not part what adjoins', () => {
    const days = { a_20261224: '가', b_20261225: '나', a_20261225: '가' }
    expect(closureItems({ days }, ['a', 'b']).map(({ from, until }) => [from, until])).toEqual([
      ['2026-12-24', '2026-12-25'],
      ['2026-12-25', '2026-12-25'],
    ])
  })

  test('another reason or a day between makes another row', () => {
    const days = { a_20261221: '가', a_20261222: '나', a_20261224: '나' }
    expect(closureItems({ days }, ['a'])).toEqual(
      [
        { from: '2026-12-21', reason: '가' },
        { from: '2026-12-22', reason: '나' },
        { from: '2026-12-24', reason: '나' },
      ].map((item) => ({ ...item, until: item.from, branchIds: ['a'] })),
    )
  })

  test('a day has its reasons in their order, and branches that are gone last', () => {
    const days = { b_20261224: '나', z_20261224: '가', y_20261224: '가', a_20261224: '가' }
    expect(closureItems({ days }, ['a', 'b'])).toMatchObject([
      { reason: '가', branchIds: ['a', 'y', 'z'] },
      { reason: '나', branchIds: ['b'] },
    ])
  })

  test('names days, with the year where it is another, and branches', () => {
    const span = { from: '2026-12-24', until: '2026-12-26' }
    expect(daySpanText(span, '2026-11-30')).toBe('12.24(목)~12.26(토)')
    expect(daySpanText({ ...span, until: span.from }, '2026-11-30')).toBe('12.24(목)')
    expect(daySpanText({ from: '2026-12-31', until: '2027-01-01' }, '2026-11-30')).toBe(
      '12.31(목)~2027.01.01(금)',
    )
    const branches = [
      { id: 'seongsu', name: '성수점' },
      { id: 'mapo', name: '마포점' },
    ]
    expect(branchesText(['mapo', 'seongsu'], branches)).toBe('전체 지점')
    expect(branchesText(['mapo', 'gone'], branches)).toBe('마포점, gone')
  })
})

test('passes are made longer by the days from Monday to Friday that are no holiday', () => {
  expect(passDays({ from: '2026-12-24', until: '2026-12-29' })).toBe(3)
  expect(passDays({ from: '2026-12-25', until: '2026-12-27' })).toBe(0)
  expect(passDays({ from: '2026-12-25', until: '2026-12-24' })).toBe(0)
  expect(keysOf({ from: '2026-12-26', until: '2026-12-27', branchIds: ['a', 'b'] })).toEqual([
    'a_20261226',
    'b_20261226',
    'a_20261227',
    'b_20261227',
  ])
})

test('「쉬는 날」 has the closed days and holidays of the next 60 days', () => {
  expect(restDaysAhead(closures, 'seongsu', '2026-11-05').map(({ day }) => day)).toEqual([
    '2026-12-24',
    '2026-12-25',
    '2026-12-26',
    '2026-12-28',
    '2027-01-01',
  ])
  expect(restDaysAhead(closures, 'seongsu', '2026-10-29').at(-1)?.day).toBe('2026-12-28')
  expect(closedDaysUntil(closures, 'seongsu', '2026-12-25', '2026-12-27')).toEqual([
    { day: '2026-12-26', reason: '겨울 휴원' },
  ])
  expect(closedDaysUntil(closures, 'seongsu', '2026-12-25', undefined)).toEqual([])
})

test('what is more than 60 days past leaves with the next save', () => {
  const now = inSeoul('2027-02-24T09:00')
  expect(outdatedKeys(closures, now)).toEqual(['seongsu_20261224', 'new-town_20261224'])
  expect(outdatedKeys({ days: { 'no key': '?' } }, now)).toEqual([])
})

test('a closure begins today, lasts 31 days at most, and says why and where', () => {
  const today = '2026-11-30'
  expect(checkClosureStart(today, today)).toEqual({ ok: true })
  for (const day of ['2026-11-29', '2026-13-01'])
    expect(reasonOf(checkClosureStart(day, today))).toBe('오늘부터 고를 수 있어요.')
  for (const day of [today, '2026-12-30']) expect(checkClosureEnd(today, day)).toEqual({ ok: true })
  for (const day of ['2026-12-31', '2026-11-29', '2026-11-31'])
    expect(reasonOf(checkClosureEnd(today, day))).toBe('시작일부터 31일 안의 날을 골라 주세요.')
  expect(checkClosureReason('가'.repeat(40))).toEqual({ ok: true })
  expect(checkClosureReason(` ${'가'.repeat(40)} `)).toEqual({ ok: true })
  for (const reason of ['가'.repeat(41), ' \u3164 '])
    expect(reasonOf(checkClosureReason(reason))).toBe('사유를 40자까지 적어 주세요.')
  expect(checkClosedBranches(1)).toEqual({ ok: true })
  expect(reasonOf(checkClosedBranches(0))).toBe('지점을 골라 주세요.')
})
