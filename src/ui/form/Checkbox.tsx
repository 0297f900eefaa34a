import { type InputHTMLAttributes, type ReactNode, useEffect, useRef } from 'react'
import styles from './Checkbox.module.css'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> & {
  label: ReactNode
  isMixed?: boolean
  ref?: (element: HTMLInputElement | null) => void
}

export function Checkbox({ label, isMixed = false, ref, ...input }: Props) {
  const box = useRef<HTMLInputElement | null>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed
  }, [isMixed])
  return (
    <label className={`${styles.row} min-h-52 medium row-3`}>
      <input
        {...input}
        ref={(element) => {
          box.current = element
          ref?.(element)
        }}
        className={`${styles.box} relative rigid on-surface`}
        type="checkbox"
      />
      <span>{label}</span>
    </label>
  )
}
