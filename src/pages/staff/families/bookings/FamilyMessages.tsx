import { useRef } from 'react'
import { clockTime, dayOf, formatShortDay } from '@/domain/dates/day'
import { rideMessageLabels } from '@/domain/rides/booked/rideMessage'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { Remote } from '@/ui/message/Remote'
import { FamilyRegion } from '../FamilyRegion'
import region from '../FamilyRegion.module.css'
import { type FamilyPageOf, messagesOfFamilyQuery } from '../queries'

/** What the family has sent the agit. */
export function FamilyMessages({ page }: { page: FamilyPageOf }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const read = useRemoteRead(messagesOfFamilyQuery(page))
  return (
    <FamilyRegion title="보낸 알림" heading={heading}>
      <Remote what="보낸 알림" read={read} height="48px" focusNext={heading}>
        {(messages) =>
          messages.length === 0 ? (
            <p className="note">보낸 알림이 없어요.</p>
          ) : (
            <ul className={`${region.rows} ruled`} aria-label="보낸 알림">
              {messages.map(({ id, kind, text, createdAt, seenAt }) => (
                <li key={id}>
                  <span className="note tabular nowrap">{formatShortDay(dayOf(createdAt))}</span>
                  <span className="gap-2px grid">
                    <b>{rideMessageLabels[kind]}</b>
                    {text !== '' && <span>{text}</span>}
                    <span className="note tabular">{clockTime(createdAt)}</span>
                  </span>
                  <span className="note">{seenAt ? '확인함' : '확인 전'}</span>
                </li>
              ))}
            </ul>
          )
        }
      </Remote>
    </FamilyRegion>
  )
}
