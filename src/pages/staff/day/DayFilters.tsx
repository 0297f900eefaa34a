import type { Elements } from '@/ui/elements'
import { DayField, type DayFieldProps } from './DayField'
import styles from './DayFilters.module.css'

interface Props extends DayFieldProps {
  children: Elements
}

export function DayFilters({ children, ...day }: Props) {
  return (
    <div className={styles.filters}>
      <div className={styles.day}>
        <DayField {...day} />
      </div>
      {children}
    </div>
  )
}
