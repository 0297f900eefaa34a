import * as z from 'zod/mini'
import { isDay } from '@/domain/dates/day'

/** Stored places, days and times; anything else is from another version. */
export const daySchema = z.string().check(z.refine(isDay))
export const hourSchema = z.int().check(z.minimum(0), z.maximum(23))
export const minuteSchema = z.int().check(z.minimum(0), z.maximum(59))
export const timeSchema = z.object({ hour: hourSchema, minute: minuteSchema })
const childSchema = z.object({ id: z.string().check(z.minLength(1)), name: z.string() })
export const placeSchema = z.object({
  id: z.string().check(z.minLength(1)),
  name: z.string(),
  type: z.literal(['school', 'center']),
  address: z.string(),
  lat: z.number().check(z.minimum(-90), z.maximum(90)),
  lng: z.number().check(z.minimum(-180), z.maximum(180)),
})

/** Fields of both cart lines and trial rides. */
export const quotedRideFields = {
  id: z.string().check(z.minLength(1)),
  child: childSchema,
  date: daySchema,
  hour: hourSchema,
  minute: minuteSchema,
  origin: placeSchema,
  dest: placeSchema,
  distanceKm: z.number().check(z.minimum(0)),
  fareKRW: z.int().check(z.minimum(0)),
}
