import { useQuery } from '@tanstack/react-query'
import { CheckCheck } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { Link } from 'react-router-dom'
import { dayOf } from '@/domain/dates/day'
import type { Ride } from '@/domain/rides/booked/ride'
import { boardFile } from '@/domain/rides/booked/rideBoard'
import type { BoardRow } from '@/domain/rides/booked/rideFolds'
import { waitingElsewhere } from '@/domain/staff/arrivals'
import { isOwnFamily, OWN_FAMILY_NOTE } from '@/domain/staff/ownFamily'
import { now } from '@/platform/clock'
import { useUrlState } from '@/platform/page/useUrlState'
import { useBranchLabel } from '@/remote/useBranchContacts'
import { Button } from '@/ui/button/Button'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { DayTools } from '../day/DayTools'
import { waitingRidesQuery } from '../queries'
import { useStaffMember } from '../StaffMemberContext'
import { useConfirmAll } from './commands'

interface Props {
  day: string
  /** Those that the filters show. */
  rides: readonly Ride[]
  rows: readonly BoardRow[]
  /** The page's heading, focused when nothing is left to confirm. */
  heading: RefObject<HTMLElement | null>
}

export function BoardTools({ day, rides, rows, heading }: Props) {
  const branchLabel = useBranchLabel()
  const staff = useStaffMember()
  const confirmAll = useConfirmAll()
  // What is folded is out of sight.
  const unfolded = new Set(rows.flatMap(({ ride }) => ride?.id ?? []))
  const all = rides.filter(
    ({ id, status, isUnreadable }) => status === 'requested' && !isUnreadable && unfolded.has(id),
  )
  const requested = all.filter((ride) => !isOwnFamily(staff, ride))
  const button = useRef<HTMLButtonElement>(null)
  /** The button becomes disabled and would lose the focus. */
  const passFocusOn = () => {
    if (document.activeElement === button.current) heading.current?.focus({ preventScroll: true })
  }
  const ask = () => {
    const unassigned = requested.filter(({ driver }) => driver === null).length
    const question = [
      `${requested.length}건을 확정할까요?`,
      unassigned > 0 && `담당이 없는 ${unassigned}건이 있어요.`,
      requested.length < all.length && OWN_FAMILY_NOTE,
    ]
    if (window.confirm(question.filter(Boolean).join('\n')))
      void confirmAll.run(requested, { onDone: passFocusOn })
  }
  return (
    <>
      <DayTools fileName={`픽업-${day}.csv`} fileText={() => boardFile(rides, branchLabel)}>
        <Button
          ref={button}
          tone="tonal"
          disabled={requested.length === 0 && !confirmAll.isBusy}
          isBusy={confirmAll.isBusy}
          onClick={ask}
        >
          <CheckCheck aria-hidden="true" />
          <span>모두 확정하기</span>
        </Button>
      </DayTools>
      <CommandFailure isInline command={confirmAll} />
    </>
  )
}

/** `다른 날의 접수: 11.30(월) 2건`, each a link to its day (specification 7, section 9). */
export function WaitingElsewhere({ day, branchId }: { day: string; branchId: string }) {
  const staff = useStaffMember()
  const { params } = useUrlState()
  const { data: rides = [] } = useQuery(waitingRidesQuery(staff, dayOf(now())))
  const others = waitingElsewhere(rides, { day, branchId })
  if (others.length === 0) return null
  const kept = Object.fromEntries([...params].filter(([name]) => name === 'branch'))
  return (
    <p className="rounded on-tonal px-2 semibold screen-only">
      <span>다른 날의 접수: </span>
      {others.map(({ day: other, text }, index) => (
        <span key={other}>
          {index > 0 && <span>{' · '}</span>}
          <Link
            className="underlined num hit inline-flex middle"
            to={{ search: new URLSearchParams({ ...kept, date: other }).toString() }}
          >
            {text}
          </Link>
        </span>
      ))}
    </p>
  )
}
