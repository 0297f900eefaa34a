import styles from './Skeleton.module.css'

interface Props {
  /** `120px`, `60%` */
  width?: string
  height: string
}

export function Skeleton({ width = '100%', height }: Props) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" />
}
