import { useRef } from 'react'
import { ageOn } from '@/domain/account/children'
import { dayOf } from '@/domain/dates/day'
import { allergenList } from '@/domain/snacks/allergens'
import { now } from '@/platform/clock'
import { failureOf } from '@/remote/failureOf'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { FailureMessage } from '@/ui/FailureMessage'
import { Skeleton } from '@/ui/Skeleton'
import { Tag } from '@/ui/Tag'
import styles from './SessionItem.module.css'
import { type RosterRow, rosterQuery } from './sessionQueries'

/** Who sits in a session: child, age, allergies. */
export function Roster({ uid, sessionId }: { uid: string; sessionId: string }) {
  const roster = useRemoteRead(rosterQuery(uid, sessionId))
  const place = useRef<HTMLDivElement>(null)
  return (
    <div
      className={styles.roster}
      ref={place}
      tabIndex={-1}
      aria-busy={roster.status === 'loading'}
    >
      {roster.status === 'loading' && <Skeleton height="48px" />}
      {roster.status === 'failed' && (
        <FailureMessage
          failure={failureOf(roster.error)}
          onRetry={roster.retry}
          focusNext={place}
        />
      )}
      {roster.status === 'loaded' && roster.data.length === 0 && (
        <p role="status">예약한 아이가 없어요.</p>
      )}
      {roster.status === 'loaded' && roster.data.length > 0 && (
        <ul className={styles.children} aria-label="명단">
          {roster.data.map((row) => (
            <RosterItem key={`${row.booking.uid}/${row.booking.childId}`} row={row} />
          ))}
        </ul>
      )}
    </div>
  )
}

function RosterItem({ row: { booking, child } }: { row: RosterRow }) {
  const age = child && ageOn(child.birthday, dayOf(now()))
  const allergies = child ? allergenList(child.allergens) : ''
  return (
    <li className={styles.child}>
      <b>{child?.name ?? booking.childName}</b>
      {age !== undefined && <span>{age}세</span>}
      {!child && <span>자녀 정보가 삭제됐어요.</span>}
      {allergies !== '' && <Tag tone="red">알레르기 {allergies}</Tag>}
    </li>
  )
}
