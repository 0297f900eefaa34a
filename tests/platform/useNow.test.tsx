import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useNow, useTimeCondition } from '@/platform/useNow'

const START = new Date('2026-11-20T12:00:00+09:00')

beforeEach(() => {
  vi.useFakeTimers({ now: START })
})

afterEach(() => {
  cleanup()
})

function Clock({ everyMs }: { everyMs: number }) {
  return <time>{useNow(everyMs)?.getTime()}</time>
}

const shown = () => screen.getAllByText(/^\d+$/).map((clock) => Number(clock.textContent))
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms))

/** A clock, and another 45 seconds later. */
async function showWithALateClock(everyMs: number): Promise<void> {
  const { rerender } = render(<Clock everyMs={60_000} />)
  await pass(45_000)
  rerender(
    <>
      <Clock everyMs={60_000} />
      <Clock everyMs={everyMs} />
    </>,
  )
}

test('the clocks of one page tick together', async () => {
  await showWithALateClock(20_000)
  for (const _ of Array.from({ length: 10 })) {
    const [slow, fast] = shown()
    expect(slow).toBe(fast)
    await pass(10_000)
  }
})

test('a clock added late shows the current time', async () => {
  await showWithALateClock(60_000)
  // The page's time comes after the paint.
  expect(shown()).toEqual([START.getTime(), START.getTime()])
  await pass(0)
  expect(shown()).toEqual([START.getTime() + 45_000, START.getTime() + 45_000])
})

test('a clock removed before then does not tick', async () => {
  await showWithALateClock(60_000)
  cleanup()
  await pass(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('a clock keeps its pace and stops when unmounted', async () => {
  const { unmount } = render(<Clock everyMs={1_000} />)
  await pass(3_000)
  expect(shown()).toEqual([START.getTime() + 3_000])
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

test('a row rerenders when its answer changes, not at every tick', async () => {
  const drawn: boolean[] = []
  const due = new Date(START.getTime() + 150_000)
  function Row() {
    drawn.push(useTimeCondition((now) => now >= due))
    return null
  }
  render(<Row />)
  await pass(120_000)
  expect(drawn.at(-1)).toBe(false)
  const before = drawn.length
  await pass(60_000)
  expect(drawn.slice(before)).toEqual([true])
})
