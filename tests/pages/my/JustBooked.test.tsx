import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { JustBooked, useJustBookedAwaited } from '@/pages/my/shared/JustBooked'
import { nextFrame } from '@/platform/page/later'
import { useJustBooked } from '@/stores/justBooked'

beforeEach(() => useJustBooked.getState().note(['later', 'sooner']))
afterEach(() => useJustBooked.setState(useJustBooked.getInitialState(), true))

function Bookings({ read }: { read: readonly string[] }) {
  useJustBookedAwaited()
  return (
    <ul>
      {read.map((key) => (
        <li key={key} aria-label={key}>
          <JustBooked keys={[key]} />
        </li>
      ))}
    </ul>
  )
}

const all = ['other', 'sooner', 'later']
const item = (name: string) => screen.getByRole('listitem', { name })

test('the first that was just booked takes the focus as soon as it stands, once', async () => {
  const { rerender, unmount } = render(<Bookings read={[]} />)
  await nextFrame()
  rerender(<Bookings read={all} />)
  await nextFrame()
  expect(item('sooner')).toHaveFocus()
  unmount()
  render(<Bookings read={all} />)
  await nextFrame()
  expect(screen.getAllByText('방금 예약했어요')).toHaveLength(2)
  expect(document.body).toHaveFocus()
})

test.each([
  ['pressed', () => fireEvent.pointerDown(document.body)],
  ['typed', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
  ['turned a wheel', () => fireEvent.wheel(document.body)],
])('who has %s meanwhile is left where they are', async (_, act) => {
  const { rerender } = render(<Bookings read={[]} />)
  act()
  rerender(<Bookings read={all} />)
  await nextFrame()
  expect(document.body).toHaveFocus()
})
