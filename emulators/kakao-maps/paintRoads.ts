import { pathOf } from './paintNature.ts'
import { type Scene, widthInMetres } from './scene.ts'
import { boxOf, isTouching } from './world/line.ts'
import { roads } from './world/roads.ts'

const STREETS_TO_LEVEL = 10

interface RoadShape {
  path: Path2D
  box: ReturnType<typeof boxOf>
  isHighway: boolean
}

const shapes: RoadShape[] = roads.map(({ line, isHighway }) => ({
  path: pathOf(line),
  box: boxOf(line, 40),
  isHighway,
}))

const widthOf = (scene: Scene, isHighway: boolean) =>
  isHighway ? widthInMetres(scene, 30, 1.75, 44) : widthInMetres(scene, 26, 1.5, 40)

/** Roads with a name, bridges included: they go over everything else. */
export function paintRoads(scene: Scene): void {
  const { context, box, level, palette, camera } = scene
  const shown = shapes.filter(
    (road) => isTouching(road.box, box) && (road.isHighway || level <= STREETS_TO_LEVEL),
  )
  context.lineCap = 'round'
  context.lineJoin = 'round'
  const edgeM = 2 * camera.metresPerPixel
  // All edges first, so that crossings lie open.
  for (const isHighway of [false, true]) {
    context.strokeStyle = isHighway ? palette.highwayCasing : palette.casing
    context.lineWidth = widthOf(scene, isHighway) + edgeM
    for (const road of shown) if (road.isHighway === isHighway) context.stroke(road.path)
  }
  for (const isHighway of [false, true]) {
    context.strokeStyle = isHighway ? palette.highway : palette.road
    context.lineWidth = widthOf(scene, isHighway)
    for (const road of shown) if (road.isHighway === isHighway) context.stroke(road.path)
  }
}
