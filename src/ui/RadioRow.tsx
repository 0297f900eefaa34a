import type { InputHTMLAttributes, ReactNode } from 'react'
import styles from './RadioRow.module.css'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> & {
  label: ReactNode
  /** What stands at the row's end, such as a price. */
  detail?: ReactNode
  ref?: (element: HTMLInputElement | null) => void
}

/** One choice of a radio group as a whole row. */
export function RadioRow({ label, detail, ...input }: Props) {
  return (
    <label className={styles.row}>
      <input {...input} className={styles.dot} type="radio" />
      <span>{label}</span>
      {detail !== undefined && <b className={styles.detail}>{detail}</b>}
    </label>
  )
}
