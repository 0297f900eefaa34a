import styles from './Skeleton.module.css'

interface Props {
  width?: string
  height: string
  /** Nothing is being read yet: an animation in every such row would redraw the page with each frame. */
  isStill?: boolean
}

export function Skeleton({ width = '100%', height, isStill = false }: Props) {
  return (
    <span
      className={isStill ? styles.still : styles.skeleton}
      style={{ width, height }}
      aria-hidden="true"
    />
  )
}
