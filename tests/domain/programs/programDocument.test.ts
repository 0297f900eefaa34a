import { expect, test } from 'vitest'
import {
  checkAges,
  checkProgramCapacity,
  checkProgramEnd,
  checkProgramPictures,
  checkProgramPrice,
  documentOfProgram,
  programOf,
} from '@/domain/programs/programDocument'
import { aProgramInfo } from './aProgramInfo'

const noImage = () => undefined

test('a sample that becomes a document and is read again is the same program', () => {
  const sample = aProgramInfo()
  expect(programOf(documentOfProgram(sample), noImage, sample)).toEqual(sample)
})

test('a sample of two times a day keeps them until its document has another time', () => {
  const times = [
    ['15:00', '16:00'],
    ['16:30', '17:30'],
  ] as const
  const sample = { ...aProgramInfo(), timetable: { days: [2, 4], times, capacity: 8 } }
  const document = documentOfProgram(sample)
  expect(programOf(document, noImage, sample).timetable.times).toEqual(times)
  const moved = programOf({ ...document, start: '14:00' }, noImage, sample)
  expect(moved.timetable.times).toEqual([['14:00', '16:00']])
  expect(moved.schedule).toEqual({ days: [2, 4], start: '14:00', end: '16:00' })
})

test('pictures of other sites are left out, and one of the site stands where none is left', () => {
  const document = { ...documentOfProgram(aProgramInfo()), pictures: ['https://example.com/a.png'] }
  expect(programOf(document, noImage).images).toEqual([
    { url: '/media/hero-program.webp', alt: '물감 탐험대' },
  ])
})

test('both sides of each limit', () => {
  expect([checkAges(7, 7).ok, checkAges(8, 7).ok]).toEqual([true, false])
  const prices = [0, 1_000_000, 1_000_001, undefined].map((price) => checkProgramPrice(price).ok)
  expect(prices).toEqual([true, true, false, false])
  const capacities = [1, 100, 0, 101, undefined].map((seats) => checkProgramCapacity(seats).ok)
  expect(capacities).toEqual([true, true, false, false, false])
  const pictures = [1, 3, 0, 4].map((count) => checkProgramPictures(count).ok)
  expect(pictures).toEqual([true, true, false, false])
  const ends = ['15:01', '15:00', ''].map((end) => checkProgramEnd('15:00', end).ok)
  expect(ends).toEqual([true, false, false])
})
