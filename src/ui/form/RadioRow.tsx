import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import styles from './RadioRow.module.css'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> & {
  label: ReactNode
  /** At the row's end, such as a price: description, not name. */
  detail?: ReactNode
  note?: ReactNode
  /** A note of a whole line, under the label. */
  isNoteBelow?: boolean
  ref?: (element: HTMLInputElement | null) => void
}

export function RadioRow({ label, detail, note, isNoteBelow = false, ...input }: Props) {
  const id = useId()
  const describing = [
    detail !== undefined && `${id}-detail`,
    note !== undefined && `${id}-note`,
  ].filter((each) => each !== false)
  const described = describing.length > 0 && {
    'aria-labelledby': `${id}-label`,
    'aria-describedby': describing.join(' '),
  }
  return (
    <label
      className={`${styles.row} focus-ring warm-if-checked edged-softly row-3 wrap rounded semibold on-surface p-2-4`}
      data-below={isNoteBelow || undefined}
    >
      <input {...input} {...described} className={`${styles.dot} rigid`} type="radio" />
      <span id={`${id}-label`}>{label}</span>
      {detail !== undefined && (
        <b className="extrabold tabular push" id={`${id}-detail`}>
          {detail}
        </b>
      )}
      {note !== undefined && (
        <span className={`${styles.note} medium note tabular push`} id={`${id}-note`}>
          {note}
        </span>
      )}
    </label>
  )
}
