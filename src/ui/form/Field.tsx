import { type ReactNode, useId } from 'react'
import type { Elements } from '../elements'
import styles from './Field.module.css'

export interface ControlProps {
  id: string
  'aria-invalid': boolean | undefined
  'aria-describedby': string | undefined
  required: boolean | undefined
}

export interface FieldProps {
  label: string
  hint?: string
  error?: string | undefined
  isRequired?: boolean
  icon?: Elements
  end?: ReactNode
  children: (control: ControlProps) => Elements
}

/** The label's text is the control's exact name. */
export function Field({ label, hint, error, isRequired = false, icon, end, children }: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  return (
    <div className="stack-2 min-0 one-column">
      <label
        className={`${styles.label} note bold`}
        htmlFor={id}
        data-required={isRequired || undefined}
      >
        {label}
      </label>
      <div
        className={`${styles.control} edged row relative rounded on-surface gap-10px icons-20`}
        data-invalid={error ? true : undefined}
      >
        {icon}
        {children({
          id,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': describedBy || undefined,
          required: isRequired || undefined,
        })}
        {end !== undefined && <span className="rigid tabular note">{end}</span>}
      </div>
      {hint && (
        <p className="faint text-14 balance" id={hintId}>
          {hint}
        </p>
      )}
      <p className="unless-empty danger-note" id={errorId} aria-live="polite">
        {error}
      </p>
    </div>
  )
}
