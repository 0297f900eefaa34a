import { type RefObject, useLayoutEffect } from 'react'
import { SLICE } from './useLongListRows'

const isFar = (row: Element) => row.hasAttribute('data-far')

/**
 * Hides the rows of a long list that are still to leave it, as far down as anybody sees: to a slice of rows that stay, counted
 * from the last one that is drawn. By hand, because hundreds that React renders for that would cost the tap more than taking them
 * away. The row that has the focus stays until it leaves: the focus would be nowhere.
 */
export function useHiddenRows(
  list: RefObject<HTMLElement | null>,
  rows: readonly { id: string }[],
  shown: readonly { id: string }[],
) {
  useLayoutEffect(() => {
    const due = rows === shown ? undefined : new Set(shown.map(({ id }) => id))
    const elements = [...(list.current?.children ?? [])]
    const lastDrawn = elements.findLastIndex((row) => !isFar(row))
    const focused = elements.find((row) => row.contains(document.activeElement))
    let below = 0
    rows.forEach(({ id }, place) => {
      const row = elements[place]
      if (!(row instanceof HTMLElement)) return
      const stays = due?.has(id) ?? true
      if (stays && place > lastDrawn) below += 1
      row.hidden = !stays && row !== focused && (row.hidden || below < SLICE)
    })
  }, [list, rows, shown])
}
