import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HOLD_MS, REST_MS } from '@/domain/staff/pressRest'
import { createKeptHeights, createOrderHold, createRests } from '@/pages/staff/list/listHold'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.clearAllTimers()
})

function anOrder() {
  const state = { isKept: false, releases: 0 }
  const order = createOrderHold({
    isKept: () => state.isKept,
    onRelease: () => {
      state.releases += 1
    },
  })
  return { order, state }
}

test('a resting element is marked for a second, each from its own beginning', () => {
  const rests = createRests()
  const [first, second] = [document.createElement('li'), document.createElement('li')]
  rests.begin(first)
  vi.advanceTimersByTime(REST_MS / 2)
  rests.begin(second, 'done')
  expect([first.dataset.resting, second.dataset.resting]).toEqual(['', 'done'])
  vi.advanceTimersByTime(REST_MS / 2)
  expect([first.dataset.resting, second.dataset.resting]).toEqual([undefined, 'done'])
  vi.advanceTimersByTime(REST_MS / 2)
  expect(second.dataset.resting).toBeUndefined()
})

test('an answer lets an element rest anew', () => {
  const rests = createRests()
  const element = document.createElement('li')
  rests.begin(element)
  vi.advanceTimersByTime(REST_MS - 1)
  rests.begin(element, 'done')
  vi.advanceTimersByTime(REST_MS - 1)
  expect(element.dataset.resting).toBe('done')
  vi.advanceTimersByTime(1)
  expect(element.dataset.resting).toBeUndefined()
})

test('a row rests by its key, also where it is not shown', () => {
  const rests = createRests()
  const time = performance.now()
  rests.beginRow('ride-1')
  expect([...rests.rows()]).toEqual([['ride-1', time]])
})

test('an order is held for half a minute after the last press', () => {
  const { order, state } = anOrder()
  expect(order.isHeld()).toBe(false)
  order.hold()
  vi.advanceTimersByTime(HOLD_MS - 1)
  order.hold()
  vi.advanceTimersByTime(HOLD_MS - 1)
  expect(order.isHeld()).toBe(true)
  vi.advanceTimersByTime(1)
  expect([order.isHeld(), state.releases]).toEqual([false, 1])
})

test('an order is held while a pointer is down, and until its click may have come', () => {
  const { order, state } = anOrder()
  order.noteDown(true)
  vi.advanceTimersByTime(HOLD_MS)
  expect([order.isHeld(), state.releases]).toEqual([true, 0])
  order.noteDown(false)
  expect(order.isHeld()).toBe(true)
  vi.advanceTimersByTime(400)
  expect([order.isHeld(), state.releases]).toEqual([false, 1])
})

test('a dialog keeps an order until it has closed', () => {
  const { order, state } = anOrder()
  state.isKept = true
  order.hold()
  vi.advanceTimersByTime(HOLD_MS + 400)
  expect([order.isHeld(), state.releases]).toEqual([true, 0])
  state.isKept = false
  vi.advanceTimersByTime(400)
  expect([order.isHeld(), state.releases]).toEqual([false, 1])
})

test('another list is not held by the presses on the last one', () => {
  const { order, state } = anOrder()
  order.hold()
  order.stop()
  vi.advanceTimersByTime(HOLD_MS)
  expect([order.isHeld(), state.releases]).toEqual([false, 0])
})

test('a row keeps the height that it had when it was pressed first', () => {
  const heights = createKeptHeights()
  const row = document.createElement('li')
  let height = 80
  Object.defineProperty(row, 'offsetHeight', { get: () => height })
  heights.keep(row)
  height = 60
  heights.keep(row)
  expect(row.style.minBlockSize).toBe('80px')
  heights.release()
  expect(row.style.minBlockSize).toBe('')
})
