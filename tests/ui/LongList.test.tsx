import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LongList, WHOLE } from '@/ui/LongList'
import { useLongListItem } from '@/ui/useLongListItem'

function Row({ id, isAtHead = false }: { id: string; isAtHead?: boolean }) {
  const { isDrawn, item } = useLongListItem(id, isAtHead)
  return <li {...item}>{isDrawn ? <input aria-label={`text of ${id}`} /> : `line of ${id}`}</li>
}

const List = ({ count = WHOLE + 1 }: { count?: number }) => (
  <LongList count={count}>
    <ul>
      <Row id="first" isAtHead />
      <Row id="second" />
      <Row id="third" />
    </ul>
  </LongList>
)

/** What the browser would tell of the rows, by their place. */
let scroll: (near: readonly boolean[], height?: number, width?: number) => void
let observed: Element[]

beforeEach(() => {
  observed = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: unknown[]) => void) {
        scroll = (near, height = 200, width = 400) =>
          act(() =>
            tell(
              observed.map((target, place) => ({
                target,
                isIntersecting: near[place],
                boundingClientRect: { width, height },
              })),
            ),
          )
      }
      observe(element: Element) {
        observed.push(element)
      }
      unobserve(element: Element) {
        observed = observed.filter((each) => each !== element)
      }
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const drawn = () => screen.queryAllByRole('textbox').map((box) => box.getAttribute('aria-label'))
const rows = () => screen.getAllByRole('listitem')

test('a short list is drawn whole, and so is one in a browser that cannot tell what is near', () => {
  const { unmount } = render(<List count={WHOLE} />)
  expect(drawn()).toHaveLength(3)
  expect(observed).toEqual([])
  unmount()
  vi.stubGlobal('IntersectionObserver', undefined)
  render(<List />)
  expect(drawn()).toHaveLength(3)
})

test('of a long list what is near the screen is drawn; the rest keeps its place, its height and a line', () => {
  const { unmount } = render(<List />)
  expect(drawn()).toEqual(['text of first'])
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    '',
    'line of second',
    'line of third',
  ])
  scroll([true, true, false])
  expect(drawn()).toEqual(['text of first', 'text of second'])
  scroll([false, true, true], 231)
  expect(drawn()).toEqual(['text of second', 'text of third'])
  expect(rows()[0]).toHaveStyle({ height: '231px' })
  expect(rows()[1]).not.toHaveAttribute('style')
  // Whoever comes back finds the page as long as it was.
  unmount()
  expect(observed).toEqual([])
  render(<List />)
  scroll([false, false, true])
  expect(rows()[0]).toHaveStyle({ height: '231px' })
})

test('heights of another width are forgotten', () => {
  const { unmount } = render(<List />)
  scroll([true, true, true])
  scroll([false, true, true], 231)
  scroll([false, false, true], 300, 800)
  unmount()
  render(<List />)
  scroll([false, false, false])
  expect(rows().map(({ style }) => style.height)).toEqual(['', '300px', ''])
})

test('what has the focus or was pressed stays drawn, with what was typed there', () => {
  render(<List />)
  scroll([true, true, true])
  screen.getByLabelText('text of first').focus()
  fireEvent.change(screen.getByLabelText('text of first'), { target: { value: '박민지' } })
  fireEvent.pointerDown(screen.getByLabelText('text of second'))
  screen.getByLabelText('text of second').focus()
  scroll([false, false, false])
  expect(drawn()).toEqual(['text of first', 'text of second'])
  expect(screen.getByLabelText('text of first')).toHaveValue('박민지')
  expect(screen.getByLabelText('text of second')).toHaveFocus()
})

test('the keyboard goes on to the neighbours of what has the focus, wherever the screen stands', () => {
  render(<List />)
  scroll([false, true, false])
  act(() => screen.getByLabelText('text of second').focus())
  expect(drawn()).toHaveLength(3)
})

test('a list that has become long stays drawn until it is known what is near', () => {
  const { rerender } = render(<List count={WHOLE} />)
  rerender(<List />)
  expect(drawn()).toHaveLength(3)
  scroll([true, false, false])
  expect(drawn()).toEqual(['text of first'])
})

test('on paper everything is drawn, and afterwards what was before', () => {
  render(<List />)
  scroll([true, false, false])
  fireEvent(window, new Event('beforeprint'))
  expect(drawn()).toHaveLength(3)
  fireEvent(window, new Event('afterprint'))
  scroll([true, false, false])
  expect(drawn()).toEqual(['text of first'])
})
