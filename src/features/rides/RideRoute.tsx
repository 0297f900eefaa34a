import styles from './RideRoute.module.css'

interface Props {
  origin: string
  dest: string
  note?: string
}

/** A sentence for screen readers, two stops visually. */
export function RideRoute({ origin, dest, note }: Props) {
  return (
    <div className={`${styles.box} gap-6px p-14px-4 inset grid`}>
      <p className={`${styles.route} gap-10px grid semibold`}>
        <span className={`${styles.stop} relative`}>{origin}</span>{' '}
        <span className={styles.arrow}>→</span>{' '}
        <span className={`${styles.stop} relative`}>{dest}</span>
      </p>
      {note !== undefined && <p className={`${styles.note} note tabular`}>{note}</p>}
    </div>
  )
}
