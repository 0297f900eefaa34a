import {
  type Camera,
  FARTHEST_LEVEL,
  fitBox,
  fromPixel,
  levelAt,
  metresPerPixelAt,
  NEAREST_LEVEL,
  type PixelSize,
  rescale,
  toPixel,
} from './camera.ts'
import { trigger } from './events.ts'
import {
  Coords,
  type LatLng,
  LatLngBounds,
  type Metres,
  Point,
  toLatLng,
  toMetres,
} from './geometry.ts'
import { Motion } from './motion.ts'

const DEFAULT_PADDING_PX = 32

const metresOf = (place: LatLng | Coords): Metres => {
  const latLng = place instanceof Coords ? place.toLatLng() : place
  return toMetres(latLng.getLat(), latLng.getLng())
}

const between = (from: number, to: number, share: number) => from + (to - from) * share

interface LevelOptions {
  animate?: boolean | { duration: number }
  anchor?: LatLng
}

/** The moving part of `kakao.maps.Map`: where it looks, how near, and how it gets there. */
export abstract class MovingView {
  protected camera: Camera
  protected readonly motion = new Motion()
  #level: number
  #range = { min: NEAREST_LEVEL, max: FARTHEST_LEVEL }

  constructor(center: LatLng | Coords, level: number) {
    this.#level = levelAt(metresPerPixelAt(level))
    this.camera = { ...metresOf(center), metresPerPixel: metresPerPixelAt(this.#level) }
  }

  /** Size of the view. */
  protected abstract get view(): PixelSize
  /** The camera has moved. */
  protected abstract repaint(): void
  /** The camera is about to go away to a place from which more is seen. */
  protected abstract prepare(camera: Camera): void
  /** The level or its limits have changed. */
  protected abstract updateControls(): void

  /** Where a point of the plane stands in the view. */
  pixelOf(point: Metres): Metres {
    return toPixel(this.camera, this.view, point)
  }

  protected look(camera: Camera): void {
    this.camera = camera
    this.repaint()
    trigger(this, 'center_changed')
    trigger(this, 'bounds_changed')
  }

  protected rest(): void {
    this.repaint()
    trigger(this, 'tilesloaded')
    trigger(this, 'idle')
  }

  getCenter(): LatLng {
    return toLatLng(this.camera)
  }

  setCenter(center: LatLng | Coords): void {
    this.motion.stop()
    this.look({ ...this.camera, ...metresOf(center) })
    this.rest()
  }

  panBy(dx: number, dy: number): void {
    const scale = this.camera.metresPerPixel
    this.#glideTo({ x: this.camera.x + dx * scale, y: this.camera.y + dy * scale })
  }

  panTo(target: LatLng | LatLngBounds | Coords, padding = DEFAULT_PADDING_PX): void {
    if (target instanceof LatLngBounds) this.setBounds(target, padding, padding, padding, padding)
    else this.#glideTo(metresOf(target))
  }

  #glideTo(to: Metres): void {
    const from = this.camera
    const { x, y } = this.pixelOf(to)
    const { width, height } = this.view
    const isFar = Math.abs(x - width / 2) > width || Math.abs(y - height / 2) > height
    if (isFar) {
      this.setCenter(toLatLng(to))
      return
    }
    this.motion.run(
      (share) =>
        this.look({
          ...this.camera,
          x: between(from.x, to.x, share),
          y: between(from.y, to.y, share),
        }),
      () => this.rest(),
    )
  }

  getLevel(): number {
    return this.#level
  }

  setLevel(level: number, options: LevelOptions = {}): void {
    this.motion.stop()
    const anchor = options.anchor ? metresOf(options.anchor) : this.camera
    this.#zoomTo(level, anchor, Boolean(options.animate))
  }

  setMinLevel(level: number): void {
    this.#range.min = level
    this.updateControls()
  }

  setMaxLevel(level: number): void {
    this.#range.max = level
    this.updateControls()
  }

  isAtLimit(steps: number): boolean {
    return steps < 0 ? this.#level <= this.#range.min : this.#level >= this.#range.max
  }

  /** Some levels nearer (negative) or farther, around a point of the plane or the middle. */
  zoomAround(steps: number, anchor: Metres = this.camera): void {
    this.#zoomTo(this.#level + steps, anchor, true)
  }

  #zoomTo(wanted: number, anchor: Metres, isAnimated: boolean): void {
    const level = Math.min(this.#range.max, Math.max(this.#range.min, Math.round(wanted)))
    const scale = metresPerPixelAt(level)
    if (level === this.#level && scale === this.camera.metresPerPixel) return
    this.motion.stop()
    const from = this.camera
    const to = rescale(from, scale, anchor)
    trigger(this, 'zoom_start')
    this.#level = level
    this.updateControls()
    // Going away, the picture of the goal covers the whole way; coming near, the one that is there does.
    if (isAnimated && scale > from.metresPerPixel) this.prepare(to)
    const step = (share: number) => {
      const exponent = between(Math.log2(from.metresPerPixel), Math.log2(scale), share)
      this.look(share === 1 ? to : rescale(from, 2 ** exponent, anchor))
    }
    trigger(this, 'zoom_changed')
    if (isAnimated) this.motion.run(step, () => this.#finishZoom(to))
    else {
      step(1)
      this.rest()
    }
  }

  /** A zoom that was cut short still arrives at its level. */
  #finishZoom(to: Camera): void {
    if (this.camera.metresPerPixel !== to.metresPerPixel) this.look(to)
    this.rest()
  }

  getBounds(): LatLngBounds {
    const { width, height } = this.view
    const at = (x: number, y: number) => toLatLng(fromPixel(this.camera, this.view, { x, y }))
    return new LatLngBounds(at(0, height), at(width, 0))
  }

  setBounds(
    bounds: LatLngBounds,
    top = DEFAULT_PADDING_PX,
    right = DEFAULT_PADDING_PX,
    bottom = DEFAULT_PADDING_PX,
    left = DEFAULT_PADDING_PX,
  ): void {
    if (bounds.isEmpty()) return
    const southWest = metresOf(bounds.getSouthWest())
    const northEast = metresOf(bounds.getNorthEast())
    const box = { minX: southWest.x, minY: northEast.y, maxX: northEast.x, maxY: southWest.y }
    const { level, center } = fitBox(box, this.view, { top, right, bottom, left }, this.#range)
    this.#zoomTo(level, this.camera, false)
    this.setCenter(toLatLng(center))
  }

  /** Between places and pixels of the view; pictures from the street are not stood in for. */
  getProjection() {
    const toPoint = (latLng: LatLng) => {
      const { x, y } = this.pixelOf(metresOf(latLng))
      return new Point(x, y)
    }
    const toPlace = (point: Point) => toLatLng(fromPixel(this.camera, this.view, point))
    return {
      pointFromCoords: toPoint,
      containerPointFromCoords: toPoint,
      coordsFromPoint: toPlace,
      coordsFromContainerPoint: toPlace,
      viewpointFromCoords(): never {
        throw new Error('The map stand-in has no street-level pictures.')
      },
    }
  }

  protected moveBy(dx: number, dy: number): void {
    const { x, y, metresPerPixel } = this.camera
    this.look({ x: x - dx * metresPerPixel, y: y - dy * metresPerPixel, metresPerPixel })
  }

  /** Changes the scale freely within the limits, as fingers do. */
  protected stretch(ratio: number, anchor: Metres): void {
    const scale = Math.min(
      metresPerPixelAt(this.#range.max),
      Math.max(metresPerPixelAt(this.#range.min), this.camera.metresPerPixel * ratio),
    )
    this.look(rescale(this.camera, scale, anchor))
  }

  /** Goes to the whole level nearest to a scale that fingers have left. */
  protected settle(): void {
    this.#zoomTo(levelAt(this.camera.metresPerPixel), this.camera, true)
  }
}
