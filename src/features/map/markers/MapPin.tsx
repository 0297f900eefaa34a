import type { LabelSide, MarkerShape } from './labelPlacement'
import styles from './MapPin.module.css'
import { MarkerLabel } from './MarkerLabel'

/** The tip is on its place. */
export const PIN_SHAPE: MarkerShape = { widthPx: 36, heightPx: 46, anchorPx: 46 }

interface Props {
  label?: string
  /** Hidden labels still name the link or button. */
  side?: LabelSide
  isSelected?: boolean
}

export function MapPin({ label, side = 'below', isSelected = false }: Props) {
  return (
    <span
      className={`${styles.pin} relative grid centred`}
      data-selected={isSelected || undefined}
      style={{ width: PIN_SHAPE.widthPx, height: PIN_SHAPE.heightPx }}
    >
      <svg viewBox="0 0 44 56" width="100%" height="100%" aria-hidden="true">
        <ellipse className={styles.shadow} cx="22" cy="53" rx="8" ry="2.5" />
        <path
          className={styles.drop}
          d="M22 53C15 42 3 35 3 21a19 19 0 0 1 38 0C41 35 29 42 22 53Z"
        />
        <circle className={styles.face} cx="22" cy="20.5" r="11.5" />
        <path className={styles.house} d="m15.5 21 6.5-6 6.5 6M17.5 20v6.5h9V20" />
      </svg>
      {label !== undefined && (
        <MarkerLabel className={`${styles.label} bold plain`} side={side}>
          {label}
        </MarkerLabel>
      )}
    </span>
  )
}
