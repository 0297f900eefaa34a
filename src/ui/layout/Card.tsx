import type { HTMLAttributes, RefCallback } from 'react'

interface Props extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'article' | 'section' | 'li'
  className?: string | undefined
  ref?: RefCallback<HTMLElement>
}

/** A white, rounded sheet that floats over the page. */
export function Card({ as: Element = 'div', className, ...element }: Props) {
  return <Element {...element} className={['card', className].filter(Boolean).join(' ')} />
}
