import { expect, test } from 'vitest'
import {
  dayText,
  nonEmptyText,
  optionalDay,
  point,
  text,
  timestamp,
} from '@/repository/firestore/documentFields'

const noon = new Date('2026-11-24T03:00:00Z')

test.each([
  [{ toDate: () => noon }, noon],
  ['2026-11-24T03:00:00.000Z', noon],
  ['soon', undefined],
  ['', undefined],
  [7, undefined],
  [null, undefined],
  [undefined, undefined],
  [{}, undefined],
  [{ toDate: noon }, undefined],
  [{ toDate: () => '2026-11-24' }, undefined],
  [{ toDate: () => new Date(Number.NaN) }, undefined],
])('the instant of row %#', (value, instant) => {
  expect(timestamp.safeParse(value).data).toEqual(instant)
})

test.each([
  [
    { latitude: 37.5, longitude: 127 },
    { lat: 37.5, lng: 127 },
  ],
  [
    { lat: -90, lng: -180 },
    { lat: -90, lng: -180 },
  ],
  [
    { lat: 90, lng: 180 },
    { lat: 90, lng: 180 },
  ],
  [{ latitude: 90.1, longitude: 0 }, undefined],
  [{ latitude: -90.1, longitude: 0 }, undefined],
  [{ latitude: 0, longitude: 180.1 }, undefined],
  [{ latitude: 0, longitude: -180.1 }, undefined],
  [{ latitude: 37.5 }, undefined],
  [{ longitude: 127 }, undefined],
  [null, undefined],
  ['37.5,127', undefined],
])('the point %j', (value, read) => {
  expect(point.safeParse(value).data).toEqual(read)
})

test.each([
  [dayText, '2026-11-24', '2026-11-24'],
  [dayText, '2026-11-31', undefined],
  [dayText, '', undefined],
  [optionalDay, '', ''],
  [optionalDay, '2026-11-31', undefined],
  [optionalDay, '2026-11-24', '2026-11-24'],
  [nonEmptyText, ' 우유 ', '우유'],
  [nonEmptyText, ' \u200b', undefined],
  [nonEmptyText, '\u202e우유 \u2067', '우유'],
  [text, ' \u202e우유\u200f ', ' 우유 '],
  [text, 1, undefined],
])('the text of row %#', (schema, value, read) => {
  expect(schema.safeParse(value).data).toBe(read)
})
