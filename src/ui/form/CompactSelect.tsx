import type { ComponentProps } from 'react'
import styles from './CompactSelect.module.css'

type Props = Omit<ComponentProps<'select'>, 'className'> & { 'aria-label': string }

/** A select without a visible label, for rows and filters. */
export const CompactSelect = (select: Props) => (
  <div className={`${styles.choice} relative`}>
    <select className={`${styles.select} hit edged full on-surface semibold`} {...select} />
  </div>
)
