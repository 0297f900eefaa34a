import styles from './RideRoute.module.css'

interface Props {
  origin: string
  dest: string
  note?: string
}

/** A sentence for screen readers, two stops visually. */
export function RideRoute({ origin, dest, note }: Props) {
  return (
    <div className={`${styles.box} inset grid`}>
      <p className={`${styles.route} grid semibold`}>
        <span className={`${styles.stop} relative`}>{origin}</span>{' '}
        <span className={styles.arrow}>→</span>{' '}
        <span className={`${styles.stop} relative`}>{dest}</span>
      </p>
      {note !== undefined && <p className={`${styles.note} note tabular`}>{note}</p>}
    </div>
  )
}
