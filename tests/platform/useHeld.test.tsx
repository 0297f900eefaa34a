import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useHeld } from '@/platform/page/useHeld'

function Offer({ isOpen }: { isOpen: boolean }) {
  const { shown, holds } = useHeld<string, HTMLDivElement>(isOpen ? 'open' : 'over')
  return (
    <>
      <div {...holds} data-testid="box">
        {shown === 'open' && (
          <>
            <button type="button">예약 취소</button>
            <button type="button">시간 변경</button>
          </>
        )}
      </div>
      <button type="button">아래</button>
    </>
  )
}

function show() {
  const { rerender } = render(<Offer isOpen />)
  return {
    box: screen.getByTestId('box'),
    end: () => rerender(<Offer isOpen={false} />),
    begin: () => rerender(<Offer isOpen />),
  }
}
const cancel = () => screen.queryByRole('button', { name: '예약 취소' })
const focus = (name: string) => act(() => screen.getByRole('button', { name }).focus())

test('goes with its time', () => {
  show().end()
  expect(cancel()).toBeNull()
})

test('stays while the focus is in it, wherever in it', async () => {
  const { end } = show()
  await focus('예약 취소')
  end()
  await focus('시간 변경')
  expect(screen.getByRole('button', { name: '시간 변경' })).toHaveFocus()
  expect(cancel()).not.toBeNull()
  await focus('아래')
  expect(cancel()).toBeNull()
})

test('stays until both the pointer and the focus have left', async () => {
  const { box, end } = show()
  fireEvent.pointerEnter(box)
  await focus('예약 취소')
  end()
  await focus('아래')
  expect(cancel()).not.toBeNull()
  fireEvent.pointerLeave(box)
  expect(cancel()).toBeNull()
})

test('is there again with its time', () => {
  const { end, begin } = show()
  end()
  begin()
  expect(cancel()).not.toBeNull()
})
