import styles from './Skeleton.module.css'

interface Props {
  /** Size of what will stand here, such as `120px` or `60%`. */
  width?: string
  height: string
}

/** The grey shape of something that is still loading. */
export function Skeleton({ width = '100%', height }: Props) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" />
}
