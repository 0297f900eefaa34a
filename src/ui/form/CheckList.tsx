import { Outline } from '../Outline'
import styles from './CheckList.module.css'

interface Props {
  points: readonly string[]
  className?: string | undefined
}

export function CheckList({ points, className }: Props) {
  return (
    <ul className={[styles.points, 'grid gap-10px icons-18', className].filter(Boolean).join(' ')}>
      {points.map((point) => (
        <li key={point}>
          <Outline name="check" />
          <span>{point}</span>
        </li>
      ))}
    </ul>
  )
}
