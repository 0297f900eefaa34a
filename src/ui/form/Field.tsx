import { type ReactNode, useId } from 'react'
import styles from './Field.module.css'

/** What the control inside a field must carry; spread it on the input, select or textarea. */
export interface ControlProps {
  id: string
  'aria-invalid': boolean | undefined
  'aria-describedby': string | undefined
  required: boolean | undefined
}

interface Props {
  label: string
  /** A sentence under the control that helps before anything is wrong. */
  hint?: string
  /** What is wrong, in words; announced when it appears. */
  error?: string | undefined
  isRequired?: boolean
  /** An icon at the start of the control. */
  icon?: ReactNode
  /** What stands at its end: a unit, how much was typed. */
  end?: ReactNode
  children: (control: ControlProps) => ReactNode
}

/** A labelled control with its hint and its error. The label's text is the control's exact name. */
export function Field({ label, hint, error, isRequired = false, icon, end, children }: Props) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id} data-required={isRequired || undefined}>
        {label}
      </label>
      <div className={styles.control} data-invalid={error ? true : undefined}>
        {icon}
        {children({
          id,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': describedBy || undefined,
          required: isRequired || undefined,
        })}
        {end !== undefined && <span className={styles.end}>{end}</span>}
      </div>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <p className={styles.error} id={errorId} aria-live="polite">
        {error}
      </p>
    </div>
  )
}
