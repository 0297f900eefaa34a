import type { Elements } from '@/ui/elements'
import { DayField, type DayFieldProps } from './DayField'
import styles from './DayFilters.module.css'

interface Props extends DayFieldProps {
  /** Phones show the date in short and a search as a button, beside each other. */
  isOneRow?: boolean
  children: Elements
}

export function DayFilters({ isOneRow = false, children, ...day }: Props) {
  return (
    <div className={`${styles.filters} wrap-2 screen-only`} data-one-row={isOneRow || undefined}>
      <div className={styles.day}>
        <DayField {...day} isShort={isOneRow} />
      </div>
      {children}
    </div>
  )
}
