import { Bus, House } from 'lucide-react'
import { useState } from 'react'
import { rowWeekLater } from '@/domain/care/likeLastWeek'
import type { Stay } from '@/domain/care/stay'
import { clockTime, dayOf, formatTimeSpan, weekdayLabel, weekdayOf } from '@/domain/dates/day'
import { formatKRW } from '@/domain/money'
import { isAmong } from '@/domain/programs/sessionRow'
import { shortPlaceName } from '@/domain/rides/familyWeek'
import { type NextWeekGroup, rideWeekLater, rowsOfNextWeek } from '@/domain/rides/nextWeek'
import { paths } from '@/domain/site/paths'
import { useFares } from '@/remote/publicSettings'
import { useBranchName } from '@/remote/useBranchContacts'
import { Button } from '@/ui/button/Button'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { Checkbox } from '@/ui/form/Checkbox'
import styles from './NextWeekOffer.module.css'
import { usePassesOfWeek } from './useNextWeek'

interface Props {
  group: NextWeekGroup
  isBusy: boolean
  onBook: (withRides: boolean) => void
  onDecline: () => void
}

const weekdayOfStart = ({ startsAt }: { startsAt: Date }): string =>
  weekdayLabel(weekdayOf(dayOf(startsAt)))

/** What of this week would be booked again for a child. */
export function NextWeekOffer({ group, isBusy, onBook, onDecline }: Props) {
  const { child, stays, rides } = group
  const [withRides, setWithRides] = useState(true)
  const branchName = useBranchName()
  const passNames = usePassNames(stays)
  const fares = useFares(rides.length > 0)
  return (
    <fieldset className={`${styles.card} card stack-3`}>
      <legend
        className={`${styles.question} full bold`}
      >{`${child.name} · 다음 주도 그대로 예약할까요?`}</legend>
      <ul className={`${styles.list} stack-2 text-14 icons-18`}>
        {stays.map((stay) => (
          <li className="flex gap-2" key={stay.bookings[0].id + stay.bookings[0].sessionId}>
            <House aria-hidden="true" />
            <span>
              {`${weekdayOfStart(stay)} ${formatTimeSpan(stay)} ${branchName(stay.branchId) ?? ''} · ${passNames(stay)}`}
            </span>
          </li>
        ))}
      </ul>
      {rides.length > 0 && (
        <>
          <Checkbox
            label="픽업도 그대로"
            checked={withRides}
            disabled={isBusy}
            onChange={(event) => setWithRides(event.target.checked)}
          />
          <ul
            className={`${styles.list} stack-2 text-14 icons-18`}
            data-off={!withRides || undefined}
          >
            {rides.map((ride) => (
              <li className="flex gap-2" key={ride.id}>
                <Bus aria-hidden="true" />
                <span>
                  {`${weekdayOfStart(ride)} ${clockTime(ride.startsAt)} ${shortPlaceName(ride.origin.name)} → ${shortPlaceName(ride.dest.name)} ${formatKRW(rideWeekLater(ride, { id: ride.id, fares }).fareKRW)}`}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="wrap-2">
        <Button
          tone="primary"
          isBusy={isBusy}
          onClick={() => onBook(rides.length > 0 && withRides)}
        >
          그대로 예약하기
        </Button>
        <ButtonLink to={paths.care}>다른 시간</ButtonLink>
        <Button tone="text" onClick={onDecline}>
          괜찮아요
        </Button>
      </div>
    </fieldset>
  )
}

/** `레귤러`; of a stay with several passes all. */
function usePassNames(stays: readonly Stay[]): (stay: Stay) => string {
  const passes = usePassesOfWeek()
  const rows = rowsOfNextWeek(stays, passes)
  return ({ bookings }) => {
    const own = rows.filter((row) =>
      isAmong(
        bookings.map((each) => rowWeekLater(each, '')),
        row,
      ),
    )
    const labels = own.map(({ passId }) => passes.passes.find(({ id }) => id === passId)?.label)
    return [...new Set(labels)].map((label) => label ?? '이용권').join(', ')
  }
}
