import type { ReactNode } from 'react'

interface Props {
  /** In px, of the type scale. */
  size?: 22 | 28 | 36
  /** What is to be paid, in the brand's colour. */
  isTotal?: boolean
  children: ReactNode
}

/** A sum of money, bold, in digits of one width. */
export function Amount({ size = 22, isTotal = false, children }: Props) {
  return (
    <b className={`amount text-${size}`} data-total={isTotal || undefined}>
      {children}
    </b>
  )
}
