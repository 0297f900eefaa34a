import { describe, expect, it, test } from 'vitest'
import { pictureOf } from '@/content/pictures'
import { programInfo, programOn, programs, programsOn } from '@/content/programs'
import { addDays, isDay, seoulInstant } from '@/domain/day'
import { isFree, seatsLeft } from '@/domain/program'

const today = '2026-11-20'
const midnight = seoulInstant(today, 0, 0)
const seats = programsOn(today).map((program) => seatsLeft(program, midnight))

describe('sample programs', () => {
  it('are of every kind that the list has to show', () => {
    expect(programs.length).toBeGreaterThanOrEqual(14)
    expect(seats.filter((left) => left === 0)).toHaveLength(1)
    expect(seats.some((left) => left >= 1 && left <= 3)).toBe(true)
    expect(programs.some(isFree)).toBe(true)
    expect(programs.some(({ isHot }) => isHot)).toBe(true)
    expect(new Set(programs.map(({ id }) => id)).size).toBe(programs.length)
  })

  it('have pictures that were drawn', () => {
    for (const { thumbnail, images } of programs)
      for (const url of [thumbnail, ...images.map((image) => image.url)])
        expect(pictureOf(url), url).toBeDefined()
  })

  it('are the same for the same day, and know an id', () => {
    expect(programsOn(today)).toEqual(programsOn(today))
    expect(programOn('art', today)?.title).toBe(programInfo('art')?.title)
    expect(programInfo('none')).toBeUndefined()
    expect(programOn('none', today)).toBeUndefined()
  })

  test.each(Array.from({ length: 14 }, (_, offset) => addDays(today, offset * 27)))(
    'have sound dates on %s',
    (day) => {
      for (const { allowedDates, slots } of programsOn(day)) {
        expect(allowedDates.length).toBeGreaterThan(0)
        expect(allowedDates).toEqual([...new Set(allowedDates)].sort())
        expect(allowedDates.every((date) => isDay(date) && date >= day)).toBe(true)
        const all = allowedDates.flatMap((date) => slots[date] ?? [])
        expect(new Set(all.map(({ slotId }) => slotId)).size).toBe(all.length)
        expect(all.every(({ start, end, remaining }) => start < end && remaining >= 0)).toBe(true)
      }
    },
  )

  it('keep a program that is urgent and one that is sold out on every day', () => {
    for (let offset = 0; offset < 40; offset += 1) {
      const day = addDays(today, offset)
      const left = programsOn(day).map((program) => seatsLeft(program, seoulInstant(day, 0, 0)))
      expect(left).toEqual(seats)
    }
  })
})
