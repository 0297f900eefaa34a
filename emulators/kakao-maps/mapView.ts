import type { Anchored } from './anchored.ts'
import { type Camera, fromPixel, type PixelSize } from './camera.ts'
import { type Control, controlOf, cornerFor, MapTypeId } from './controls.ts'
import { element } from './element.ts'
import { trigger } from './events.ts'
import { type Coords, type LatLng, type Metres, Point, toLatLng } from './geometry.ts'
import { listenToKeys, listenToPointers, listenToWheel } from './gestures.ts'
import { Legend } from './legend.ts'
import { MovingView } from './movingView.ts'
import { addStyleSheet } from './styleSheet.ts'
import { Surface } from './surface.ts'

const DEFAULT_LEVEL = 3

export interface MapOptions {
  center: LatLng | Coords
  level?: number
  mapTypeId?: number
  draggable?: boolean
  scrollwheel?: boolean
  disableDoubleClick?: boolean
  disableDoubleClickZoom?: boolean
  keyboardShortcuts?: boolean | { speed: number }
}

/** Where the mouse or a finger is on the screen. */
interface ScreenPoint {
  clientX: number
  clientY: number
}

/** `kakao.maps.Map`: a camera over the painted world, with overlays and controls on top. */
export class MapView extends MovingView {
  readonly #container: HTMLElement
  readonly #root = element('div', 'root')
  readonly #overlayLayer = element('div', 'overlays')
  readonly #surface = new Surface()
  readonly #legend = new Legend()
  readonly #overlays = new Set<Anchored>()
  readonly #controls = new Map<object, Control>()
  readonly #corners = new Map<number, HTMLElement>()
  readonly #options: MapOptions
  #mapTypeId: number
  #isDraggable: boolean
  #isZoomable = true
  #hasKeys: boolean
  #projectionId: object = {}
  #frame = 0

  constructor(container: HTMLElement, options: MapOptions) {
    super(options.center, options.level ?? DEFAULT_LEVEL)
    addStyleSheet()
    this.#container = container
    this.#options = options
    this.#mapTypeId = options.mapTypeId ?? MapTypeId.ROADMAP
    this.#isDraggable = options.draggable ?? true
    this.#hasKeys = Boolean(options.keyboardShortcuts)
    this.#surface.isAerial = this.#mapTypeId !== MapTypeId.ROADMAP
    this.#build()
    this.#watch()
    // The page is likely to choose another place or level right away: paint what it has settled on.
    this.repaint()
  }

