import type { MutationCache } from '@tanstack/react-query'
import type { ListHold, RowPress } from './listHold'

const ROW = '[data-row]'
const PRESSED = 'button, a, summary, label, input, select, textarea'

const elementOf = ({ target }: Event): Element | undefined =>
  target instanceof Element ? target : undefined

/** Keys and scripts click at the window's corner. */
const placeOf = ({ clientX: x, clientY: y }: MouseEvent) =>
  x === 0 && y === 0 ? undefined : { x, y }

function pressOf(event: MouseEvent): RowPress {
  const element = elementOf(event)?.closest<HTMLElement>(ROW) ?? undefined
  return { at: event.timeStamp, place: placeOf(event), row: element?.dataset.row, element }
}

/** Lets a press on the page's lists through, or not, before anything else hears of it. */
export function watchPresses(
  region: HTMLElement,
  hold: ListHold,
  mutations: MutationCache,
): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const isHere = (event: Event) => region.contains(elementOf(event) ?? null)
  /** Of the pointer that is down, or was last: a label's click is followed by its control's. */
  let isTaken: boolean | undefined

  const onDown = (event: PointerEvent) => {
    isTaken = isHere(event) ? hold.takes(pressOf(event)) : undefined
    hold.noteDown(isTaken !== undefined)
  }
  const onUp = () => hold.noteDown(false)
  const onClick = (event: MouseEvent) => {
    if (!isHere(event) || !elementOf(event)?.closest(PRESSED)) return
    const press = pressOf(event)
    const isByPointer = event.detail > 0 && isTaken !== undefined
    if (isByPointer ? isTaken : hold.takes({ ...press, place: undefined })) {
      hold.note(press)
      return
    }
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const onClicked = (event: MouseEvent) => {
    if (isHere(event)) hold.noteClosed()
  }
  const onClose = (event: Event) => {
    if (isHere(event)) hold.noteClosed()
  }

  document.addEventListener('pointerdown', onDown, { signal, capture: true })
  document.addEventListener('pointerup', onUp, { signal, capture: true })
  document.addEventListener('pointercancel', onUp, { signal, capture: true })
  document.addEventListener('click', onClick, { signal, capture: true })
  // After the page's own handlers, which may have asked by `confirm`.
  document.addEventListener('click', onClicked, { signal })
  document.addEventListener('close', onClose, { signal, capture: true })

  /** Commands under way, with the row that was pressed. */
  const commands = new Map<number, { key: string; element: HTMLElement }>()
  const unsubscribe = mutations.subscribe(({ type, mutation }) => {
    if (type !== 'updated') return
    const { status } = mutation.state
    const { row: key, element } = hold.last() ?? {}
    if (status === 'pending' && key !== undefined && element && !commands.has(mutation.mutationId))
      commands.set(mutation.mutationId, { key, element })
    const pressed = commands.get(mutation.mutationId)
    if (pressed) hold.rest(pressed)
    if (status !== 'pending') commands.delete(mutation.mutationId)
  })
  return () => {
    stop.abort()
    unsubscribe()
  }
}
