import { expect, test } from 'vitest'
import { pictureOf } from '@/content/pictures'
import { programInfo, programs } from '@/content/programs'
import { isFree } from '@/domain/programs/program'

test('the sample programs are of every kind that the list has to show', () => {
  expect(programs.length).toBeGreaterThanOrEqual(14)
  expect(programs.some(isFree)).toBe(true)
  expect(programs.some(({ isHot }) => isHot)).toBe(true)
  expect(new Set(programs.map(({ id }) => id)).size).toBe(programs.length)
})

test('their pictures were drawn', () => {
  for (const { thumbnail, images } of programs)
    for (const url of [thumbnail, ...images.map((image) => image.url)])
      expect(pictureOf(url), url).toBeDefined()
})

test('one is known by its id', () => {
  expect(programInfo('art')).toMatchObject({
    title: '물감 탐험대',
    schedule: { days: [2, 4], start: '15:00', end: '17:30' },
  })
  expect(programInfo('none')).toBeUndefined()
})
