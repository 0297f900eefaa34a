import { type ListPress, takesPress } from '@/domain/staff/pressRest'
import { createKeptHeights } from './createKeptHeights'
import { createOrderHold } from './createOrderHold'
import { createRests } from './createRests'

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
