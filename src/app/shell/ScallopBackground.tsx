import styles from './ScallopBackground.module.css'

/** Decorative scallops (radius 130, height 520) that sway in 5 s; still with reduced motion. */
export function ScallopBackground() {
  return (
    <div className={styles.band} aria-hidden="true" data-testid="scallop">
      <div className={styles.row} data-animated="true" />
      <div className={styles.row} data-animated="false" />
    </div>
  )
}
