import { useQueries, useQuery } from '@tanstack/react-query'
import { Bus, House } from 'lucide-react'
import { type RefObject, useId, useRef, useState } from 'react'
import { rowWeekLater } from '@/domain/care/likeLastWeek'
import { carePasses, opensOn } from '@/domain/care/passUses'
import type { Stay } from '@/domain/care/stay'
import {
  clockTime,
  dayOf,
  formatShortDay,
  formatTimeSpan,
  mondayOf,
  weekdayLabel,
  weekdayOf,
} from '@/domain/dates/day'
import { formatKRW } from '@/domain/money'
import { isAmong } from '@/domain/programs/sessionRow'
import { shortPlaceName } from '@/domain/rides/week/familyWeek'
import {
  isNextWeekOffered,
  type NextWeekGroup,
  nextWeekGroups,
  rideWeekLater,
  rowsOfNextWeek,
} from '@/domain/rides/week/nextWeek'
import { paths } from '@/domain/site/paths'
import { childListOf, useChildren } from '@/features/account/useChildren'
import { ordersQuery, passesQuery } from '@/features/orders/queries'
import { passUsesQuery } from '@/features/programs/queries'
import { now } from '@/platform/clock'
import { useNow } from '@/platform/useNow'
import { useFares } from '@/remote/publicSettings'
import { useBranchContacts, useBranchName } from '@/remote/useBranchContacts'
import { useMember } from '@/remote/useMember'
import { type RemoteRead, useRemoteRead } from '@/remote/useRemoteRead'
import { useDeviceReady } from '@/stores/deviceStore'
import { declinedKey, useNextWeekDeclined } from '@/stores/nextWeek'
import { Button } from '@/ui/button/Button'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { Checkbox } from '@/ui/form/Checkbox'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { Remote } from '@/ui/message/Remote'
import { followedBookingsQuery, followedRidesQuery } from '../shared/followedQueries'
import { StatusLine } from '../shared/StatusLine'
import styles from './NextWeek.module.css'
import { useBookNextWeek } from './useBookNextWeek'

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
        <StatusLine message={answer?.leftOut ?? ''} isRemark />
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

interface Props {
  group: NextWeekGroup
  isBusy: boolean
  onBook: (withRides: boolean) => void
  onDecline: () => void
}

const weekdayOfStart = ({ startsAt }: { startsAt: Date }): string =>
  weekdayLabel(weekdayOf(dayOf(startsAt)))

/** What of this week would be booked again for a child. */
function NextWeekOffer({ group, isBusy, onBook, onDecline }: Props) {
  const { child, stays, rides } = group
  const [withRides, setWithRides] = useState(true)
  const branchName = useBranchName()
  const passesOf = usePassesOf(stays)
  const fares = useFares(rides.length > 0)
  return (
    <fieldset className="p-4-5 card stack-3">
      <legend
        className={`${styles.question} full bold`}
      >{`${child.name} · 다음 주도 그대로 예약할까요?`}</legend>
      <ul className={`${styles.list} stack-2 text-14 icons-18`}>
        {stays.map((stay) => {
          const { names, opens } = passesOf(stay)
          return (
            <li className="flex gap-2" key={stay.bookings[0].id + stay.bookings[0].sessionId}>
              <House aria-hidden="true" />
              <div>
                <p>{`${weekdayOfStart(stay)} ${formatTimeSpan(stay)} ${branchName(stay.branchId) ?? ''} · ${names}`}</p>
                {opens && (
                  <p className="note">{`${formatShortDay(opens)}부터 예약할 수 있어요.`}</p>
                )}
              </div>
            </li>
          )
        })}
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

/** `레귤러`; of a stay with several passes all. `opens`: the day from which they can book it, if that is to come. */
function usePassesOf(stays: readonly Stay[]) {
  const passes = usePassesOfWeek()
  const rows = rowsOfNextWeek(stays, passes)
  const today = dayOf(now())
  return ({ bookings }: Stay): { names: string; opens: string | undefined } => {
    const own = rows.filter((row) =>
      isAmong(
        bookings.map((each) => rowWeekLater(each, '')),
        row,
      ),
    )
    const used = own.map(({ passId, date }) => ({
      date,
      pass: passes.passes.find(({ id }) => id === passId),
    }))
    const labels = used.map(({ pass }) => pass?.label)
    const days = used.flatMap(({ pass, date }) => (pass ? opensOn(pass, date) : []))
    return {
      names: [...new Set(labels)].map((label) => label ?? '이용권').join(', '),
      opens: days
        .filter((day) => day > today)
        .sort()
        .at(-1),
    }
  }
}

const dataOf = <T,>(read: RemoteRead<readonly T[]>): readonly T[] =>
  read.status === 'loaded' ? read.data : []

/** The groups of 「다음 주도 그대로」, none before all is read; `unread`: what could not be. */
function useNextWeek() {
  const member = useMember()
  const time = useNow() ?? now()
  const monday = mondayOf(dayOf(time))
  const isReady = useDeviceReady()
  const isWanted = member.right === 'full' && isReady && isNextWeekOffered(time)
  const children = childListOf(useChildren())
  const branches = useBranchContacts()
  const declined = useNextWeekDeclined((state) => state.declined)
  const bookings = useRemoteRead(followedBookingsQuery(member), isWanted)
  const rides = useRemoteRead(followedRidesQuery(member), isWanted)
  // Without a stay there is nothing to book again, whatever the rides.
  const groups =
    isWanted && bookings.status === 'loaded'
      ? nextWeekGroups(
          {
            children: children.filter(({ id }) => !declined.includes(declinedKey(monday, id))),
            bookings: dataOf(bookings),
            rides: dataOf(rides),
            branches,
          },
          time,
        )
      : []
  const unread = [bookings, ...(groups.length > 0 ? [rides] : [])]
  return {
    groups: rides.status === 'loaded' ? groups : [],
    unread: isWanted ? unread.find(({ status }) => status === 'failed') : undefined,
    decline: ({ child }: NextWeekGroup) => useNextWeekDeclined.getState().decline(monday, child.id),
  }
}

/** The passes to be used, as far as they are read; without a read nothing is refunded. */
function usePassesOfWeek() {
  const { familyUid } = useMember()
  const passes = dataOf(useRemoteRead(passesQuery(familyUid)))
  const { data: orders = [] } = useQuery({ ...ordersQuery(familyUid), enabled: false })
  const { candidates, withUses } = carePasses(passes, orders, dayOf(now()))
  const reads = useQueries({ queries: candidates.map((pass) => passUsesQuery(familyUid, pass)) })
  return withUses((passId) => reads[candidates.findIndex(({ id }) => id === passId)]?.data)
}
