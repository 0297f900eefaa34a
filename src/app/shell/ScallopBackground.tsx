import styles from './ScallopBackground.module.css'

/**
 * The awning behind the top of the page: one row of scallops, radius 130, in a band 520 high, swaying in 5 s.
 * Purely decorative. With reduced motion a still row takes the place of the swaying one.
 */
export function ScallopBackground() {
  return (
    <div className={styles.band} aria-hidden="true" data-testid="scallop">
      <div className={styles.row} data-animated="true" />
      <div className={styles.row} data-animated="false" />
    </div>
  )
}
