import type { ReactNode } from 'react'
import { DayField, type DayFieldProps } from './DayField'
import styles from './DayFilters.module.css'

interface Props extends DayFieldProps {
  children: ReactNode
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
