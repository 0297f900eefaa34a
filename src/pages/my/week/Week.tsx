import { ChevronLeft, ChevronRight, CircleDashed } from 'lucide-react'
import { useRef } from 'react'
import { weekTitle } from '@/domain/rides/familyWeek'
import { paths } from '@/domain/site/paths'
import { MayAct } from '@/features/account/MayAct'
import { useMediaQuery } from '@/platform/page/useMediaQuery'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { IconButton } from '@/ui/button/IconButton'
import { Remote } from '@/ui/message/Remote'
import { Skeleton } from '@/ui/message/Skeleton'
import { OwnDialogs } from '../shared/OwnDialogs'
import { useWeek } from './useWeek'
import styles from './Week.module.css'
import { WeekList } from './WeekList'
import { WeekTable } from './WeekTable'

/** 「이번 주」: the family's week with what is missing in it (specification 8, section 5). */
export function Week() {
  const heading = useRef<HTMLHeadingElement>(null)
  const isWide = useMediaQuery('(width >= 900px)')
  const { monday, now, isWanted, rides, bookings, week, isAsking, turn } = useWeek()
  const known = {
    rides: rides.status === 'loaded' ? rides.data : [],
    bookings: bookings.status === 'loaded' ? bookings.data : [],
  }
  if (!isWanted) return null
  return (
    <section className="stack-3" aria-label="이번 주" data-waiting={isAsking || undefined}>
      <div className="row-3 wrap">
        <h2 ref={heading} tabIndex={-1}>
          {weekTitle(monday, now)}
        </h2>
        {week !== undefined && week.gapCount > 0 && (
          <span className="row-1 text-14 bold accent icons-18">
            <CircleDashed aria-hidden="true" />
            <span>{`빈 곳 ${week.gapCount}`}</span>
          </span>
        )}
        <span className="row-1 push">
          <IconButton label="이전 주" onClick={() => turn(-1)}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <IconButton label="다음 주" onClick={() => turn(1)}>
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </span>
      </div>
      <Remote
        what="이번 주의 픽업"
        read={rides}
        height="220px"
        waiting={null}
        focusNext={heading}
      />
      <Remote
        what="이번 주의 돌봄"
        read={bookings}
        height="220px"
        waiting={null}
        focusNext={heading}
      />
      {rides.status !== 'failed' && bookings.status !== 'failed' && !week && (
        <Skeleton height="220px" />
      )}
      {week?.isEmpty && <NothingBooked />}
      {week && !week.isEmpty && (
        <OwnDialogs rides={known.rides}>
          {isWide ? (
            <WeekTable week={week} known={known} />
          ) : (
            <WeekList week={week} known={known} />
          )}
        </OwnDialogs>
      )}
    </section>
  )
}

function NothingBooked() {
  return (
    <div className={`${styles.nothing} card row-3 wrap`}>
      <p role="status">예약이 없어요.</p>
      <MayAct>
        <ButtonLink to={paths.care}>돌봄 예약</ButtonLink>
        <ButtonLink to={paths.pickup}>픽업 예약</ButtonLink>
      </MayAct>
    </div>
  )
}
