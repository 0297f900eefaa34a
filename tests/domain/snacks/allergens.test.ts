import { expect, test } from 'vitest'
import { allergenClash, allergenList, allergenName } from '@/domain/snacks/allergens'

test('nineteen allergens under the numbers of school menus', () => {
  expect([1, 2, 5, 6, 12, 19].map(allergenName)).toEqual([
    '달걀',
    '우유',
    '대두',
    '밀',
    '토마토',
    '잣',
  ])
  expect([0, 20, 1.5, -1].map(allergenName)).toEqual([undefined, undefined, undefined, undefined])
})

test('a list is in order, without duplicates and unknown ones', () => {
  expect(allergenList([6, 2, 2, 20])).toBe('우유, 밀')
  expect(allergenList([])).toBe('')
})

test('allergens on both lists clash', () => {
  expect(allergenClash([1, 2, 6], [2, 19])).toEqual([2])
  expect(allergenClash([1], [2])).toEqual([])
  expect(allergenClash([1], undefined)).toEqual([])
})
