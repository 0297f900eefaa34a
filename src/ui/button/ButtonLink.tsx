import { Link, type LinkProps } from 'react-router-dom'
import styles from './Button.module.css'
import type { ButtonLook } from './buttonLook'

type Props = LinkProps & ButtonLook

export function ButtonLink({ tone = 'line', size, isBlock, className, ...link }: Props) {
  return (
    <Link
      {...link}
      className={[styles.button, className].filter(Boolean).join(' ')}
      data-tone={tone}
      data-size={size}
      data-block={isBlock || undefined}
    />
  )
}
