import { useId, useRef } from 'react'
import { paths } from '@/domain/site/paths'
import { failureOf } from '@/remote/failureOf'
import { ButtonLink } from '@/ui/ButtonLink'
import { FailureMessage } from '@/ui/FailureMessage'
import { Skeleton } from '@/ui/Skeleton'
import { StateMessage } from '@/ui/StateMessage'
import { ReadAt } from './ReadAt'
import { RideDialogs } from './RideDialogs'
import { RideNews } from './RideNews'
import styles from './Today.module.css'
import { TodayHead } from './TodayHead'
import { TodayRide } from './TodayRide'
import { useTodaysRides } from './useTodaysRides'

/** 「오늘」 of a member: where the child is and who comes, without a reload. */
export function Today({ uid }: { uid: string }) {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { now, read, known, rides, messagesOf } = useTodaysRides(uid)
  return (
    <section className={styles.today} aria-labelledby={headingId}>
      <TodayHead id={headingId} ref={heading} now={now}>
        {read.status === 'loaded' && <ReadAt stale={read.stale} now={now} />}
      </TodayHead>
      <RideNews rides={known} />
      {read.status === 'loading' && <Skeleton height="420px" />}
      {read.status === 'failed' && (
        <FailureMessage failure={failureOf(read.error)} onRetry={read.retry} focusNext={heading} />
      )}
      {read.status === 'loaded' && rides.length === 0 && <NothingToday />}
      <RideDialogs uid={uid} rides={rides}>
        {rides.map((ride) => (
          <TodayRide key={ride.id} ride={ride} messages={messagesOf(ride.id)} now={now} />
        ))}
      </RideDialogs>
    </section>
  )
}

function NothingToday() {
  return (
    <StateMessage role="status" message="24시간 안에 예정된 픽업이 없어요.">
      <ButtonLink to={paths.myBookings}>내 예약 보기</ButtonLink>
    </StateMessage>
  )
}
