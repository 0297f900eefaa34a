import { expect, test } from 'vitest'
import { pictureOf } from '@/content/pictures'
import { programs } from '@/content/programs/programs'
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
