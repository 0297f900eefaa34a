import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import {
  haveRowsMoved,
  isSameOrder,
  keepOrder,
  orderAnew,
  type SteadyRow,
} from '@/domain/staff/steadyOrder'
import type { BeginPress } from '@/remote/listPresses'
import { judgePresses } from './judgePresses'
import { createListHold, type ListHold } from './listHold'

interface Lists {
  /** Day, branch, filters and search: with another one the lists are others. */
  scope: string
  /** All rows of the page's lists as the facts have them. */
  rows: readonly SteadyRow[]
}

/**
 * The rows as they are shown: put in order with another scope, and half a minute after the last press. `region`, the
 * `ref` of what holds lists and strip, lets presses through or not; each row has `data-row` with its key.
 */
export function useSteadyRows({ scope, rows }: Lists) {
  const [hold] = useState(createListHold)
  useSyncExternalStore(hold.subscribe, hold.renewals)
  const [shown, setShown] = useState({ scope, ...orderAnew(rows), moves: 0 })

  const isOther = scope !== shown.scope
  const isHeld = !isOther && hold.isHeld()
  const { rows: wanted, waiting } = isHeld
    ? keepOrder(shown.rows, rows, hold.last()?.row)
    : orderAnew(rows)
  if (isOther || waiting !== shown.waiting || !isSameOrder(shown.rows, wanted)) {
    const haveMoved = !isOther && haveRowsMoved(shown.rows, wanted)
    setShown({ scope, rows: wanted, waiting, moves: shown.moves + (haveMoved ? 1 : 0) })
  }

  useLayoutEffect(() => hold.enter(scope), [hold, scope])
  const { moves } = shown
  useLayoutEffect(() => {
    if (moves > 0) hold.noteMoved()
  }, [hold, moves])

  const judge = useRef<ReturnType<typeof judgePresses>>(undefined)
  const region = useCallback(
    (element: HTMLDivElement | null) => {
      if (!element) return
      const detach = hold.attach(element)
      const presses = judgePresses(element, hold)
      judge.current = presses
      const endKeeping = keepPlace(element, hold)
      return () => {
        judge.current = undefined
        endKeeping()
        presses.stop()
        detach()
      }
    },
    [hold],
  )
  const beginPress: BeginPress = useCallback(
    (row) => judge.current?.beginPress(row) ?? (() => {}),
    [],
  )
  return { rows: shown.rows, waiting: shown.waiting, region, beginPress }
}

/** While an order is held: what grows or shrinks above the pressed row is scrolled away, before it is painted. */
function keepPlace(region: HTMLElement, hold: ListHold): () => void {
  const stop = new AbortController()
  const { signal } = stop
  let anchor: { element: HTMLElement; top: number } | undefined
  const note = () => {
    const element = hold.isHeld() ? hold.last()?.element : undefined
    anchor = element && { element, top: element.getBoundingClientRect().top }
  }
  const keep = () => {
    if (!anchor?.element.isConnected || anchor.element !== hold.last()?.element) return note()
    const moved = anchor.element.getBoundingClientRect().top - anchor.top
    if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' })
  }
  window.addEventListener('scroll', note, { signal, passive: true })
  document.addEventListener('click', note, { signal })
  if (typeof ResizeObserver === 'undefined') return () => stop.abort()
  const observer = new ResizeObserver(keep)
  observer.observe(region)
  if (region.parentElement) observer.observe(region.parentElement)
  return () => {
    stop.abort()
    observer.disconnect()
  }
}
