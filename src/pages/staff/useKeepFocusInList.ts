import { type RefObject, type SyntheticEvent, useEffect, useEffectEvent, useRef } from 'react'

const rowsOf = (list: HTMLElement | null) => [...(list?.children ?? [])]

const isHidden = (element: Element) => element.closest('[hidden], dialog:not([open])') !== null

/** An ended ride has a `summary`, other rows have buttons. */
const focusableOf = (row: Element): HTMLElement | undefined =>
  ['summary', 'button']
    .flatMap((name) => [...row.querySelectorAll<HTMLElement>(name)])
    .find((element) => !isHidden(element))

/** For a row in which nothing is left to press. */
function asTaker(row: Element | undefined): HTMLElement | undefined {
  if (!(row instanceof HTMLElement)) return undefined
  row.tabIndex = -1
  return row
}

/** Keeps the focus in a changing list: what is left in a lost element's row gets it, or the row; else the next row, else `above`; runs when `shown` changes. */
export function useKeepFocusInList(shown: unknown, above: RefObject<HTMLElement | null>) {
  const list = useRef<HTMLUListElement>(null)
  const last = useRef<{ row: Element; index: number }>(undefined)

  const keep = useEffectEvent(() => {
    if (!last.current) return
    const { activeElement } = document
    // An element that becomes hidden loses its focus only in the next frame.
    if (activeElement && activeElement !== document.body && !isHidden(activeElement)) return
    const { row, index } = last.current
    const isShown = (each: Element) => each.isConnected && !isHidden(each)
    const candidates = [row, ...rowsOf(list.current).slice(index)].filter(isShown)
    const taker = isShown(row)
      ? (focusableOf(row) ?? asTaker(row))
      : (candidates.map(focusableOf).find(Boolean) ?? above.current)
    taker?.focus({ preventScroll: taker === above.current })
  })

  useEffect(() => {
    if (shown !== undefined) keep()
  }, [shown])

  const note = ({ target }: SyntheticEvent) => {
    const rows = rowsOf(list.current)
    const index = rows.findIndex((row) => target instanceof Node && row.contains(target))
    const row = rows[index]
    last.current = row && { row, index }
  }
  return {
    ref: list,
    onFocus: note,
    /** A dialog of a row gives the focus back to its button, which may be gone. */
    onClose(event: SyntheticEvent) {
      note(event)
      keep()
    },
    // React gets no blur event for a removed element.
    onBlur() {
      last.current = undefined
    },
  }
}