  #build(): void {
    if (getComputedStyle(this.#container).position === 'static') {
      this.#container.style.position = 'relative'
    }
    // The service keeps every finger on the map, unless the page has decided otherwise.
    if (getComputedStyle(this.#container).touchAction === 'auto') {
      this.#container.style.touchAction = 'none'
    }
    this.#root.append(this.#surface.canvas, this.#overlayLayer, this.#legend.root)
    this.#container.append(this.#root)
    listenToPointers(this.#root, this)
    listenToWheel(this.#root, this)
    listenToKeys(this.#container, this.#root, this)
  }

  #watch(): void {
    let known = this.view
    const theme = new MutationObserver(() => this.relayout())
    const sizes = new ResizeObserver(() => {
      // A map that left the page has no size any more. The document would hold on to it through the theme.
      if (!this.#root.isConnected) {
        sizes.disconnect()
        theme.disconnect()
      }
      const { width, height } = this.view
      if (width === known.width && height === known.height) return
      known = { width, height }
      this.relayout()
    })
    sizes.observe(this.#root)
    theme.observe(document.documentElement, { attributeFilter: ['data-theme', 'class'] })
  }

  protected get view(): PixelSize {
    return { width: this.#root.clientWidth, height: this.#root.clientHeight }
  }

  #paint(): void {
    this.#surface.show(this.camera, this.view, !this.motion.isMoving)
    this.#legend.show(this.camera.metresPerPixel, this.#surface.isAerial)
    for (const overlay of this.#overlays) overlay.place()
  }

  protected prepare(camera: Camera): void {
    this.#surface.paint(camera, this.view)
  }

  /** Paints at the next frame, however often it is asked until then. */
  protected repaint(): void {
    if (this.#frame !== 0) return
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0
      this.#paint()
    })
  }

  relayout(): void {
    this.#surface.invalidate()
    this.repaint()
  }

  getMapTypeId(): number {
    return this.#mapTypeId
  }

  setMapTypeId(mapTypeId: number): void {
    this.#mapTypeId = mapTypeId
    this.#surface.isAerial = mapTypeId !== MapTypeId.ROADMAP
    this.relayout()
    this.updateControls()
    trigger(this, 'maptypeid_changed')
  }

  addOverlay(overlay: Anchored): void {
    this.#overlays.add(overlay)
    this.#overlayLayer.append(overlay.frame)
    overlay.place()
  }

  removeOverlay(overlay: Anchored): void {
    this.#overlays.delete(overlay)
    overlay.frame.remove()
  }

  addControl(control: object, position: number): void {
    const part = controlOf(control)
    if (!part) return
    const corner = this.#corners.get(position) ?? cornerFor(position)
    this.#corners.set(position, corner)
    corner.append(part.root)
    this.#root.append(corner)
    this.#controls.set(control, part)
    part.attach(this)
  }

  removeControl(control: object): void {
    const part = this.#controls.get(control)
    if (!part) return
    this.#controls.delete(control)
    part.root.remove()
    part.attach(undefined)
  }

  protected updateControls(): void {
    for (const control of this.#controls.values()) control.update()
  }

  setDraggable(draggable: boolean): void {
    this.#isDraggable = draggable
  }

  getDraggable(): boolean {
    return this.#isDraggable
  }

  setZoomable(zoomable: boolean): void {
    this.#isZoomable = zoomable
  }

  getZoomable(): boolean {
    return this.#isZoomable
  }

  setKeyboardShortcuts(active: boolean): void {
    this.#hasKeys = active
  }

  getKeyboardShortcuts(): boolean {
    return this.#hasKeys
  }

  // There is one projection only; what is set is remembered.
  setProjectionId(projectionId: object): void {
    this.#projectionId = projectionId
  }

  getProjectionId(): object {
    return this.#projectionId
  }

  /** Some levels nearer (negative) or farther, around a point of the screen or the middle. */
  zoomBy(steps: number, around?: ScreenPoint): void {
    if (!this.#isZoomable) return
    // First, because the point of the screen may lie elsewhere when a movement has ended.
    this.stop()
    this.zoomAround(steps, around && this.#pointAt(around))
  }

  canWheel(): boolean {
    return this.#isZoomable && this.#isDraggable && this.#options.scrollwheel !== false
  }

  stop(): void {
    this.motion.stop()
  }

  #pointAt({ clientX, clientY }: ScreenPoint): Metres {
    const { left, top } = this.#root.getBoundingClientRect()
    return fromPixel(this.camera, this.view, { x: clientX - left, y: clientY - top })
  }

  /** Tells the listeners where on the map something happened. */
  announcePointer(type: string, event: ScreenPoint): void {
    const point = this.#pointAt(event)
    const { x, y } = this.pixelOf(point)
    trigger(this, type, { latLng: toLatLng(point), point: new Point(x, y) })
  }

  /** False when the map may not be dragged. */
  startDrag(event: ScreenPoint): boolean {
    if (!this.#isDraggable) return false
    this.#root.toggleAttribute('data-dragging', true)
    this.announcePointer('dragstart', event)
    return true
  }

  drag(dx: number, dy: number, event: ScreenPoint): void {
    this.moveBy(dx, dy)
    this.announcePointer('drag', event)
  }

  /** Two fingers: `ratio` of the metres that a pixel covered, around a point of the screen. */
  pinch(ratio: number, around: Metres): void {
    if (!this.#isZoomable) return
    this.stretch(ratio, this.#pointAt({ clientX: around.x, clientY: around.y }))
  }

  endDrag(event: ScreenPoint): void {
    this.#root.toggleAttribute('data-dragging', false)
    this.announcePointer('dragend', event)
    // A pinch ends between two levels.
    this.settle()
    this.rest()
  }

  doubleClick(event: ScreenPoint): void {
    if (this.#options.disableDoubleClick || this.#options.disableDoubleClickZoom) return
    this.zoomBy(-1, event)
  }

  // Traffic, terrain and the like are not drawn, and the legend has one place.
  addOverlayMapTypeId(_mapTypeId: number): void {}

  removeOverlayMapTypeId(_mapTypeId: number): void {}

  setCopyrightPosition(_position: number): void {}

  getNode(): HTMLElement {
    return this.#root
  }

  setCursor(style: string): void {
    this.#root.style.cursor = style
  }
}
