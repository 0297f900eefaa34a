import type { Bounds, Point } from 'leaflet'

/** Side of a square of the picture. */
export const TILE_PX = 256

/** What a part of the painter needs to know. The context counts in metres of the plane. */
export interface Scene {
  context: CanvasRenderingContext2D
  /** The part of the plane that is painted. */
  box: Bounds
  level: number
  /** A colour of the style sheet. */
  colour: (name: string) => string
  /** Metres as wide as some metres, but at least or at most so many pixels. */
  width: (metres: number, minPx?: number, maxPx?: number) => number
}

/** A line of one point is a dot. */
export function addLine(path: CanvasPath, line: readonly Point[]): void {
  const [start] = line
  if (start) path.moveTo(start.x, start.y)
  for (const { x, y } of line) path.lineTo(x, y)
}
