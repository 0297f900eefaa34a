import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import styles from './RadioRow.module.css'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> & {
  label: ReactNode
  /** What stands at the row's end, such as a price. */
  detail?: ReactNode
  /** Stands there too, but describes the choice instead of being part of its name. */
  note?: ReactNode
  ref?: (element: HTMLInputElement | null) => void
}

/** One choice of a radio group as a whole row. */
export function RadioRow({ label, detail, note, ...input }: Props) {
  const id = useId()
  const described = note !== undefined && {
    'aria-labelledby': `${id}-label`,
    'aria-describedby': `${id}-note`,
  }
  return (
    <label className={styles.row}>
      <input {...input} {...described} className={styles.dot} type="radio" />
      <span id={`${id}-label`}>{label}</span>
      {detail !== undefined && <b className={styles.detail}>{detail}</b>}
      {note !== undefined && (
        <span className={styles.note} id={`${id}-note`}>
          {note}
        </span>
      )}
    </label>
  )
}
