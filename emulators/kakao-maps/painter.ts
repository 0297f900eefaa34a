import { type Camera, levelAt, type PixelSize, visibleBox } from './camera.ts'
import { paintGround } from './paintGround.ts'
import { paintNames } from './paintNames.ts'
import { paintBuiltUp, paintGreens, paintWaters } from './paintNature.ts'
import { paintRoads } from './paintRoads.ts'
import type { Palette } from './palette.ts'
import type { Scene } from './scene.ts'

interface Painting {
  camera: Camera
  /** Size in pixels of the page; the canvas has `pixelRatio` times as many. */
  view: PixelSize
  pixelRatio: number
  palette: Palette
  fontFamily: string
}

/** Paints the part of the world that a camera sees. The same camera always gives the same picture. */
export function paintWorld(context: CanvasRenderingContext2D, painting: Painting): void {
  const { camera, view, pixelRatio, palette, fontFamily } = painting
  const scene: Scene = {
    context,
    camera,
    view,
    box: visibleBox(camera, view),
    level: levelAt(camera.metresPerPixel),
    palette,
    fontFamily,
  }
  context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0)
  context.fillStyle = palette.land
  context.fillRect(0, 0, view.width, view.height)

  const scale = pixelRatio / camera.metresPerPixel
  context.setTransform(
    scale,
    0,
    0,
    scale,
    (view.width / 2) * pixelRatio - camera.x * scale,
    (view.height / 2) * pixelRatio - camera.y * scale,
  )
  paintBuiltUp(scene)
  paintGround(scene)
  paintGreens(scene)
  paintWaters(scene)
  paintRoads(scene)

  context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0)
  paintNames(scene)
}
