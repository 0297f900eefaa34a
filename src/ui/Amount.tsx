import type { ReactNode } from 'react'

interface Props {
  size?: 22 | 28 | 36
  isTotal?: boolean
  children: ReactNode
}

export function Amount({ size = 22, isTotal = false, children }: Props) {
  return (
    <b className={`amount text-${size}`} data-total={isTotal || undefined}>
      {children}
    </b>
  )
}
