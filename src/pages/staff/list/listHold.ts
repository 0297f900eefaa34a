import { HOLD_MS, type ListPress, REST_MS, takesPress } from '@/domain/staff/pressRest'

/** A click may come this long after its finger's release. */
const CLICK_DELAY_MS = 400

interface Held {
  /** Something else keeps the order, as a dialog of a row. */
  isKept: () => boolean
  onRelease: () => void
}

/** Whether the order has to stay: for a while after a press, and as long as a pointer is down. */
export function createOrderHold({ isKept, onRelease }: Held) {
  let isHolding = false
  let isDown = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function hold(forMs = HOLD_MS): void {
    isHolding = true
    clearTimeout(timer)
    timer = setTimeout(release, forMs)
  }
  function release(): void {
    if (isDown || isKept()) hold(CLICK_DELAY_MS)
    else {
      isHolding = false
      onRelease()
    }
  }
  return {
    isHeld: () => isHolding || isDown,
    hold,
    noteDown(isPointerDown: boolean): void {
      if (isDown && !isPointerDown && !isHolding) hold(CLICK_DELAY_MS)
      isDown = isPointerDown
    },
    /** Without a release: another list is shown. */
    stop(): void {
      clearTimeout(timer)
      isHolding = false
    },
  }
}

/** What takes no press for a second; one timer for all. */
export function createRests() {
  const rows = new Map<string, number>()
  const elements = new Map<HTMLElement, number>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function end(): void {
    const time = performance.now()
    for (const [element, since] of elements)
      if (time >= since + REST_MS) {
        elements.delete(element)
        delete element.dataset.resting
      }
    const soonest = Math.min(...elements.values())
    timer = elements.size > 0 ? setTimeout(end, Math.max(1, soonest + REST_MS - time)) : undefined
  }
  return {
    /** Since when each row rests, in ms. */
    rows: (): ReadonlyMap<string, number> => rows,
    beginRow(row: string): void {
      rows.set(row, performance.now())
    },
    /** As a mark in the document: it draws no row anew, and a press under it meets nothing. */
    begin(element: HTMLElement, mark = ''): void {
      elements.set(element, performance.now())
      element.dataset.resting = mark
      timer ??= setTimeout(end, REST_MS)
    },
    stop(): void {
      clearTimeout(timer)
      timer = undefined
    },
  }
}

/** Pressed rows are not drawn lower until the next ordering. */
export function createKeptHeights() {
  const kept = new Set<HTMLElement>()
  return {
    keep(element: HTMLElement): void {
      if (kept.has(element)) return
      kept.add(element)
      element.style.minBlockSize = `${element.offsetHeight}px`
    },
    release(): void {
      for (const element of kept) element.style.minBlockSize = ''
      kept.clear()
    },
  }
}

/** `element`: the row, or the control outside one. */
export type RowPress = ListPress & { element?: HTMLElement | undefined }

/** What the presses on a page's lists forbid for a while; no timer in a row. */
export function createListHold() {
  const listeners = new Set<() => void>()
  let region: HTMLElement | undefined
  let entered: string | undefined
  let last: RowPress | undefined
  /** It has written, or a dialog or `confirm` came of it: what only unfolds something may be pressed again. */
  let hasEffect = false
  let movedAt: number | undefined
  let renewals = 0
  const rests = createRests()
  const heights = createKeptHeights()
  const order = createOrderHold({
    // A dialog of a row is part of it.
    isKept: () => region?.querySelector('dialog[open]') != null,
    onRelease: () => {
      last = undefined
      heights.release()
      renewals += 1
      for (const onRenewal of listeners) onRenewal()
    },
  })
  const elementOf = (row: string): HTMLElement | undefined =>
    region?.querySelector<HTMLElement>(`[data-row="${CSS.escape(row)}"]`) ?? undefined

  return {
    subscribe(onRenewal: () => void) {
      listeners.add(onRenewal)
      return () => {
        listeners.delete(onRenewal)
      }
    },
    renewals: () => renewals,
    /** The order has to stay. */
    isHeld: order.isHeld,
    noteDown: order.noteDown,
    last: () => last,
    hasEffect: () => hasEffect,
    takes: (press: ListPress) =>
      takesPress(press, { last: hasEffect ? last : undefined, rows: rests.rows(), movedAt }),
    note(press: RowPress): void {
      last = press
      hasEffect = false
      order.hold()
    },
    noteEffect(): void {
      hasEffect = true
    },
    /** The rest begins again: a dialog or `confirm` has closed. */
    noteClosed(): void {
      hasEffect = true
      if (last) last.at = performance.now()
    },
    /** A press writes, was answered, or its dialog has closed. */
    rest({ row, element }: Pick<RowPress, 'row' | 'element'>, isDone = false): void {
      if (row !== undefined) rests.beginRow(row)
      const resting = element ?? (row === undefined ? undefined : elementOf(row))
      if (!resting) return
      rests.begin(resting, isDone ? 'done' : '')
      heights.keep(resting)
    },
    noteMoved(): void {
      movedAt = performance.now()
      if (region) rests.begin(region)
    },
    /** What the next day, branch or search shows is another list. */
    enter(scope: string): void {
      if (scope === entered) return
      entered = scope
      order.stop()
      movedAt = undefined
      if (last) last = { at: last.at, place: last.place }
      heights.release()
    },
    attach(list: HTMLElement) {
      region = list
      return () => {
        region = undefined
        order.stop()
        rests.stop()
      }
    },
  }
}

export type ListHold = ReturnType<typeof createListHold>
