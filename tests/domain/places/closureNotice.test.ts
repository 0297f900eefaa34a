import { expect, test } from 'vitest'
import { closureNotice } from '@/domain/places/closureNotice'

const branches = [
  { id: 'seongsu', name: '성수점' },
  { id: 'mapo', name: '마포점' },
  { id: 'seocho', name: '서초점' },
]
const item = {
  from: '2026-12-24',
  until: '2026-12-26',
  branchIds: ['seongsu'],
  reason: '겨울 휴원',
}

test('a notice of one branch is of that branch', () => {
  expect(closureNotice(item, branches, '2026-11-28')).toEqual({
    kind: '운영',
    title: '12.24(목)~12.26(토) 휴무 안내',
    body: '성수점은 12.24(목)~12.26(토)에 쉬어요. (겨울 휴원)\n\n그날의 돌봄, 픽업, 프로그램 예약은 취소되고 이용권은 돌아와요.',
    branchId: 'seongsu',
    day: '2026-11-28',
  })
})

test('a name has its particle', () => {
  const houses = [{ id: 'seongsu', name: '성수 하우스' }, ...branches]
  expect(closureNotice(item, houses, '2026-11-28').body).toContain('성수 하우스는 12.24(목)')
})

test('a notice of several is of all, with their names', () => {
  const two = closureNotice({ ...item, branchIds: ['seongsu', 'mapo'] }, branches, '2026-11-28')
  expect(two.branchId).toBe('')
  expect(two.body).toContain('성수점, 마포점은 12.24(목)~12.26(토)에 쉬어요.')
  expect(closureNotice({ ...item, branchIds: [] }, branches, '2026-11-28').branchId).toBe('')
})
