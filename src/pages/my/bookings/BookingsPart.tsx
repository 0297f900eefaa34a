import { type ReactNode, type RefObject, useId } from 'react'

interface Props {
  title: string
  /** Takes the focus when a pressed button has gone. */
  heading: RefObject<HTMLHeadingElement | null>
  children: ReactNode
}

/** A part of 내 예약: what comes, or what is over. */
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

/** The bookings of a day. */
export function BookingList({ children }: { children: ReactNode }) {
  return <ul className="stack-3">{children}</ul>
}
