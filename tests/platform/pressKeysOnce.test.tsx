import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pressKeysOnce } from '@/platform/page/pressKeysOnce'

let stop: () => void
beforeEach(() => {
  stop = pressKeysOnce()
})
afterEach(() => stop())

/** A list whose buttons hand the focus to the next step. */
function Steps({ onStep }: { onStep: (step: string) => void }) {
  const [step, setStep] = useState('확정하기')
  const next: Record<string, string> = { 확정하기: '출발하기', 출발하기: '도착하기' }
  return (
    <button
      key={step}
      ref={(button) => button?.focus()}
      type="button"
      onClick={() => {
        onStep(step)
        setStep(next[step] ?? step)
      }}
    >
      {step}
    </button>
  )
}

test('a held Enter takes one step, and the next one only when it is pressed anew', async () => {
  const onStep = vi.fn()
  render(<Steps onStep={onStep} />)
  const user = userEvent.setup()
  await user.keyboard('{Enter>20/}')
  expect(onStep.mock.calls).toEqual([['확정하기']])
  await user.keyboard('{Enter}')
  expect(onStep.mock.calls).toEqual([['확정하기'], ['출발하기']])
})

test('a held Enter presses what keeps the focus once', async () => {
  const onPress = vi.fn()
  render(
    <button type="button" onClick={onPress}>
      더하기
    </button>,
  )
  const user = userEvent.setup()
  await user.tab()
  await user.keyboard('{Enter>20/}')
  expect(onPress).toHaveBeenCalledTimes(1)
})

test('a space that began elsewhere presses nothing when it is let go', async () => {
  const onPress = vi.fn()
  render(
    <>
      <button type="button">여기</button>
      <button type="button" onClick={onPress}>
        저기
      </button>
    </>,
  )
  const user = userEvent.setup()
  await user.tab()
  await user.keyboard('[Space>]')
  screen.getByRole('button', { name: '저기' }).focus()
  await user.keyboard('[/Space]')
  expect(onPress).not.toHaveBeenCalled()
  await user.keyboard('[Space]')
  expect(onPress).toHaveBeenCalledTimes(1)
})

test('a form is sent once by a held Enter', async () => {
  const onSubmit = vi.fn((event: React.SubmitEvent) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="이름" />
      <button type="submit">저장하기</button>
    </form>,
  )
  const user = userEvent.setup()
  await user.type(screen.getByRole('textbox'), '하준{Enter>9/}')
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('what is typed repeats: letters, spaces, and lines of a long text', async () => {
  render(
    <>
      <input aria-label="이름" />
      <textarea aria-label="메모" />
    </>,
  )
  const user = userEvent.setup()
  await user.type(screen.getByRole('textbox', { name: '이름' }), '{a>3/}[Space>3/]b')
  expect(screen.getByRole('textbox', { name: '이름' })).toHaveValue('aaa   b')
  await user.type(screen.getByRole('textbox', { name: '메모' }), '가{Enter>3/}나')
  expect(screen.getByRole('textbox', { name: '메모' })).toHaveValue('가\n\n\n나')
})

test('a held Escape closes one dialog', () => {
  const onEscape = vi.fn()
  render(<input aria-label="검색" onKeyDown={onEscape} />)
  const box = screen.getByRole('textbox')
  fireEvent.keyDown(box, { key: 'Escape' })
  expect(fireEvent.keyDown(box, { key: 'Escape', repeat: true })).toBe(false)
  expect(onEscape).toHaveBeenCalledTimes(1)
})
