import type { Bounds, Point } from 'leaflet'

export const TILE_PX = 256

/** For the painters; the context uses metres. */
export interface Scene {
  context: CanvasRenderingContext2D
  box: Bounds
  level: number
  colour: (name: string) => string
  /** Metres, but at least or at most so many pixels. */
  width: (metres: number, minPx?: number, maxPx?: number) => number
}

/** A line of one point is a dot. */
export function addLine(path: CanvasPath, line: readonly Point[]): void {
  const [start] = line
  if (start) path.moveTo(start.x, start.y)
  for (const { x, y } of line) path.lineTo(x, y)
}
