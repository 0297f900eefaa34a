/** Screen pixels. */
interface Pixel {
  x: number
  y: number
}

/** With its label's size; the width is approximate. */
export interface LabelledMarker extends Pixel {
  id: string
  labelWidthPx: number
  labelHeightPx: number
}

/** Size, and distance from the upper edge to the place. */
export interface MarkerShape {
  widthPx: number
  heightPx: number
  anchorPx: number
}

export type LabelSide = 'below' | 'right' | 'left' | 'hidden'

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** With letters of the usual size. */
export const LABEL_HEIGHT_PX = 26
export const LABEL_GAP_PX = 2
export const LABEL_PADDING_PX = 20

const overlaps = (a: Box, b: Box) =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top

const markerBox = ({ x, y }: Pixel, { widthPx, heightPx, anchorPx }: MarkerShape): Box => ({
  left: x - widthPx / 2,
  right: x + widthPx / 2,
  top: y - anchorPx,
  bottom: y - anchorPx + heightPx,
})

function labelBox(
  marker: Box,
  { labelWidthPx, labelHeightPx }: LabelledMarker,
  side: Exclude<LabelSide, 'hidden'>,
): Box {
  const middle = { x: (marker.left + marker.right) / 2, y: (marker.top + marker.bottom) / 2 }
  if (side === 'below') {
    const top = marker.bottom + LABEL_GAP_PX
    const left = middle.x - labelWidthPx / 2
    return { left, right: left + labelWidthPx, top, bottom: top + labelHeightPx }
  }
  const top = middle.y - labelHeightPx / 2
  const left =
    side === 'right' ? marker.right + LABEL_GAP_PX : marker.left - LABEL_GAP_PX - labelWidthPx
  return { left, right: left + labelWidthPx, top, bottom: top + labelHeightPx }
}

const SIDES = ['below', 'right', 'left'] as const

/** A side for each label without overlapping labels, markers or `obstacles`, else `hidden`; earlier markers choose first. */
export function placeLabels(
  markers: readonly LabelledMarker[],
  shape: MarkerShape,
  obstacles: readonly Box[] = [],
): Map<string, LabelSide> {
  const boxes = markers.map((marker) => ({ marker, box: markerBox(marker, shape) }))
  const labels: Box[] = []
  const sides = new Map<string, LabelSide>()
  for (const { marker, box } of boxes) {
    const blocks = [
      ...obstacles,
      ...labels,
      ...boxes.filter((other) => other.marker !== marker).map((other) => other.box),
    ]
    const side = SIDES.find((candidate) => {
      const label = labelBox(box, marker, candidate)
      return blocks.every((block) => !overlaps(label, block))
    })
    sides.set(marker.id, side ?? 'hidden')
    if (side) labels.push(labelBox(box, marker, side))
  }
  return sides
}
