import { type ListPress, REST_MS } from '@/domain/staff/pressRest'
import type { BeginPress } from '@/remote/listPresses'
import type { ListHold, RowPress } from './listHold'
import styles from './SteadyLists.module.css'

/** Lies for a second where the last press was, so that another touch there meets no button, whatever has come under it. */
function createShield(region: HTMLElement) {
  const element = document.createElement('div')
  element.className = styles.shield ?? ''
  element.hidden = true
  region.append(element)
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    show({ place, at }: ListPress): void {
      clearTimeout(timer)
      element.hidden = place === undefined
      if (!place) return
      element.style.left = `${place.x}px`
      element.style.top = `${place.y}px`
      timer = setTimeout(
        () => {
          element.hidden = true
        },
        at + REST_MS - performance.now(),
      )
    },
    remove(): void {
      clearTimeout(timer)
      element.remove()
    },
  }
}

const ROW = '[data-row]'
const PRESSED = 'button, a, summary, label, input, select, textarea'

/** A press that took this long, in ms, has asked by `confirm`. */
const ASKED_MS = 100

const elementOf = ({ target }: Event): Element | undefined =>
  target instanceof Element ? target : undefined

/** Keys and scripts click at the window's corner. */
const placeOf = ({ clientX: x, clientY: y }: MouseEvent) =>
  x === 0 && y === 0 ? undefined : { x, y }

/** By the clock of the limits, which a test may stop: an event has the browser's own. */
const timeOf = ({ timeStamp }: Event): number =>
  performance.now() - (new Event('now').timeStamp - timeStamp)

function pressOf(event: MouseEvent): RowPress {
  const row = elementOf(event)?.closest<HTMLElement>(ROW)
  const element = row ?? elementOf(event)?.closest<HTMLElement>(PRESSED) ?? undefined
  return { at: timeOf(event), place: placeOf(event), row: row?.dataset.row, element }
}

type Pressed = Pick<RowPress, 'row' | 'element'>

interface Judge {
  /** A command of a row was sent. */
  beginPress: BeginPress
  stop: () => void
}

/** Lets a press on the page's lists through, or not, before any other listener. */
export function judgePresses(region: HTMLElement, hold: ListHold): Judge {
  const shield = createShield(region)
  const stop = new AbortController()
  const { signal } = stop
  const isHere = (event: Event) => region.contains(elementOf(event) ?? null)
  /** Of the pointer that is down, or was last: a label's click causes its control's. */
  let isTaken: boolean | undefined
  let clicked: { event: Event; at: number } | undefined
  /** Of the last click; undefined for one elsewhere on the page. */
  let pressed: Pressed | undefined

  const onDown = (event: PointerEvent) => {
    isTaken = isHere(event) ? hold.takes(pressOf(event)) : undefined
    hold.noteDown(isTaken !== undefined)
  }
  /** The focus stays where it is. */
  const onMouseDown = (event: MouseEvent) => {
    if (isTaken === false) event.preventDefault()
  }
  const onUp = () => hold.noteDown(false)
  const onClick = (event: MouseEvent) => {
    if (!elementOf(event)?.closest(PRESSED)) return
    if (!isHere(event)) {
      pressed = undefined
      return
    }
    const press = pressOf(event)
    const isByPointer = event.detail > 0 && isTaken !== undefined
    if (isByPointer ? isTaken : hold.takes({ ...press, place: undefined })) {
      hold.note(press)
      pressed = press.element && { row: press.row, element: press.element }
      clicked = { event, at: performance.now() }
      return
    }
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const showShield = () => {
    const last = hold.last()
    if (last) shield.show(last)
  }
  /** Something has come of the last press. */
  const noteEffect = () => {
    hold.noteEffect()
    showShield()
  }
  /** A dialog or `confirm` has closed. */
  const restAgain = () => {
    hold.noteClosed()
    showShield()
    if (pressed) hold.rest(pressed)
  }
  const onClicked = (event: MouseEvent) => {
    if (event !== clicked?.event) return
    if (performance.now() - clicked.at >= ASKED_MS) restAgain()
    else if (hold.hasEffect()) hold.noteClosed()
  }
  const onClose = (event: Event) => {
    if (isHere(event)) restAgain()
  }

  document.addEventListener('pointerdown', onDown, { signal, capture: true })
  document.addEventListener('mousedown', onMouseDown, { signal, capture: true })
  document.addEventListener('pointerup', onUp, { signal, capture: true })
  document.addEventListener('pointercancel', onUp, { signal, capture: true })
  document.addEventListener('click', onClick, { signal, capture: true })
  // After the page's own handlers, which may have asked by `confirm`.
  document.addEventListener('click', onClicked, { signal })
  document.addEventListener('close', onClose, { signal, capture: true })
  const opened = new MutationObserver((changes) => {
    if (changes.some(({ target }) => target instanceof HTMLDialogElement)) noteEffect()
  })
  opened.observe(region, { attributes: true, attributeFilter: ['open'], subtree: true })

  return {
    beginPress(row) {
      const sender = row === undefined ? pressed : { row }
      if (!sender) return () => {}
      noteEffect()
      hold.rest(sender)
      return (isDone) => hold.rest(sender, isDone)
    },
    stop() {
      stop.abort()
      shield.remove()
      opened.disconnect()
    },
  }
}
