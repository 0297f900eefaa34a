import { type ReactNode, type RefObject, useId } from 'react'
import type { Elements } from '@/ui/elements'

interface Props {
  title: string
  /** Gets the focus when a pressed button disappears. */
  heading: RefObject<HTMLHeadingElement | null>
  children: Elements
}

export function BookingsPart({ title, heading, children }: Props) {
  const headingId = useId()
  return (
    <section className="stack-5" aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  )
}

export function BookingList({ children }: { children: ReactNode }) {
  return <ul className="stack-3">{children}</ul>
}
