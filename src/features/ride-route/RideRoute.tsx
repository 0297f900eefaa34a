import styles from './RideRoute.module.css'

interface Props {
  origin: string
  dest: string
  /** A short fact about the way, such as its length. */
  note?: string
}

/** From where to where: a sentence for ears, two stops for eyes. */
export function RideRoute({ origin, dest, note }: Props) {
  return (
    <div className={styles.box}>
      <p className={styles.route}>
        <span className={styles.stop}>{origin}</span> <span className={styles.arrow}>→</span>{' '}
        <span className={styles.stop}>{dest}</span>
      </p>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </div>
  )
}
