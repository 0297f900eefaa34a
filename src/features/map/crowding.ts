/** A label on the screen: the middle of its upper edge, in pixels, and how wide it is about. */
export interface LabelSpot {
  id: string
  x: number
  y: number
  widthPx: number
}

const LABEL_HEIGHT_PX = 30
const MARKER_SIZE_PX = 28

const isOver = (a: LabelSpot, b: LabelSpot) =>
  Math.abs(a.x - b.x) < (a.widthPx + b.widthPx) / 2 && Math.abs(a.y - b.y) < LABEL_HEIGHT_PX

/** Does a label lie over the marker that `other` belongs to? */
const isOverMarker = (label: LabelSpot, other: LabelSpot) =>
  Math.abs(label.x - other.x) < (label.widthPx + MARKER_SIZE_PX) / 2 &&
  label.y + LABEL_HEIGHT_PX > other.y - MARKER_SIZE_PX &&
  label.y < other.y

/**
 * The ids of the labels that find no room: each label that would lie over a marker or over an earlier label that has
 * room. Earlier labels win.
 */
export function crowdedLabels(labels: readonly LabelSpot[]): Set<string> {
  const placed: LabelSpot[] = []
  const crowded = new Set<string>()
  for (const label of labels) {
    const isBlocked =
      placed.some((other) => isOver(label, other)) ||
      labels.some((other) => other !== label && isOverMarker(label, other))
    if (isBlocked) crowded.add(label.id)
    else placed.push(label)
  }
  return crowded
}
