import type { ReactNode } from 'react'

interface Props {
  /** Px. */
  size?: 22 | 28 | 36
  /** In the brand's colour. */
  isTotal?: boolean
  children: ReactNode
}

/** Bold, with tabular digits. */
export function Amount({ size = 22, isTotal = false, children }: Props) {
  return (
    <b className={`amount text-${size}`} data-total={isTotal || undefined}>
      {children}
    </b>
  )
}
