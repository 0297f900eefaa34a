import { expect, test } from 'vitest'
import {
  freePhotoIds,
  isSamePhoto,
  photoFileName,
  photoLimits,
  sizeWithin,
} from '@/domain/care/notePhoto'
import { aPhoto } from './aPhoto'

test.each([
  ['lying', [4000, 3000], [1024, 768]],
  ['standing', [3000, 4000], [768, 1024]],
  ['small already', [640, 480], [640, 480]],
  ['at the limit', [1024, 1024], [1024, 1024]],
  ['one more', [1025, 1025], [1024, 1024]],
  ['a line', [10_000, 1], [1024, 1]],
])('a picture that is %s', (_, [width = 0, height = 0], [w, h]) => {
  expect(sizeWithin({ width, height }, photoLimits.sidePx)).toEqual({ width: w, height: h })
})

test('a note has four places', () => {
  expect(freePhotoIds([])).toEqual(['1', '2', '3', '4'])
  expect(freePhotoIds(['1', '3'])).toEqual(['2', '4'])
  expect(freePhotoIds(['4', '3', '2', '1', '9'])).toEqual([])
})

test('a picture is the same by its bytes', () => {
  expect(isSamePhoto(aPhoto(1), aPhoto(1))).toBe(true)
  expect(isSamePhoto(aPhoto(1), aPhoto(2))).toBe(false)
  expect(isSamePhoto(aPhoto(1), { ...aPhoto(1), type: 'image/jpeg' })).toBe(false)
  expect(isSamePhoto(aPhoto(1), { ...aPhoto(1), data: new Uint8Array([82]) })).toBe(false)
})

test('a saved picture is named after day and child', () => {
  const note = { day: '2026-11-24', childName: '김하준' }
  expect(photoFileName(note, { type: 'image/webp' }, 1)).toBe('2026-11-24 김하준 1.webp')
  expect(photoFileName(note, { type: 'image/jpeg' }, 2)).toBe('2026-11-24 김하준 2.jpg')
})
