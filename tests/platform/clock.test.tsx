import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'

const HOUR_MS = 3_600_000
const NOON = Date.parse('2026-11-20T12:00:00+09:00')

/** A page opened at noon by the device. */
async function openPage() {
  vi.resetModules()
  const clock = await import('@/platform/clock')
  const answer = (slowMs: number, tookMs = 0) => {
    const sentMs = clock.deviceNow().getTime()
    vi.advanceTimersByTime(tookMs)
    const answeredMs = clock.deviceNow().getTime()
    clock.learnServerTime({ serverMs: sentMs + slowMs, sentMs, answeredMs })
  }
  return { ...clock, answer, aheadMs: () => clock.now().getTime() - Date.now() }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'setTimeout'], now: NOON })
  localStorage.clear()
})

describe('a device whose clock is off', () => {
  test.each([9, -9, 30, -30])('by %i h shows the time of the server', async (hours) => {
    const page = await openPage()
    expect(page.now()).toEqual(new Date(NOON))
    page.answer(hours * HOUR_MS)
    expect(page.now()).toEqual(new Date(NOON + hours * HOUR_MS))
    expect(page.deviceNow()).toEqual(new Date(NOON))
    expect(page.serverTimeOf(NOON - 1)).toEqual(new Date(NOON - 1 + hours * HOUR_MS))
    vi.advanceTimersByTime(HOUR_MS)
    expect(page.now()).toEqual(new Date(NOON + (hours + 1) * HOUR_MS))
  })

  test('is known on the next visit, until an answer says otherwise', async () => {
    const { answer } = await openPage()
    answer(9 * HOUR_MS)
    const next = await openPage()
    expect(next.aheadMs()).toBe(9 * HOUR_MS)
    next.answer(0)
    expect(next.aheadMs()).toBe(0)
    expect(localStorage).toHaveLength(0)
  })

  test('and set right while the page is open shows its own time again', async () => {
    const page = await openPage()
    page.answer(-30 * HOUR_MS)
    vi.setSystemTime(NOON - 30 * HOUR_MS)
    expect(page.now()).toEqual(new Date(NOON - 30 * HOUR_MS))
  })

  test('and asleep for hours keeps the time of the server', async () => {
    const page = await openPage()
    page.answer(30 * HOUR_MS)
    // A browser's monotonic clock may stand still meanwhile.
    vi.setSystemTime(NOON + 8 * HOUR_MS)
    expect(page.aheadMs()).toBe(30 * HOUR_MS)
  })

  test('calls each subscriber of the time once', async () => {
    const page = await openPage()
    const onCorrection = vi.fn()
    page.onClockCorrection(onCorrection)
    page.answer(HOUR_MS)
    page.answer(HOUR_MS + 2_000)
    expect(onCorrection).toHaveBeenCalledTimes(1)
    expect(page.aheadMs()).toBe(HOUR_MS)
  })

  test('shows the right time at once where the time is shown', async () => {
    const page = await openPage()
    const { useNow } = await import('@/platform/useNow')
    const Clock = () => <time>{useNow()?.toISOString()}</time>
    render(<Clock />)
    act(() => page.answer(9 * HOUR_MS))
    expect(screen.getByText(new Date(NOON + 9 * HOUR_MS).toISOString())).toBeVisible()
  })
})

describe('an honest clock', () => {
  test.each([
    ['20 minutes slow', 1_200_000, 0],
    ['20 minutes fast', -1_200_000, 0],
    ['with an answer under way for a minute', 55_000, 60_000],
    ['with an answer that was read at once and came late', 0, 600_000],
    ['asleep during a request', 3_000, 8 * HOUR_MS],
  ])('%s stays as it is', async (_, slowMs, tookMs) => {
    const page = await openPage()
    page.answer(slowMs, tookMs)
    expect(page.aheadMs()).toBe(0)
    expect(localStorage).toHaveLength(0)
  })

  test('more than 20 minutes off is none', async () => {
    const page = await openPage()
    page.answer(1_200_001)
    expect(page.aheadMs()).toBe(1_200_001)
  })

  test.each([
    { slowMs: 60_000, aheadMs: 0 },
    { slowMs: 60_001, aheadMs: 60_001 },
    { slowMs: -60_001, aheadMs: -60_001 },
  ])('by $slowMs ms off is corrected by $aheadMs ms after a refusal', async (row) => {
    const page = await openPage()
    page.distrustClock()
    page.answer(row.slowMs)
    expect(page.aheadMs()).toBe(row.aheadMs)
  })

  test('is judged to the minute by one answer after a refusal', async () => {
    const page = await openPage()
    page.distrustClock()
    page.answer(0)
    page.answer(600_000)
    expect(page.aheadMs()).toBe(0)
    page.distrustClock()
    page.answer(600_000)
    page.answer(700_000)
    expect(page.aheadMs()).toBe(600_000)
  })

  test('in a browser without storage is read as ever', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    const page = await openPage()
    expect(page.now()).toEqual(new Date(NOON))
    vi.restoreAllMocks()
  })
})
