import { expect, test } from 'vitest'
import {
  checkAges,
  checkProgramCapacity,
  checkProgramDays,
  checkProgramEnd,
  checkProgramPictures,
  checkProgramPrice,
  checkProgramStart,
  checkProgramSummary,
  checkProgramTitle,
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
  const same = programOf(document, noImage, sample)
  expect(same.timetable.times).toEqual(times)
  expect(same.schedule).toEqual({ days: [2, 4], start: '15:00', end: '17:30' })
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

test('a program without a sample is described by its document alone', () => {
  const picture = '/media/program-art-1.webp'
  const document = { ...documentOfProgram(aProgramInfo()), pictures: [picture, picture] }
  const program = programOf(document, (url) => ({ url, alt: '그림' }))
  expect(program).toMatchObject({ branchName: '', region: '', thumbnail: picture })
  expect(program.images).toEqual([
    { url: picture, alt: '그림' },
    { url: picture, alt: '그림' },
  ])
  expect(programOf(document, noImage).images[0]).toEqual({ url: picture, alt: document.title })
})

test('a picture that its sample has not is described by the site', () => {
  const picture = '/media/program-robot.webp'
  const document = { ...documentOfProgram(aProgramInfo()), pictures: [picture] }
  const { images } = programOf(document, (url) => ({ url, alt: '로봇' }), aProgramInfo())
  expect(images).toEqual([{ url: picture, alt: '로봇' }])
})

test('another end is another time, too', () => {
  const sample = aProgramInfo()
  const moved = programOf({ ...documentOfProgram(sample), end: '23:00' }, noImage, sample)
  expect(moved.timetable.times.map(([, end]) => end)).toEqual(['23:00'])
  expect(moved.schedule.end).toBe('23:00')
})

test('a document holds three pictures of a sample with more', () => {
  const sample = aProgramInfo()
  const [image] = sample.images
  const many = documentOfProgram({ ...sample, images: [image, image, image, image] })
  expect(many.pictures).toEqual([image.url, image.url, image.url])
})

test('says what is missing or wrong', () => {
  expect(
    [
      checkProgramTitle(''),
      checkProgramSummary(''),
      checkAges(8, 7),
      checkProgramPrice(undefined),
      checkProgramCapacity(undefined),
      checkProgramDays(0),
      checkProgramDays(1),
      checkProgramPictures(0),
      checkProgramStart(''),
      checkProgramStart('15:00'),
      checkProgramEnd('15:00', ''),
      checkProgramEnd('15:00', '15:00'),
      checkProgramEnd('', '15:00'),
    ].map((answer) => (answer.ok ? '' : answer.reason)),
  ).toEqual([
    '제목을 입력해 주세요.',
    '소개를 입력해 주세요.',
    '끝나는 나이는 시작하는 나이와 같거나 많아야 해요.',
    '0원부터 1,000,000원까지 입력해 주세요.',
    '정원은 1명부터 100명까지 입력할 수 있어요.',
    '요일을 하나 이상 골라 주세요.',
    '',
    '그림을 1개부터 3개까지 골라 주세요.',
    '시작 시간을 입력해 주세요.',
    '',
    '끝나는 시간을 입력해 주세요.',
    '끝나는 시간은 시작보다 늦어야 해요.',
    '',
  ])
})
