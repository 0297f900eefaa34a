import { type RefObject, useLayoutEffect } from 'react'

/**
 * Hides the rows of a long list that are still to leave it. By hand, because hundreds that React renders for that would cost the tap more
 * than taking them away. The row that has the focus stays until it leaves: the focus would be nowhere.
 */
export function useHiddenRows(
  list: RefObject<HTMLElement | null>,
  rows: readonly { id: string }[],
  shown: readonly { id: string }[],
) {
  useLayoutEffect(() => {
    const due = rows === shown ? undefined : new Set(shown.map(({ id }) => id))
    const elements = list.current?.children ?? []
    rows.forEach(({ id }, place) => {
      const row = elements[place]
      if (row instanceof HTMLElement)
        row.hidden = due !== undefined && !due.has(id) && !row.contains(document.activeElement)
    })
  }, [list, rows, shown])
}
