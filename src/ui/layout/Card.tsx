import type { HTMLAttributes, RefCallback } from 'react'

interface Props extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'article' | 'section' | 'li'
  className?: string | undefined
  ref?: RefCallback<HTMLElement>
}

export function Card({ as: Element = 'div', className, ...element }: Props) {
  return <Element {...element} className={['card', className].filter(Boolean).join(' ')} />
}
