import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Ride } from '@/domain/rides/booked/ride'
import { type BoardFilter, isRideOver } from '@/domain/rides/booked/rideBoard'
import { FAMILY_RIDES_SHOWN, isDeclinable, type RideFold } from '@/domain/rides/booked/rideFolds'
import type { RideMessage } from '@/domain/rides/booked/rideMessage'
import { isOwnFamily, OWN_FAMILY_NOTE } from '@/domain/staff/ownFamily'
import { keyOfFold } from '@/domain/staff/rideRows'
import type { SteadyRow } from '@/domain/staff/steadyOrder'
import { Button } from '@/ui/button/Button'
import { Disclosure } from '@/ui/layout/Disclosure'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { useStaffMember } from '../StaffMemberContext'
import { useDeclineAll } from './commands'
import { messagesOfDayQuery } from './queries'
import { RideItem } from './ride/RideItem'

interface Props {
  day: string
  fold: RideFold
  /** Rows that are shown, by key. */
  shown: ReadonlyMap<string, SteadyRow>
  filter: BoardFilter
  /** All rides of the family on the day, where not all have come. */
  total: number | undefined
}

const noMessages: RideMessage[] = []

const isUnfiltered = ({ branchId, status, driver }: BoardFilter) =>
  branchId === '' && status === '' && driver === ''

/** One row for the many rides of a family, so that nobody else's are pushed out of sight. */
export function FoldedRides({ day, fold, shown: looks, filter, total }: Props) {
  const isOwn = isOwnFamily(useStaffMember(), fold)
  const [isOpen, setIsOpen] = useState(false)
  const { declineAll, done } = useDeclineAll({ day, fold, filter })
  const shown = fold.rides.filter(({ id }) => looks.has(id))
  const notRead =
    total !== undefined && isUnfiltered(filter)
      ? Math.max(0, total - FAMILY_RIDES_SHOWN - fold.rides.length)
      : 0
  const readDeclinable = shown.filter(isDeclinable).length
  const ask = () => {
    const count = readDeclinable + notRead
    if (window.confirm(`${count}건을 거절할까요?`))
      void declineAll.run(count, { row: keyOfFold(fold) })
  }
  return (
    <li
      className="p-2-4 shadow-1 stack-2 mt-3 rounded-card on-surface"
      data-row={keyOfFold(fold)}
      hidden={shown.length === 0}
    >
      <Disclosure
        summary={
          <>
            <b>{fold.childName}</b> <span>{`${shown.length + notRead}건 더`}</span>
          </>
        }
        onOpen={() => setIsOpen(true)}
      >
        {isOpen && <OpenRides rides={shown} looks={looks} />}
      </Disclosure>
      <div className="wrap-2 to-end middle">
        {declineAll.isBusy && <p role="status">{`${done} / ${declineAll.given}`}</p>}
        {isOwn && readDeclinable > 0 && <p>{OWN_FAMILY_NOTE}</p>}
        {!isOwn && (readDeclinable > 0 || declineAll.isBusy) && (
          <Button tone="line" isBusy={declineAll.isBusy} onClick={ask}>
            모두 거절하기
          </Button>
        )}
        {readDeclinable > 0 && <CommandFailure isInline command={declineAll} />}
      </div>
    </li>
  )
}

/** Drawn at once. */
const OPEN_RIDES = 50

function OpenRides({ rides, looks }: { rides: readonly Ride[]; looks: Props['shown'] }) {
  const staff = useStaffMember()
  const [limit, setLimit] = useState(OPEN_RIDES)
  const drawn = rides.slice(0, limit)
  const { data: messages } = useQuery(messagesOfDayQuery(staff, drawn))
  return (
    <>
      <ul className="grid one-column">
        {drawn.map((ride) => (
          <RideItem
            key={ride.id}
            ride={ride}
            messages={messages?.get(ride.id) ?? noMessages}
            isFolded={looks.get(ride.id)?.isFolded ?? isRideOver(ride)}
            isHidden={false}
            joinsPrevious={false}
            joinsNext={false}
          />
        ))}
      </ul>
      {drawn.length < rides.length && (
        <Button onClick={() => setLimit(limit + OPEN_RIDES)}>더 보기</Button>
      )}
    </>
  )
}
