import * as z from 'zod/mini'
import { isDay } from '@/domain/dates/day'
import { withoutDirectionMarks } from '@/domain/text/tidyText'
import { isVisibleText } from '@/domain/text/visibleText'

/** Schemas of Firestore values (specification 4, section 7). */

function toDate(value: unknown): unknown {
  if (typeof value === 'string') return new Date(value)
  if (typeof value !== 'object' || value === null || !('toDate' in value)) return undefined
  return typeof value.toDate === 'function' ? value.toDate() : undefined
}

/** A Firestore timestamp (checked by its methods: the SDK's class is not loaded here) or its JSON form, as a Date. */
export const timestamp = z.pipe(
  z.transform(toDate),
  z.custom<Date>((value) => value instanceof Date && !Number.isNaN(value.getTime())),
)

function toPoint(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  if ('latitude' in value && 'longitude' in value)
    return { lat: value.latitude, lng: value.longitude }
  return value
}

/** A Firestore geopoint or its JSON form, as `{ lat, lng }`. */
export const point = z.pipe(
  z.transform(toPoint),
  z.object({
    lat: z.number().check(z.minimum(-90), z.maximum(90)),
    lng: z.number().check(z.minimum(-180), z.maximum(180)),
  }),
)

export const dayText = z.string().check(z.refine(isDay))

export const optionalDay = z.string().check(z.refine((day) => day === '' || isDay(day)))

/** What people wrote; older documents may hold marks of direction. */
export const text = z.pipe(z.string(), z.transform(withoutDirectionMarks))

export const nonEmptyText = z.pipe(text, z.string().check(z.trim(), z.refine(isVisibleText)))
