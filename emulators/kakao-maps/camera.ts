import type { Metres } from './geometry.ts'

/** What a view looks at: its middle, and how many metres a pixel covers. */
export interface Camera extends Metres {
  metresPerPixel: number
}

export interface PixelSize {
  width: number
  height: number
}

export interface Paddings {
  top: number
  right: number
  bottom: number
  left: number
}

/** A box on the plane; `y` grows to the south. */
export interface MetreBox {
  minX: number
  minY: number
  maxX: number
  maxY: number
}

export const NEAREST_LEVEL = 1
export const FARTHEST_LEVEL = 14

export const metresPerPixelAt = (level: number): number => 2 ** (level - 3)

/** The whole level nearest to a scale, from 1 to 14. */
export const levelAt = (metresPerPixel: number): number =>
  Math.min(FARTHEST_LEVEL, Math.max(NEAREST_LEVEL, Math.round(Math.log2(metresPerPixel) + 3)))

/** Where a point of the plane stands in a view, from its upper left corner. */
export const toPixel = (camera: Camera, view: PixelSize, point: Metres): Metres => ({
  x: (point.x - camera.x) / camera.metresPerPixel + view.width / 2,
  y: (point.y - camera.y) / camera.metresPerPixel + view.height / 2,
})

/** The point of the plane under a pixel. */
export const fromPixel = (camera: Camera, view: PixelSize, pixel: Metres): Metres => ({
  x: camera.x + (pixel.x - view.width / 2) * camera.metresPerPixel,
  y: camera.y + (pixel.y - view.height / 2) * camera.metresPerPixel,
})

/** The camera at another scale that keeps `anchor` (a point of the plane) under the same pixel. */
export function rescale(camera: Camera, metresPerPixel: number, anchor: Metres): Camera {
  const ratio = metresPerPixel / camera.metresPerPixel
  return {
    x: anchor.x + (camera.x - anchor.x) * ratio,
    y: anchor.y + (camera.y - anchor.y) * ratio,
    metresPerPixel,
  }
}

/** The part of the plane that a view shows. */
export function visibleBox(camera: Camera, view: PixelSize): MetreBox {
  const halfWidth = (view.width / 2) * camera.metresPerPixel
  const halfHeight = (view.height / 2) * camera.metresPerPixel
  return {
    minX: camera.x - halfWidth,
    minY: camera.y - halfHeight,
    maxX: camera.x + halfWidth,
    maxY: camera.y + halfHeight,
  }
}

/**
 * The nearest level at which a box fits between the paddings, and the middle that centres it there.
 * @param range nearest and farthest level allowed
 */
export function fitBox(
  box: MetreBox,
  view: PixelSize,
  padding: Paddings,
  range: { min: number; max: number },
): { level: number; center: Metres } {
  const room = {
    width: Math.max(1, view.width - padding.left - padding.right),
    height: Math.max(1, view.height - padding.top - padding.bottom),
  }
  let level = range.min
  const fits = () =>
    (box.maxX - box.minX) / metresPerPixelAt(level) <= room.width &&
    (box.maxY - box.minY) / metresPerPixelAt(level) <= room.height
  while (level < range.max && !fits()) level += 1
  const scale = metresPerPixelAt(level)
  return {
    level,
    center: {
      x: (box.minX + box.maxX) / 2 + ((padding.right - padding.left) / 2) * scale,
      y: (box.minY + box.maxY) / 2 + ((padding.bottom - padding.top) / 2) * scale,
    },
  }
}
