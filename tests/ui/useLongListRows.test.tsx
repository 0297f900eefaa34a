import { act, render, screen } from '@testing-library/react'
import { useMemo } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WHOLE } from '@/ui/LongList'
import {
  FURTHER,
  nextRows,
  nextSeen,
  SCREEN,
  SLICE,
  useLongListRows,
  useSeen,
} from '@/ui/useLongListRows'

interface Row {
  id: string
}

const day: Row[] = Array.from({ length: 300 }, (_, place) => ({ id: `row-${place}` }))
const early = day.slice(0, 150)
const late = day.slice(150)
const few = day.slice(0, WHOLE)
const ids = (rows: readonly Row[]) => rows.map(({ id }) => id)
const setOf = (rows: readonly Row[]) => new Set(ids(rows))

const PART = 30
const partsOf = (rows: readonly Row[]): Row[][] =>
  rows.length === 0 ? [] : [rows.slice(0, PART), ...partsOf(rows.slice(PART))]
const parts = partsOf(day)

/** Every list of rows on the way. */
function wayTo(shown: readonly Row[], held: readonly Row[]): (readonly Row[])[] {
  const next = nextRows(day, shown, held)
  return next === day ? [next] : [next, ...wayTo(shown, next)]
}

/** What can be seen on the way, in order. */
function sightsTo(due: ReadonlySet<string>, seen: ReadonlySet<string>): string[][] {
  const next = nextSeen(parts, due, seen)
  const sight = ids(day.filter(({ id }) => next.has(id)))
  return next === due ? [sight] : [sight, ...sightsTo(due, next)]
}

test('a short list holds what it shows, a long one everything', () => {
  expect(nextRows(few, few.slice(3), few)).toEqual(few.slice(3))
  expect(nextRows(day, few, day)).toBe(day)
  expect(nextRows(day, few, [])).toBe(day)
})

test('many rows that come are there slice by slice, what is shown before the rest', () => {
  const way = wayTo(late, early)
  expect(ids(way[0] ?? [])).toEqual([...ids(early), ...ids(late.slice(0, SLICE))])
  expect(way.map(({ length }) => length)).toEqual([174, 198, 222, 246, 270, 294, 300])
  const [first = []] = wayTo(late, few)
  expect(ids(first)).toEqual([...ids(few), ...ids(late.slice(0, SLICE))])
})

test('rows of another day are gone at once', () => {
  const [rows = []] = wayTo(day, [{ id: 'of another day' }])
  expect(ids(rows)).toEqual(ids(day.slice(0, SLICE)))
})

/** So many parts further down are right after the next frame. */
const PARTS_A_FRAME = Math.ceil(FURTHER / PART)

test('what a filter hides is hidden down to the end of the first screen, then part by part', () => {
  const sights = sightsTo(setOf(late), setOf(day))
  // The first screen is found in the sixth part: all before it is right with it.
  expect(sights).toEqual([ids(late)])
  const everySixth = day.filter((_, place) => place % 6 === 0)
  const [first = [], second = []] = sightsTo(setOf(everySixth), setOf(day))
  const screenOf = Math.ceil(SCREEN / (PART / 6)) * PART
  expect(first).toEqual([
    ...ids(everySixth.filter((row) => day.indexOf(row) < screenOf)),
    ...ids(day.slice(screenOf)),
  ])
  expect(second).toHaveLength(first.length - PARTS_A_FRAME * (PART - PART / 6))
})

test('what comes back is seen at once as far as a screen may reach, then part by part', () => {
  const sights = sightsTo(setOf(day), setOf(late))
  expect(sights.map(({ length }) => length)).toEqual([180, 240, 300])
  expect(sights[0]).toEqual([...ids(day.slice(0, PART)), ...ids(late)])
})

test('who chooses again meanwhile gets what was chosen last', () => {
  const [, half = []] = sightsTo(setOf(day), setOf(late))
  expect(sightsTo(setOf(late), new Set(half)).at(-1)).toEqual(ids(late))
  expect(sightsTo(setOf(day), new Set(half)).at(-1)).toEqual(ids(day))
})

function List({ shown, all = day }: { shown: readonly Row[]; all?: readonly Row[] }) {
  const rows = useLongListRows(all, shown)
  const held = useMemo(
    () => new Map(partsOf(rows).map((part, place) => [`${place}`, part])),
    [rows],
  )
  const seen = useSeen(held, shown)
  return (
    <ul>
      {rows.map(({ id }) => (
        <li key={id} hidden={!seen.has(id)}>
          {id} <input aria-label={id} />
        </li>
      ))}
    </ul>
  )
}

const seenRows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())
const heldRows = () => screen.getAllByRole('listitem', { hidden: true })
const frame = () => act(() => vi.advanceTimersByTime(20))
const frames = () => {
  for (let time = 0; time < 20; time += 1) frame()
}

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'],
  })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a filter of a long list hides rows, with all that was typed in them', () => {
  const { rerender } = render(<List shown={day} />)
  screen.getByLabelText<HTMLInputElement>('row-3').value = '박민지'
  rerender(<List shown={late} />)
  expect(seenRows()).toEqual(ids(late))
  expect(heldRows()).toHaveLength(day.length)
  frame()
  rerender(<List shown={day} />)
  expect(seenRows()).toEqual([...ids(day.slice(0, PART)), ...ids(late)])
  frames()
  expect(seenRows()).toEqual(ids(day))
  expect(screen.getByLabelText('row-3')).toHaveValue('박민지')
})

test('a short list is what it shows, and nothing hidden', () => {
  const { rerender } = render(<List all={few} shown={few} />)
  rerender(<List all={few} shown={few.slice(5)} />)
  expect(seenRows()).toEqual(ids(few.slice(5)))
  expect(heldRows()).toHaveLength(WHOLE - 5)
})

test('another day follows after what was tapped has been painted', () => {
  const next = day.map(({ id }) => ({ id: `next-${id}` }))
  const { rerender } = render(<List shown={day} />)
  rerender(<List all={next} shown={next} />)
  expect(heldRows()).toHaveLength(day.length)
  frame()
  expect(seenRows()).toEqual(ids(next.slice(0, SLICE)))
  frames()
  expect(seenRows()).toEqual(ids(next))
})

test('paper waits for nothing, and holds nothing hidden', () => {
  const { rerender } = render(<List shown={day} />)
  const everySixth = day.filter((_, place) => place % 6 === 0)
  rerender(<List shown={everySixth} />)
  act(() => {
    window.dispatchEvent(new Event('beforeprint'))
  })
  expect(heldRows()).toHaveLength(everySixth.length)
  expect(seenRows()).toEqual(ids(everySixth))
})
