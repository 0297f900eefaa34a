import { SPOT_TEXT } from '../mapPlace'
import type { LabelSide, MarkerShape } from './labelPlacement'
import { MarkerLabel } from './MarkerLabel'
import styles from './SpotMarker.module.css'

export const DOT_SHAPE: MarkerShape = { widthPx: 30, heightPx: 30, anchorPx: 15 }

interface Props {
  number: number
  title: string
  isHighlighted: boolean
  side: LabelSide
}

export function SpotMarker({ number, title, isHighlighted, side }: Props) {
  return (
    <div
      className={`${styles.spot} relative grid centred`}
      data-highlighted={isHighlighted || undefined}
      title={title}
    >
      <span
        className={`${styles.dot} shadow-1 pill center extrabold`}
        style={{ width: DOT_SHAPE.widthPx, height: DOT_SHAPE.heightPx }}
      >
        {number}
      </span>
      <MarkerLabel className={styles.label} side={side}>
        {SPOT_TEXT}
      </MarkerLabel>
    </div>
  )
}
