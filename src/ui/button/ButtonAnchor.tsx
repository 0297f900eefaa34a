import type { AnchorHTMLAttributes } from 'react'
import { ExternalLink } from '../ExternalLink'
import styles from './Button.module.css'
import type { ButtonLook } from './buttonLook'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'target' | 'rel'> &
  ButtonLook & {
    href: string
    /** Opens in a new tab; false for `tel:` and the like. */
    isExternal?: boolean
  }

/** A link out of the site that looks like a button. */
export function ButtonAnchor({
  tone = 'line',
  size,
  isBlock,
  isExternal = false,
  className,
  children,
  ...anchor
}: Props) {
  const look = {
    className: [styles.button, className].filter(Boolean).join(' '),
    'data-tone': tone,
    'data-size': size,
    'data-block': isBlock || undefined,
  }
  return isExternal ? (
    <ExternalLink {...anchor} {...look}>
      {children}
    </ExternalLink>
  ) : (
    <a {...anchor} {...look}>
      {children}
    </a>
  )
}
