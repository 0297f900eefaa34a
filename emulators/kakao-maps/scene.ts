import type { Camera, MetreBox, PixelSize } from './camera.ts'
import type { Palette } from './palette.ts'

/** What a part of the painter needs to know. The context counts in metres of the plane. */
export interface Scene {
  context: CanvasRenderingContext2D
  camera: Camera
  view: PixelSize
  /** The part of the plane that is painted. */
  box: MetreBox
  level: number
  palette: Palette
  fontFamily: string
}

/** Metres as wide as some pixels now, but at least or at most so many pixels. */
export function widthInMetres(scene: Scene, metres: number, minPx: number, maxPx: number): number {
  const { metresPerPixel } = scene.camera
  return Math.min(maxPx, Math.max(minPx, metres / metresPerPixel)) * metresPerPixel
}
