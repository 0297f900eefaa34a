import type { Metres } from './geometry.ts'
import type { MapView } from './mapView.ts'

/** Movement up to this far is a tap, not a drag. */
const TAP_SLACK_PX = 6
const KEY_STEP_PX = 90
const WHEEL_STEP = 50
const WHEEL_PAUSE_MS = 160

const keySteps: Record<string, readonly [number, number]> = {
  ArrowLeft: [-KEY_STEP_PX, 0],
  ArrowRight: [KEY_STEP_PX, 0],
  ArrowUp: [0, -KEY_STEP_PX],
  ArrowDown: [0, KEY_STEP_PX],
}

const isOnControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('.standin-map-corner') !== null

const isOnClickable = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('.standin-map-corner, .standin-map-overlay[data-clickable]') !== null

/** Fingers or mouse buttons that are down. */
class Touches {
  readonly #points = new Map<number, Metres>()

  set(id: number, point: Metres): void {
    this.#points.set(id, point)
  }

  has(id: number): boolean {
    return this.#points.has(id)
  }

  delete(id: number): void {
    this.#points.delete(id)
  }

  get count(): number {
    return this.#points.size
  }

  /** The point in the middle of all, and how far the first two are apart. */
  summary(): { middle: Metres; spread: number } {
    const points = [...this.#points.values()]
    const middle = {
      x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
      y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
    }
    const [a, b] = points
    return { middle, spread: a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0 }
  }
}

/** Dragging with one finger or the mouse, pinching with two, and the taps that are neither. */
export function listenToPointers(root: HTMLElement, map: MapView): void {
  const touches = new Touches()
  let last = { middle: { x: 0, y: 0 }, spread: 0 }
  let walkedPx = 0
  let hasDragged = false

  const point = (event: PointerEvent): Metres => ({ x: event.clientX, y: event.clientY })

  root.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || isOnControl(event.target)) return
    touches.set(event.pointerId, point(event))
    last = touches.summary()
    if (touches.count === 1) {
      walkedPx = 0
      hasDragged = false
      map.stop()
    }
  })

  root.addEventListener('pointermove', (event) => {
    if (!touches.has(event.pointerId)) {
      map.announcePointer('mousemove', event)
      return
    }
    touches.set(event.pointerId, point(event))
    const next = touches.summary()
    const dx = next.middle.x - last.middle.x
    const dy = next.middle.y - last.middle.y
    walkedPx += Math.hypot(dx, dy) + Math.abs(next.spread - last.spread)
    if (walkedPx <= TAP_SLACK_PX) return
    if (!hasDragged) {
      if (!map.startDrag(event)) return
      hasDragged = true
      root.setPointerCapture(event.pointerId)
    }
    if (touches.count > 1 && last.spread > 0 && next.spread > 0) {
      map.pinch(last.spread / next.spread, next.middle)
    }
    map.drag(dx, dy, event)
    last = next
  })

  const lift = (event: PointerEvent) => {
    if (!touches.has(event.pointerId)) return
    touches.delete(event.pointerId)
    if (touches.count > 0) {
      last = touches.summary()
      return
    }
    if (hasDragged) map.endDrag(event)
  }
  root.addEventListener('pointerup', lift)
  root.addEventListener('pointercancel', lift)

  // A drag that ends over a marker's link must not follow it.
  root.addEventListener(
    'click',
    (event) => {
      if (!hasDragged) return
      hasDragged = false
      event.preventDefault()
      event.stopPropagation()
    },
    { capture: true },
  )
  root.addEventListener('dragstart', (event) => event.preventDefault())
  const announce = (type: 'click' | 'rightclick') => (event: MouseEvent) => {
    if (!isOnClickable(event.target)) map.announcePointer(type, event)
  }
  root.addEventListener('click', announce('click'))
  root.addEventListener('contextmenu', announce('rightclick'))
  root.addEventListener('dblclick', (event) => {
    if (isOnClickable(event.target)) return
    map.announcePointer('dblclick', event)
    map.doubleClick(event)
  })
}

/** One level a notch, however fine the wheel counts. */
export function listenToWheel(root: HTMLElement, map: MapView): void {
  let turned = 0
  let lastStep = 0
  root.addEventListener(
    'wheel',
    (event) => {
      if (!map.canWheel()) return
      event.preventDefault()
      turned = Math.sign(turned) === Math.sign(event.deltaY) ? turned + event.deltaY : event.deltaY
      if (Math.abs(turned) < WHEEL_STEP || event.timeStamp - lastStep < WHEEL_PAUSE_MS) return
      lastStep = event.timeStamp
      map.zoomBy(Math.sign(turned), event)
      turned = 0
    },
    { passive: false },
  )
}

/** Arrows move, plus and minus zoom, while the focus is on the map or in it. */
export function listenToKeys(container: HTMLElement, root: HTMLElement, map: MapView): void {
  const listen = (event: KeyboardEvent) => {
    // Whoever takes the map away empties the container, which outlives it.
    if (!root.isConnected) {
      container.removeEventListener('keydown', listen)
      return
    }
    if (!map.getKeyboardShortcuts() || event.ctrlKey || event.metaKey || event.altKey) return
    const step = keySteps[event.key]
    if (step) map.panBy(...step)
    else if (event.key === '+' || event.key === '=') map.zoomBy(-1)
    else if (event.key === '-' || event.key === '_') map.zoomBy(1)
    else return
    event.preventDefault()
  }
  container.addEventListener('keydown', listen)
}
