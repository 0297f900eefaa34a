import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from '@/ui/button/Button'
import { RadioRow } from '@/ui/form/RadioRow'
import { Dialog } from '@/ui/layout/Dialog'

test('a busy button keeps its name and ignores presses', async () => {
  const onClick = vi.fn()
  render(
    <Button isBusy onClick={onClick}>
      보내기
    </Button>,
  )
  const button = screen.getByRole('button', { name: '보내기' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
})

test('a button that asks for single presses ignores the second one of a double click', async () => {
  const onClick = vi.fn()
  render(
    <Button isSinglePress onClick={onClick}>
      보내기
    </Button>,
  )
  const button = screen.getByRole('button', { name: '보내기' })
  await userEvent.dblClick(button)
  expect(onClick).toHaveBeenCalledTimes(1)
  await userEvent.click(button)
  expect(onClick).toHaveBeenCalledTimes(2)
})

test('a busy button submits nothing', async () => {
  const onSubmit = vi.fn()
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" isBusy>
        보내기
      </Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: '보내기' }))
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a radio’s note is its description, not part of its name', () => {
  render(<RadioRow name="scope" label="이후 모두" note="12.01(화)부터" />)
  const radio = screen.getByRole('radio')
  expect(radio).toHaveAccessibleName('이후 모두')
  expect(radio).toHaveAccessibleDescription('12.01(화)부터')
  render(<RadioRow name="plan" label="4시간권" detail="45,000원" />)
  const plan = screen.getByRole('radio', { name: '4시간권' })
  expect(plan).toHaveAccessibleDescription('45,000원')
})

test('a dialog closed at its foot has no cross', () => {
  const show = (closing: 'cross' | 'foot') => (
    <Dialog title="예약 취소" isOpen onClose={() => {}} closing={closing}>
      <p>내용</p>
    </Dialog>
  )
  const { rerender } = render(show('foot'))
  expect(screen.queryByRole('button', { name: '닫기' })).toBeNull()
  rerender(show('cross'))
  expect(screen.getByRole('button', { name: '닫기' })).toBeInTheDocument()
})
