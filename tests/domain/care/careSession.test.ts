import { expect, test } from 'vitest'
import { careSessionAt } from '@/domain/care/careSession'

test.each([
  ['care-seongsu_20261124_1300', { branchId: 'seongsu', day: '2026-11-24' }],
  ['care-a-9_20261124_1300', { branchId: 'a-9', day: '2026-11-24' }],
  ['care-seongsu_20261324_1300', undefined],
  ['care-seongsu_20261124_13000', undefined],
  ['xcare-seongsu_20261124_1300', undefined],
  ['care-_20261124_1300', undefined],
  ['art_20261124_1500', undefined],
  ['', undefined],
])('the session 「%s」 is at %j', (id, place) => {
  expect(careSessionAt(id)).toEqual(place)
})
