import { type RefObject, useLayoutEffect, useState } from 'react'

const LIST_MAX_PX = 320
/** With less below, a list above the field shows more. */
const LIST_MIN_PX = 200
const MARGIN_PX = 14

export interface ListRoom {
  side: 'above' | 'below'
  /** CSS px. */
  height: number
}

const below: ListRoom = { side: 'below', height: LIST_MAX_PX }

/** Where the part of the window that no keyboard covers has room for a list at the field. */
function roomAt(element: Element): ListRoom {
  const { top, bottom } = element.getBoundingClientRect()
  const { visualViewport: view } = window
  const from = view?.offsetTop ?? 0
  const to = from + (view?.height ?? window.innerHeight)
  const roomBelow = to - bottom - MARGIN_PX
  const roomAbove = top - from - MARGIN_PX
  const isAbove = roomBelow < LIST_MIN_PX && roomAbove > roomBelow
  const height = Math.max(LIST_MIN_PX, isAbove ? roomAbove : roomBelow)
  return { side: isAbove ? 'above' : 'below', height: Math.min(LIST_MAX_PX, height) }
}

/** Asked again when a keyboard opens or closes. */
export function useListRoom(field: RefObject<HTMLElement | null>, isOpen: boolean): ListRoom {
  const [room, setRoom] = useState(below)
  useLayoutEffect(() => {
    const element = field.current?.parentElement
    if (!isOpen || !element) return
    const measure = () => setRoom(roomAt(element))
    measure()
    const view = window.visualViewport
    view?.addEventListener('resize', measure)
    return () => view?.removeEventListener('resize', measure)
  }, [field, isOpen])
  return room
}
