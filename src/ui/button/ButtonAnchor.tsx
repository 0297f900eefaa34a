import type { AnchorHTMLAttributes } from 'react'
import { ExternalLink } from '../ExternalLink'
import styles from './Button.module.css'
import type { ButtonLook } from './buttonLook'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'target' | 'rel'> &
  ButtonLook & {
    href: string
    /** False for `tel:` and the like: no new tab. */
    isExternal?: boolean
  }

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
