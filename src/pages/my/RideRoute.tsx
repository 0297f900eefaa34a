import styles from './RideRoute.module.css'

/** From where to where: a sentence for ears, two stops for eyes. */
export function RideRoute({ from, to }: { from: string; to: string }) {
  return (
    <p className={styles.route}>
      <span className={styles.stop}>{from}</span> <span className={styles.arrow}>→</span>{' '}
      <span className={styles.stop}>{to}</span>
    </p>
  )
}
