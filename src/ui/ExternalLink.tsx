import type { AnchorHTMLAttributes } from 'react'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'target' | 'rel'> & { href: string }

export function ExternalLink({ children, ...anchor }: Props) {
  return (
    <a {...anchor} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
