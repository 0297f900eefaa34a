import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WHOLE } from '@/ui/LongList'
import { useHiddenRows } from '@/ui/useHiddenRows'
import { nextRows, SLICE, useLongListRows } from '@/ui/useLongListRows'

interface Row {
  id: string
}

const day: Row[] = Array.from({ length: 300 }, (_, place) => ({ id: `row-${place}` }))
const early = day.slice(0, 150)
const late = day.slice(150)
const few = day.slice(0, WHOLE)
const ids = (rows: readonly Row[]) => rows.map(({ id }) => id)

/** Every list on the way. */
function wayTo(shown: readonly Row[], held: readonly Row[]): (readonly Row[])[] {
  const next = nextRows(day, shown, held)
  return next === shown ? [next] : [next, ...wayTo(shown, next)]
}

test.each([
  ['a list that becomes short', few, day],
  ['a list that was empty', day, []],
  ['what stays as it is', early, [...early]],
  ['a slice that comes', day.slice(0, 150 + SLICE), early],
  ['a slice that leaves', early, day.slice(0, 150 + SLICE)],
])('%s: all of it at once', (_, shown, held) => {
  expect(nextRows(day, shown, held)).toBe(shown)
})

test('many that come are there slice by slice, the first at once', () => {
  const way = wayTo(day, late)
  expect(ids(way[0] ?? [])).toEqual([...ids(day.slice(0, SLICE)), ...ids(late)])
  expect(way.map(({ length }) => length)).toEqual([174, 198, 222, 246, 270, 294, 300])
})

test('many that leave go slice by slice, what is to be shown is there at once', () => {
  const way = wayTo(late, day)
  for (const rows of way) expect(ids(rows)).toEqual(expect.arrayContaining(ids(late)))
  expect(way.map(({ length }) => length)).toEqual([276, 252, 228, 204, 180, 156, 150])
  expect(ids(wayTo(late, early)[0] ?? [])).toEqual([
    ...ids(early.slice(0, 150 - SLICE)),
    ...ids(late.slice(0, SLICE)),
  ])
})

test('the order is always that of the list, and what the list no longer has is gone', () => {
  const [rows = []] = wayTo(late, [...early, { id: 'of another day' }])
  expect(ids(rows)).toEqual(ids(day.filter((row) => rows.includes(row))))
})

function List({ shown, drawn = day.length }: { shown: readonly Row[]; drawn?: number }) {
  const list = useRef<HTMLUListElement>(null)
  const held = useLongListRows(day, shown)
  useHiddenRows(list, held.rows, held.shown)
  return (
    <ul ref={list}>
      {held.rows.map(({ id }, place) => (
        <li key={id} data-far={place < drawn ? undefined : true}>
          {id} <input aria-label={id} />
        </li>
      ))}
    </ul>
  )
}

const seen = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())
const frame = () => act(() => vi.advanceTimersByTime(20))

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'],
  })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a long list follows in the frame after the tap: what leaves is hidden until it has left', () => {
  const { rerender, container } = render(<List shown={day} />)
  rerender(<List shown={late} />)
  expect(seen()).toEqual(ids(day))
  frame()
  expect(seen()).toEqual(ids(late))
  expect(container.querySelectorAll('li')).toHaveLength(276)
  frame()
  expect(container.querySelectorAll('li')).toHaveLength(252)
  // Whoever looks at all of it again meanwhile has it.
  rerender(<List shown={day} />)
  for (let time = 0; time < 9; time += 1) frame()
  expect(seen()).toEqual(ids(day))
})

test('what leaves further down than anybody sees is not worth hiding', () => {
  const everySecond = day.filter((_, place) => place % 2 === 0)
  const { rerender } = render(<List shown={day} drawn={10} />)
  rerender(<List shown={everySecond} drawn={10} />)
  frame()
  const hidden = seen().indexOf('row-57')
  expect(seen().slice(0, hidden)).toEqual(ids(everySecond).slice(0, hidden))
  expect(hidden).toBe(5 + SLICE)
  for (let time = 0; time < 9; time += 1) frame()
  expect(seen()).toEqual(ids(everySecond))
})

test('the row that has the focus is not hidden under it', () => {
  const { rerender } = render(<List shown={day} />)
  screen.getByLabelText('row-3').focus()
  rerender(<List shown={late} />)
  frame()
  expect(screen.getByLabelText('row-3')).toHaveFocus()
  expect(seen()).toEqual(['row-3', ...ids(late)])
  for (let time = 0; time < 9; time += 1) frame()
  expect(seen()).toEqual(ids(late))
})

test('a list that becomes short follows after what was tapped has been painted', () => {
  const { rerender } = render(<List shown={day} />)
  rerender(<List shown={few} />)
  expect(seen()).toHaveLength(day.length)
  frame()
  expect(seen()).toEqual(ids(few))
})

test('paper waits for nothing', () => {
  const { rerender, container } = render(<List shown={day} />)
  rerender(<List shown={late} />)
  act(() => {
    window.dispatchEvent(new Event('beforeprint'))
  })
  expect(container.querySelectorAll('li')).toHaveLength(late.length)
})
