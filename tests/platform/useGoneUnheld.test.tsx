import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { useGoneUnheld } from '@/platform/page/useGoneUnheld'

const AFTER_MS = 8000

function Passing() {
  const [isShown, setIsShown] = useState(true)
  const holds = useGoneUnheld<HTMLDivElement>({
    shown: isShown || undefined,
    forMs: AFTER_MS,
    onGo: () => setIsShown(false),
  })
  return (
    <>
      <div {...holds} data-testid="strip">
        {isShown && (
          <>
            <button type="button">되돌리기</button>
            <button type="button">자세히</button>
          </>
        )}
      </div>
      <button type="button">아래</button>
    </>
  )
}

const undo = () => screen.queryByRole('button', { name: '되돌리기' })
const later = () => act(() => vi.advanceTimersByTime(AFTER_MS + 1))
const focus = (name: string) => act(() => screen.getByRole('button', { name }).focus())

function show() {
  vi.useFakeTimers()
  render(<Passing />)
}

test('goes in its time', async () => {
  show()
  await later()
  expect(undo()).toBeNull()
})

test('stays while the focus is in it, wherever in it', async () => {
  show()
  await focus('되돌리기')
  await later()
  await focus('자세히')
  expect(undo()).not.toBeNull()
  expect(screen.getByRole('button', { name: '자세히' })).toHaveFocus()
  await focus('아래')
  expect(undo()).toBeNull()
})

test('stays until both the pointer and the focus have left', async () => {
  show()
  const strip = screen.getByTestId('strip')
  fireEvent.pointerEnter(strip)
  await focus('되돌리기')
  await later()
  await focus('아래')
  expect(undo()).not.toBeNull()
  await act(() => fireEvent.pointerLeave(strip))
  expect(undo()).toBeNull()
})

test('may be touched and left before its time', async () => {
  show()
  await focus('되돌리기')
  await focus('아래')
  expect(undo()).not.toBeNull()
  await later()
  expect(undo()).toBeNull()
})
