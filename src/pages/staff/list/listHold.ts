import { HOLD_MS, type ListPress, REST_MS, takesPress } from '@/domain/staff/pressRest'

/** A click may follow its finger's release by this much. */
const CLICK_DELAY_MS = 400

export interface Pressed {
  /** Undefined outside a row. */
  row?: string | undefined
  /** The row, or the control outside one. */
  element: HTMLElement
}

export type RowPress = ListPress & { element?: HTMLElement | undefined }

/** What the presses on a page's lists forbid for a while; one timer for each limit, none in a row. */
export function createListHold() {
  const listeners = new Set<() => void>()
  const restingSince = new Map<string, number>()
  const resting = new Map<HTMLElement, number>()
  const kept = new Set<HTMLElement>()
  let region: HTMLElement | undefined
  let entered: string | undefined
  let last: RowPress | undefined
  /** It has written, or a dialog or `confirm` came of it: what only unfolds something may be pressed again. */
  let hasEffect = false
  let movedAt: number | undefined
  let isHeld = false
  let isDown = false
  let renewals = 0
  let holdTimer: ReturnType<typeof setTimeout> | undefined
  let restTimer: ReturnType<typeof setTimeout> | undefined

  /** As a mark in the document: it draws no row anew, and a press under it meets nothing. */
  function showRest(element: HTMLElement, since: number, mark = ''): void {
    resting.set(element, since)
    element.dataset.resting = mark
    restTimer ??= setTimeout(endRests, REST_MS)
  }
  function endRests(): void {
    const time = performance.now()
    for (const [element, since] of resting)
      if (time >= since + REST_MS) {
        resting.delete(element)
        delete element.dataset.resting
      }
    const soonest = Math.min(...resting.values())
    restTimer =
      resting.size > 0 ? setTimeout(endRests, Math.max(1, soonest + REST_MS - time)) : undefined
  }

  function hold(forMs: number): void {
    isHeld = true
    clearTimeout(holdTimer)
    holdTimer = setTimeout(endHold, forMs)
  }
  function endHold(): void {
    // A dialog of a row is part of it.
    if (isDown || region?.querySelector('dialog[open]')) {
      hold(CLICK_DELAY_MS)
      return
    }
    isHeld = false
    last = undefined
    for (const element of kept) element.style.minBlockSize = ''
    kept.clear()
    renewals += 1
    for (const onRenewal of listeners) onRenewal()
  }

  return {
    subscribe(onRenewal: () => void) {
      listeners.add(onRenewal)
      return () => {
        listeners.delete(onRenewal)
      }
    },
    renewals: () => renewals,
    /** The order has to stay. */
    isHeld: () => isHeld || isDown,
    last: () => last,
    takes: (press: ListPress) =>
      takesPress(press, { last: hasEffect ? last : undefined, rows: restingSince, movedAt }),
    note(press: RowPress): void {
      last = press
      hasEffect = false
      hold(HOLD_MS)
    },
    hasEffect: () => hasEffect,
    noteEffect(): void {
      hasEffect = true
    },
    /** The rest begins again: a dialog or `confirm` has closed. */
    noteClosed(): void {
      hasEffect = true
      if (last) last.at = performance.now()
    },
    noteDown(isPointerDown: boolean): void {
      if (isDown && !isPointerDown && !isHeld) hold(CLICK_DELAY_MS)
      isDown = isPointerDown
    },
    /** A row's press writes, was answered, or its dialog has closed; until the next ordering it is not drawn lower. */
    rest({ row, element }: Pressed, isDone = false): void {
      const time = performance.now()
      if (row !== undefined) restingSince.set(row, time)
      showRest(element, time, isDone ? 'done' : '')
      if (!kept.has(element)) {
        kept.add(element)
        element.style.minBlockSize = `${element.offsetHeight}px`
      }
    },
    noteMoved(): void {
      movedAt = performance.now()
      if (region) showRest(region, movedAt)
    },
    /** What the next day, branch or search shows is another list. */
    enter(scope: string): void {
      if (scope === entered) return
      entered = scope
      clearTimeout(holdTimer)
      isHeld = false
      movedAt = undefined
      if (last) last = { at: last.at, place: last.place }
      for (const element of kept) element.style.minBlockSize = ''
      kept.clear()
    },
    attach(list: HTMLElement) {
      region = list
      return () => {
        region = undefined
        clearTimeout(holdTimer)
        clearTimeout(restTimer)
        restTimer = undefined
      }
    },
  }
}

export type ListHold = ReturnType<typeof createListHold>
