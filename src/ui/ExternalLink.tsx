import type { AnchorHTMLAttributes } from 'react'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'target' | 'rel'> & { href: string }

/** A link that leaves the site, in a new tab that knows nothing of this one. */
export function ExternalLink({ children, ...anchor }: Props) {
  return (
    <a {...anchor} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
