import { useQuery } from '@tanstack/react-query'
import { memo, type RefObject, useCallback, useState } from 'react'
import type { Ride } from '@/domain/rides/booked/ride'
import { type BoardFilter, isRideOver } from '@/domain/rides/booked/rideBoard'
import {
  type BoardRow,
  FAMILY_RIDES_SHOWN,
  isDeclinable,
  type RideFold,
} from '@/domain/rides/booked/rideFolds'
import type { RideMessage } from '@/domain/rides/booked/rideMessage'
import { isOwnFamily, OWN_FAMILY_NOTE } from '@/domain/staff/ownFamily'
import { inDocument, keyOfFold, keyOfRow } from '@/domain/staff/rideRows'
import type { SteadyRow } from '@/domain/staff/steadyOrder'
import { Button } from '@/ui/button/Button'
import { Disclosure } from '@/ui/layout/Disclosure'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { Skeleton } from '@/ui/message/Skeleton'
import { useStaffMember } from '../StaffMemberContext'
import { useKeepFocusInList } from '../useKeepFocusInList'
import { useDeclineAll } from './commands'
import { type MessagesOfRides, messagesOfDayQuery } from './queries'
import styles from './RideList.module.css'
import { RideItem } from './ride/RideItem'
import { rememberHeights } from './rowHeights'

const noMessages: RideMessage[] = []

interface Props {
  day: string
  rows: readonly BoardRow[]
  /** Those that are shown, in their order and look. */
  shown: readonly SteadyRow[]
  filter: BoardFilter
  /** Rides of the day by family, where not all have come. */
  totals: Readonly<Record<string, number>> | undefined
  messages: MessagesOfRides
  heading: RefObject<HTMLElement | null>
}

/** 「픽업 목록」. Filtered rides are hidden, not unmounted: mounting hundreds of rows is slow and would drop typed text. */
export const RideList = memo(function RideList(props: Props) {
  const { day, rows, shown, filter, totals, messages, heading } = props
  const { ref: focusRef, ...focus } = useKeepFocusInList([rows, shown], heading)
  const noteList = useCallback(
    (list: HTMLUListElement) => {
      focusRef.current = list
      const remember = rememberHeights(list)
      return () => {
        focusRef.current = null
        remember()
      }
    },
    [focusRef],
  )
  // After the hook: focus is handled also when the list becomes empty.
  if (rows.length === 0) return null
  const looks = new Map(shown.map((row) => [row.key, row]))
  const byKey = new Map(rows.map((row) => [keyOfRow(row), row]))
  const visible = shown.flatMap(({ key }) => byKey.get(key) ?? [])
  const indexes = new Map(visible.map((row, index) => [row, index]))
  const isFoldedAt = (index: number) => {
    const row = visible[index]
    return row !== undefined && looks.get(keyOfRow(row))?.isFolded === true
  }
  const rideOf = (ride: Ride) => ({
    ride,
    messages: messages.get(ride.id) ?? noMessages,
    isFolded: looks.get(ride.id)?.isFolded ?? isRideOver(ride),
  })
  return (
    <ul
      className={styles.list}
      aria-label="픽업 목록"
      hidden={visible.length === 0}
      {...focus}
      ref={noteList}
    >
      {inDocument(rows, visible).map(({ row, isShown }) => {
        if (!row.ride)
          return (
            <FoldedRides
              key={keyOfRow(row)}
              day={day}
              fold={row.fold}
              shown={looks}
              filter={filter}
              total={totals?.[row.fold.uid]}
            />
          )
        const index = indexes.get(row) ?? -1
        const isFoldedHere = isShown && isFoldedAt(index)
        return (
          <RideItem
            key={row.ride.id}
            {...rideOf(row.ride)}
            isHidden={!isShown}
            joinsPrevious={isFoldedHere && isFoldedAt(index - 1)}
            joinsNext={isFoldedHere && isFoldedAt(index + 1)}
          />
        )
      })}
    </ul>
  )
})

export function RideListWaiting() {
  return (
    <div className="stack-3">
      <p className="sr-only" role="status">
        픽업 목록을 불러오고 있어요.
      </p>
      {['first', 'second', 'third'].map((card) => (
        <Skeleton key={card} height="220px" />
      ))}
    </div>
  )
}

interface FoldProps {
  day: string
  fold: RideFold
  /** Rows that are shown, by key. */
  shown: ReadonlyMap<string, SteadyRow>
  filter: BoardFilter
  /** All rides of the family on the day, where not all have come. */
  total: number | undefined
}

const isUnfiltered = ({ branchId, status, driver }: BoardFilter) =>
  branchId === '' && status === '' && driver === ''

/** One row for the many rides of a family, so that nobody else's are pushed out of sight. */
function FoldedRides({ day, fold, shown: looks, filter, total }: FoldProps) {
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

function OpenRides({ rides, looks }: { rides: readonly Ride[]; looks: FoldProps['shown'] }) {
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
