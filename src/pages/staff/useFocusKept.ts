import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

const rowsOf = (list: HTMLElement | null) => [...(list?.children ?? [])]

const isHidden = (element: Element) => element.closest('[hidden]') !== null

/** What of a row takes the focus: an ended ride is one line that unfolds, other rows have buttons. */
const focusableOf = (row: Element): HTMLElement | null =>
  row.querySelector<HTMLElement>('summary') ?? row.querySelector<HTMLElement>('button')

/**
 * Keeps the focus in a list whose rows change under it: when what had it goes away with a last step, the row takes it, or
 * the next one that can, or what stands above the list. Returns what the list needs for it.
 * @param shown what the list shows; the focus is looked after whenever this is another value
 */
export function useFocusKept(shown: unknown, above: RefObject<HTMLElement | null>) {
  const list = useRef<HTMLUListElement>(null)
  const last = useRef<{ row: Element; place: number }>(undefined)

  useEffect(() => {
    if (shown === undefined || !last.current) return
    const { activeElement } = document
    // What is hidden under the focus loses it with the next frame only.
    if (activeElement && activeElement !== document.body && !isHidden(activeElement)) return
    const { row, place } = last.current
    const candidates = [row, ...rowsOf(list.current).slice(place)]
    const next = candidates.filter((each) => each.isConnected && !isHidden(each)).map(focusableOf)
    const taker = next.find((element) => element !== null) ?? above.current
    taker?.focus({ preventScroll: taker === above.current })
  }, [shown, above])

  return {
    ref: list,
    onFocus({ target }: FocusEvent) {
      const rows = rowsOf(list.current)
      const place = rows.findIndex((row) => row.contains(target))
      const row = rows[place]
      last.current = row && { row, place }
    },
    // React hears nothing of the focus that an element loses because it is taken away.
    onBlur() {
      last.current = undefined
    },
  }
}
