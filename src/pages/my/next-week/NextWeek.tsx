import { type RefObject, useId, useRef } from 'react'
import type { NextWeekGroup } from '@/domain/rides/nextWeek'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { Remote } from '@/ui/message/Remote'
import { StatusLine } from '../shared/StatusLine'
import { NextWeekOffer } from './NextWeekOffer'
import { useBookNextWeek } from './useBookNextWeek'
import { useNextWeek } from './useNextWeek'

/** 「다음 주도 그대로」 (specification 8, section 2); `focusNext` gets the focus when it goes. */
export function NextWeek({ focusNext }: { focusNext: RefObject<HTMLElement | null> }) {
  const { groups, unread, decline } = useNextWeek()
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const booking = useBookNextWeek()
  const { answer, failure } = booking
  // While it is sent, and after a failure, its group stays, though a part of it is booked.
  const sent = booking.isBusy || failure ? booking.given?.group : undefined
  const shown = sent ? [...groups.filter(({ child }) => child.id !== sent.child.id), sent] : groups
  if (shown.length === 0 && !answer && !unread) return null
  const press = async (group: NextWeekGroup, withRides: boolean) => {
    const { ok } = await booking.run({ group, withRides })
    if (ok) heading.current?.focus({ preventScroll: true })
  }
  const close = (group: NextWeekGroup) => {
    const next = shown.length > 1 || answer ? heading : focusNext
    decline(group)
    booking.forget()
    next.current?.focus({ preventScroll: true })
  }
  return (
    <section className="stack-3" aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        다음 주도 그대로
      </h2>
      <div>
        <StatusLine message={answer?.text ?? ''} />
        <StatusLine message={answer?.leftOut ?? ''} />
      </div>
      {unread && (
        <Remote<unknown> what="다음 주도 그대로" read={unread} height="220px" focusNext={heading} />
      )}
      {shown.map((group) => (
        <NextWeekOffer
          key={group.child.id}
          group={group}
          isBusy={booking.isBusy}
          onBook={(withRides) => void press(group, withRides)}
          onDecline={() => close(group)}
        />
      ))}
      <CommandFailure command={booking} focusNext={heading} />
    </section>
  )
}
