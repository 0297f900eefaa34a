import styles from './SpotMarker.module.css'

/** What every pickup spot says on a map (decisions, section 5). */
export const SPOT_TEXT = '인근 상가에서 픽업 가능'

interface Props {
  /** Its number in the list of spots. */
  number: number
  title: string
  isHighlighted: boolean
  /** The label has no room; it is still there for whoever listens. */
  isCrowded: boolean
}

/** A numbered dot with its label under it. */
export function SpotMarker({ number, title, isHighlighted, isCrowded }: Props) {
  return (
    <div className={styles.spot} data-highlighted={isHighlighted || undefined} title={title}>
      <span className={styles.dot}>{number}</span>
      <span className={styles.label} data-crowded={isCrowded || undefined}>
        {SPOT_TEXT}
      </span>
    </div>
  )
}
