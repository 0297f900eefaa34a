import { useQuery } from '@tanstack/react-query'
import { ArrowRight, ChevronDown } from 'lucide-react'
import { memo } from 'react'
import { clockTime } from '@/domain/dates/day'
import { formatKRW } from '@/domain/money'
import type { Ride } from '@/domain/rides/booked/ride'
import { isRideOver } from '@/domain/rides/booked/rideBoard'
import type { RideMessage } from '@/domain/rides/booked/rideMessage'
import { cancelFeeCharge } from '@/domain/rides/fares/rideCharge'
import { isOwnFamily } from '@/domain/staff/ownFamily'
import { RideStatusTag } from '@/features/rides/RideStatusTag'
import { useFailure } from '@/remote/useFailure'
import { Button } from '@/ui/button/Button'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { SectionBoundary } from '@/ui/message/SectionBoundary'
import { OwnFamilyNote } from '../../OwnFamilyNote'
import { useStaffMember } from '../../StaffMemberContext'
import { UnreadableRow } from '../../UnreadableRow'
import { rideProblems, useChargeFee, useRideCommands } from '../commands'
import { feeChargedQuery } from '../queries'
import { rememberedHeight } from '../rowHeights'
import { RideActions } from './RideActions'
import { RideAssignment } from './RideAssignment'
import { RideFacts } from './RideFacts'
import styles from './RideItem.module.css'

interface RideProps {
  ride: Ride
  messages: readonly RideMessage[]
  /** A row that unfolds. */
  isFolded: boolean
}

interface Props extends RideProps {
  isHidden: boolean
  /** Adjoining ended rides look like lines of one card. */
  joinsPrevious: boolean
  joinsNext: boolean
}

/** A card, then a row that unfolds. Memoised: the list renders whenever its data are confirmed, every 20 s. Has its own error boundary. */
export const RideItem = memo(function RideItem(props: Props) {
  const { ride, messages, isFolded, isHidden, joinsPrevious, joinsNext } = props
  return (
    <li
      className={isFolded ? styles.over : styles.card}
      hidden={isHidden}
      style={{ containIntrinsicBlockSize: rememberedHeight(ride.id) }}
      data-id={ride.id}
      data-row={ride.id}
      data-status={ride.status}
      data-joins-previous={joinsPrevious || undefined}
      data-joins-next={joinsNext || undefined}
    >
      <SectionBoundary name={`${clockTime(ride.startsAt)} ${ride.childName}`}>
        <RideInFull ride={ride} messages={messages} isFolded={isFolded} />
      </SectionBoundary>
    </li>
  )
})

/** Memoised: a filter only hides it. */
const RideInFull = memo(function RideInFull({ ride, messages, isFolded }: RideProps) {
  const commands = useRideCommands()
  const problems = rideProblems(ride, commands)
  const problem = problems.step ?? problems.driver
  const { retry } = problems.step ? commands.step : commands.driver
  if (ride.isUnreadable)
    return (
      <UnreadableRow id={ride.id} at={ride.startsAt}>
        <RideActions ride={ride} commands={commands} />
        <FailureMessage isInline failure={problem} onRetry={retry} />
        {isRideOver(ride) && <ReachedTag ride={ride} />}
      </UnreadableRow>
    )
  if (isFolded) {
    return (
      <>
        <details className={styles.fold}>
          <summary className={`${styles.row} stack-2 middle min-h-60`}>
            <b className={`${styles.time} extrabold tabular tight`}>{clockTime(ride.startsAt)}</b>
            <span className={styles.who}>
              <b>{ride.childName}</b> <Way ride={ride} />
              {ride.cancelFeeKRW > 0 && <b>{` 수수료 ${formatKRW(ride.cancelFeeKRW)}`}</b>}
              <PrintedDriver ride={ride} />
            </span>
            <ReachedTag ride={ride} />
            <ChevronDown className={`${styles.unfold} screen-only faint`} aria-hidden="true" />
          </summary>
          <RideFacts ride={ride} messages={messages} />
        </details>
        <ChargeFee ride={ride} />
        <FailureMessage
          isInline
          failure={problem ?? problems.decline}
          onRetry={problem ? retry : undefined}
        />
      </>
    )
  }
  return (
    <>
      <div className={`${styles.when} gap-10px row`}>
        <b className={`${styles.time} extrabold tabular tight`}>{clockTime(ride.startsAt)}</b>
        <ReachedTag ride={ride} />
      </div>
      <div>
        <RideFacts ride={ride} messages={messages}>
          <Way ride={ride} />
          <PrintedDriver ride={ride} />
        </RideFacts>
      </div>
      <div className={`${styles.foot} screen-only stack-3 one-column from-top`}>
        {!isRideOver(ride) && <RideAssignment ride={ride} command={commands.driver} />}
        <RideActions ride={ride} commands={commands} />
        {isRideOver(ride) && <ChargeFee ride={ride} />}
        <FailureMessage isInline failure={problem} onRetry={retry} />
      </div>
    </>
  )
})

function Way({ ride: { origin, dest } }: { ride: Ride }) {
  return (
    <span className={`${styles.way} icons-16 gap-2px-2 wrap semibold row`}>
      <span>{origin.name}</span>
      <span>
        <ArrowRight aria-label="에서" /> <span>{dest.name}</span>
      </span>
    </span>
  )
}

function PrintedDriver({ ride: { driver } }: { ride: Ride }) {
  return driver && <span className={styles.printed}>{`${driver.name} ${driver.car}`}</span>
}

function ReachedTag({ ride }: { ride: Ride }) {
  const at = ride.reached[ride.status]
  return (
    <span className={`${styles.status} gap-2px-2 inline-flex wrap middle`}>
      <RideStatusTag ride={ride} side="staff" />
      {at && <small>{clockTime(at)}</small>}
    </span>
  )
}

function ChargeFee({ ride }: { ride: Ride }) {
  return cancelFeeCharge(ride) ? <OwedFee ride={ride} /> : null
}

function OwedFee({ ride }: { ride: Ride }) {
  const staff = useStaffMember()
  const { data: isCharged, error, refetch } = useQuery(feeChargedQuery(staff.uid, ride))
  const failure = useFailure(error)
  const charge = useChargeFee()
  const isOwn = isOwnFamily(staff, ride)
  if (isCharged === undefined) {
    return (
      failure && (
        <div className={`${styles.fee} wrap-2 muted middle to-end screen-only`}>
          <FailureMessage isInline failure={failure} onRetry={() => void refetch()} />
        </div>
      )
    )
  }
  return (
    <div className={`${styles.fee} wrap-2 muted middle to-end screen-only`}>
      {isCharged && <p role="status">수수료를 청구했어요.</p>}
      {!isCharged && isOwn && <OwnFamilyNote />}
      {!isCharged && !isOwn && (
        <Button
          tone="tonal"
          isBusy={charge.isBusy}
          onClick={() => void charge.run(ride, { row: ride.id })}
        >
          수수료 청구
        </Button>
      )}
      <CommandFailure isInline command={charge} />
    </div>
  )
}
