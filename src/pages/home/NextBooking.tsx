import { useId } from 'react'
import { Link } from 'react-router-dom'
import { childAvatar } from '@/content/childAvatar'
import { clockTime } from '@/domain/dates/day'
import {
  type ComingBooking,
  comingBookingText,
  isReadRecently,
  nextOf,
} from '@/domain/rides/week/comingBooking'
import { paths } from '@/domain/site/paths'
import { serverTimeOf } from '@/platform/clock'
import { useNow } from '@/platform/useNow'
import { useNextBooking } from '@/stores/nextBooking'
import { Outline } from '@/ui/Outline'
import { Picture } from '@/ui/Picture'
import styles from './NextBooking.module.css'
import { Question } from './Question'

interface Next {
  booking: ComingBooking
  readAt: Date
  now: Date
}

/** What this device last read of the family's next ride or stay; undefined if that is a day ago. */
function useRememberedNext(): Next | undefined {
  const read = useNextBooking((state) => state.read)
  const now = useNow()
  if (!read || !now) return undefined
  const readAt = serverTimeOf(read.readAt)
  const booking = nextOf(read.coming, now)
  return booking && isReadRecently(readAt, now) ? { booking, readAt, now } : undefined
}

/** In place of the question, which stays for ears. */
export function NextBooking() {
  const next = useRememberedNext()
  return (
    <>
      <Question isUnseen={next !== undefined} />
      {next && <NextBookingLink {...next} />}
    </>
  )
}

function NextBookingLink({ booking, readAt, now }: Next) {
  const id = useId()
  return (
    <Link
      className={`${styles.link} min-h-56 row-3 icons-20 min-0 rounded`}
      to={paths.my}
      aria-labelledby={id}
      aria-describedby={`${id}-what ${id}-read`}
    >
      <Picture picture={childAvatar(booking.childId)} alt="" className="square-44 rigid pill" />
      <span className="lh-head grid min-0 grow">
        <span className={`${styles.line} clip tabular nowrap note`}>
          <b className="accent" id={id}>
            다음 예약
          </b>{' '}
          <span id={`${id}-read`}>{`${clockTime(readAt)}에 확인했어요`}</span>
        </span>
        <b
          className={`${styles.what} underlined-inside clip text-18 tabular nowrap`}
          id={`${id}-what`}
        >
          {comingBookingText(booking, now)}
        </b>
      </span>
      <Outline name="chevronRight" />
    </Link>
  )
}
