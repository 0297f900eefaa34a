import type { Camera, PixelSize } from './camera.ts'
import { element } from './element.ts'
import { paintWorld } from './painter.ts'
import { aerialPalette, drawnPalette, type Palette } from './palette.ts'

/** Painted beyond each edge of the view, so that most of a drag only moves the picture. */
const MARGIN_PX = 160

/** The painted picture behind everything. It is moved and stretched while it covers the view, and painted anew when not. */
export class Surface {
  readonly canvas = element('canvas', 'canvas')
  readonly #context = this.canvas.getContext('2d')
  #painted: { camera: Camera; view: PixelSize } | undefined
  isAerial = false

  /** Forgets the picture, so that the next frame paints it anew. */
  invalidate(): void {
    this.#painted = undefined
  }

  /** Shows what the camera sees. `isResting`: nothing moves any more, so the picture has to be sharp. */
  show(camera: Camera, view: PixelSize, isResting: boolean): void {
    const painted = this.#painted
    const isSharp = painted?.camera.metresPerPixel === camera.metresPerPixel
    if (!painted || !this.#covers(painted, camera, view) || (isResting && !isSharp)) {
      this.paint(camera, view)
    }
    this.#move(camera, view)
  }

  #corner(painted: { camera: Camera; view: PixelSize }, camera: Camera, view: PixelSize) {
    const scale = painted.camera.metresPerPixel / camera.metresPerPixel
    const centerX = (painted.camera.x - camera.x) / camera.metresPerPixel + view.width / 2
    const centerY = (painted.camera.y - camera.y) / camera.metresPerPixel + view.height / 2
    return {
      scale,
      left: centerX - (painted.view.width / 2) * scale,
      top: centerY - (painted.view.height / 2) * scale,
    }
  }

  #covers(painted: { camera: Camera; view: PixelSize }, camera: Camera, view: PixelSize) {
    const { left, top, scale } = this.#corner(painted, camera, view)
    return (
      left <= 0 &&
      top <= 0 &&
      left + painted.view.width * scale >= view.width &&
      top + painted.view.height * scale >= view.height
    )
  }

  #move(camera: Camera, view: PixelSize): void {
    if (!this.#painted) return
    const { left, top, scale } = this.#corner(this.#painted, camera, view)
    // A picture that is not stretched sits on whole pixels of the screen, or its lines blur.
    const ratio = window.devicePixelRatio
    const snap = (value: number) => (scale === 1 ? Math.round(value * ratio) / ratio : value)
    this.canvas.style.transform = `translate(${snap(left)}px, ${snap(top)}px) scale(${scale})`
  }

  /** Paints what a camera sees, with room around it. */
  paint(camera: Camera, view: PixelSize): void {
    if (!this.#context || view.width === 0 || view.height === 0) return
    const ratio = window.devicePixelRatio
    const painted = { width: view.width + 2 * MARGIN_PX, height: view.height + 2 * MARGIN_PX }
    this.canvas.width = Math.round(painted.width * ratio)
    this.canvas.height = Math.round(painted.height * ratio)
    this.canvas.style.width = `${painted.width}px`
    this.canvas.style.height = `${painted.height}px`
    paintWorld(this.#context, {
      camera,
      view: painted,
      pixelRatio: ratio,
      palette: this.#palette(),
      fontFamily: getComputedStyle(this.canvas).fontFamily,
    })
    this.#painted = { camera, view: painted }
  }

  #palette(): Palette {
    if (this.isAerial) return aerialPalette
    const style = getComputedStyle(this.canvas)
    return drawnPalette((name, fallback) => style.getPropertyValue(name).trim() || fallback)
  }
}
