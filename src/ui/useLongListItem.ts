import { type FocusEvent, startTransition, useCallback, useRef, useState } from 'react'
import { useWatch } from './LongList'

/** What items measured when they were last drawn, by id: a page that one comes back to is as long as it was left. */
const heights = new Map<string, number>()
let measuredWidth = 0

function remember(id: string, { width, height }: DOMRectReadOnly): void {
  // Texts break elsewhere on a screen that was turned.
  if (width !== measuredWidth) heights.clear()
  measuredWidth = width
  heights.set(id, height)
}

/** Draws an item that waits for the screen to come near. */
const draws = new WeakMap<Element, () => void>()

/** Tab goes on to the next item at once, wherever the screen stands. */
function drawNeighbours(element: Element): void {
  const items = [...document.querySelectorAll('[data-item]')].filter(
    (item) => !item.closest('[hidden]'),
  )
  const place = items.indexOf(element)
  for (const neighbour of [items[place - 1], items[place + 1]])
    if (neighbour) draws.get(neighbour)?.()
}

/**
 * Is this item of a `LongList` drawn, and what its element needs for that. Whatever has been touched or had the focus stays
 * drawn, so that nothing typed, opened or said is lost.
 * @param isAtHead whether the item is drawn until it is known where the screen stands
 */
export function useLongListItem(id: string, isAtHead = false) {
  const watch = useWatch()
  // What was drawn with a short list stays so until it is known where the screen stands.
  const [isNear, setIsNear] = useState(isAtHead || !watch)
  const isTouched = useRef(false)
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!watch || !element) return
      let wasNear = false
      draws.set(element, () => setIsNear(true))
      return watch(element, ({ isIntersecting, boundingClientRect }) => {
        // A hidden row is neither near nor far.
        if (boundingClientRect.width === 0) return
        if (wasNear && !isIntersecting) remember(id, boundingClientRect)
        wasNear = isIntersecting
        if (isIntersecting || isTouched.current) setIsNear(true)
        // Taking rows away may wait for those that come.
        else startTransition(() => setIsNear(false))
      })
    },
    [watch, id],
  )
  const isDrawn = !watch || isNear
  const touch = () => {
    isTouched.current = true
  }
  return {
    isDrawn,
    item: {
      ref,
      'data-item': true,
      'data-far': isDrawn ? undefined : true,
      style: isDrawn ? undefined : { height: heights.get(id) },
      onFocus({ currentTarget }: FocusEvent<HTMLElement>) {
        touch()
        if (watch) drawNeighbours(currentTarget)
      },
      onPointerDown: touch,
    },
  }
}
