import { type ReactNode, type RefObject, useId } from 'react'
import type { Elements } from '@/ui/elements'

interface Props {
  title: string
  /** Gets the focus when a pressed button disappears. */
  heading: RefObject<HTMLHeadingElement | null>
  /** At the heading's end. */
  aside?: Elements
  children: Elements
}

export function BookingsPart({ title, heading, aside, children }: Props) {
  const headingId = useId()
  return (
    <section className="stack-5" aria-labelledby={headingId}>
      <div className="spread-2 wrap">
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

export function BookingList({ children }: { children: ReactNode }) {
  return <ul className="stack-3">{children}</ul>
}
