import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

const rowsOf = (list: HTMLElement | null) => [...(list?.children ?? [])]

const isHidden = (element: Element) => element.closest('[hidden]') !== null

/** An ended ride has a `summary`, other rows have buttons. */
const focusableOf = (row: Element): HTMLElement | null =>
  row.querySelector<HTMLElement>('summary') ?? row.querySelector<HTMLElement>('button')

/** Keeps the focus in a changing list: a lost element's row gets it, else the next, else `above`; runs when `shown` changes. */
export function useKeepFocusInList(shown: unknown, above: RefObject<HTMLElement | null>) {
  const list = useRef<HTMLUListElement>(null)
  const last = useRef<{ row: Element; index: number }>(undefined)

  useEffect(() => {
    if (shown === undefined || !last.current) return
    const { activeElement } = document
    // An element that becomes hidden loses its focus only in the next frame.
    if (activeElement && activeElement !== document.body && !isHidden(activeElement)) return
    const { row, index } = last.current
    const candidates = [row, ...rowsOf(list.current).slice(index)]
    const next = candidates.filter((each) => each.isConnected && !isHidden(each)).map(focusableOf)
    const taker = next.find((element) => element !== null) ?? above.current
    taker?.focus({ preventScroll: taker === above.current })
  }, [shown, above])

  return {
    ref: list,
    onFocus({ target }: FocusEvent) {
      const rows = rowsOf(list.current)
      const index = rows.findIndex((row) => row.contains(target))
      const row = rows[index]
      last.current = row && { row, index }
    },
    // React gets no blur event for a removed element.
    onBlur() {
      last.current = undefined
    },
  }
}
