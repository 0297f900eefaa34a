import { memo, useMemo, useRef } from 'react'
import { type Ride, rideStatuses, staffStatusLabels } from '@/domain/rides/booked/ride'
import {
  boardCounts,
  boardOfDay,
  driversOf,
  isOnBoard,
  UNASSIGNED,
} from '@/domain/rides/booked/rideBoard'
import { rideRows } from '@/domain/staff/rideRows'
import { boardNews } from '@/domain/staff/staffNews'
import { useScreenAwake } from '@/platform/device/useScreenAwake'
import { useBranchName } from '@/remote/useBranchContacts'
import { useFailure } from '@/remote/useFailure'
import { Button } from '@/ui/button/Button'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { DayFilters } from '../day/DayFilters'
import { DayPage } from '../day/DayPage'
import { FactsLine } from '../day/FactsLine'
import { BranchFilter, FilterSelect } from '../day/FilterSelect'
import { LiveNews } from '../LiveNews'
import { SteadyLists } from '../list/SteadyLists'
import { useSteadyRows } from '../list/useSteadyRows'
import { NothingOnDay } from '../rest/NothingOnDay'
import { staffHead } from '../staffHead'
import { BoardTools, WaitingElsewhere } from './BoardTools'
import { RideList, RideListWaiting } from './RideList'
import { DRIVER_CARS, DRIVER_NAMES } from './ride/RideAssignment'
import styles from './StaffTodayPage.module.css'
import { useBoard, useBoardAddress } from './useBoard'

const staffTodayHead = staffHead('오늘의 픽업')

const statusOptions = rideStatuses.map((status) => [status, staffStatusLabels[status]] as const)

/** Of what stands beside the names; the list itself says when it fails. */
const FACTS = new Set(['child', 'parent'])

/** 「오늘의 픽업」 (specification 4, section 4). */
export function StaffTodayPage() {
  const branchName = useBranchName()
  const heading = useRef<HTMLHeadingElement>(null)
  const { day, filter, goToDay, enterDay, choose } = useBoardAddress()
  const board = useBoard(day)
  const { branchId, status, driver } = filter
  const driverLabel = driver === UNASSIGNED ? '미배정' : driver
  const shown = useMemo(
    () => board.rides.filter((ride) => isOnBoard({ branchId, status, driver }, ride)),
    [board.rides, branchId, status, driver],
  )
  // Any status: a ride that was cancelled and left the list is news too.
  const ofBranch = useMemo(
    () =>
      board.followed &&
      boardOfDay(board.followed, day).filter((ride) =>
        isOnBoard({ branchId, status: '', driver: '' }, ride),
      ),
    [board.followed, day, branchId],
  )
  const facts = useMemo(
    () => rideRows(board.rows, (ride) => isOnBoard({ branchId, status, driver }, ride)),
    [board.rows, branchId, status, driver],
  )
  const lists = useSteadyRows({ scope: `${day} ${branchId} ${status} ${driver}`, rows: facts })
  const drivers = useMemo(() => driversOf(board.rides), [board.rides])
  useScreenAwake()

  return (
    <DayPage
      title="오늘의 픽업"
      heading={heading}
      tools={<BoardTools day={day} rides={shown} rows={board.rows} heading={heading} />}
      filters={
        <DayFilters day={day} goToDay={goToDay} enterDay={enterDay}>
          <BranchFilter value={branchId} onChoose={(chosen) => choose('branch', chosen)} />
          <FilterSelect
            label="상태"
            all="전체 상태"
            options={statusOptions}
            value={status}
            onChoose={(chosen) => choose('status', chosen)}
          />
          <DriverFilter
            names={drivers}
            value={driver}
            onChoose={(chosen) => choose('driver', chosen)}
          />
        </DayFilters>
      }
      day={day}
      chosen={[branchName(branchId), status && staffStatusLabels[status], driverLabel]}
    >
      <LiveNews key={`${day} ${branchId}`} answer={ofBranch} newsOf={boardNews} />
      <BoardCounts rides={board.savedAt && shown} />
      {board.savedAt && <FactsLine savedAt={board.savedAt} facts={FACTS} />}
      <WaitingElsewhere day={day} branchId={branchId} />
      {board.isLoading && <RideListWaiting />}
      {board.failure && (
        <FailureMessage
          what="오늘의 픽업"
          height={board.savedAt ? undefined : '320px'}
          failure={board.failure}
          onRetry={board.retry}
          focusNext={heading}
        />
      )}
      {board.savedAt && lists.rows.length === 0 && (
        <NothingOnDay
          day={day}
          branchId={branchId}
          isFiltered={status !== '' || driver !== ''}
          message={driver ? `${driverLabel} 픽업이 없어요.` : '이 날의 픽업이 없어요.'}
        />
      )}
      <DriversOfDay rides={board.rides} />
      <SteadyLists lists={lists}>
        {board.savedAt && (
          <RideList
            day={day}
            rows={board.rows}
            shown={lists.rows}
            filter={filter}
            totals={board.totals}
            messages={board.messages}
            heading={heading}
          />
        )}
      </SteadyLists>
      {board.more && <MoreRides count={board.rides.length} more={board.more} />}
    </DayPage>
  )
}

const noCounts = { requested: '–', confirmed: '–', underWay: '–', arrived: '–' } as const

interface DriverProps {
  /** Of the day. */
  names: readonly string[]
  value: string
  onChoose: (value: string) => void
}

/** Keeps who was chosen on days on which they do not drive. */
function DriverFilter({ names, value, onChoose }: DriverProps) {
  const known = value === '' || value === UNASSIGNED ? names : [...new Set([...names, value])]
  const options = [...known.map((name) => [name, name] as const), [UNASSIGNED, '미배정'] as const]
  return (
    <FilterSelect
      label="담당"
      all="전체 담당"
      options={options}
      value={value}
      onChoose={onChoose}
    />
  )
}

/** `rides`: undefined until they are known. */
function BoardCounts({ rides }: { rides: readonly Ride[] | undefined }) {
  const { requested, confirmed, underWay, arrived } = rides ? boardCounts(rides) : noCounts
  return (
    <div className={`${styles.counts} row wrap screen-only`}>
      <Count kind="requested" label="접수" count={requested} />
      <Count kind="confirmed" label="확정" count={confirmed} />
      <Count kind="underWay" label="운행 중" count={underWay} />
      <Count kind="arrived" label="도착" count={arrived} />
    </div>
  )
}

interface CountProps {
  kind: string
  label: string
  count: number | string
}

function Count({ kind, label, count }: CountProps) {
  return (
    <span className={`${styles.count} inline-flex note semibold middle`} data-kind={kind}>
      <span>{label}</span> <b className="plain text-18 extrabold tabular">{count}</b>
    </span>
  )
}

/** What 「담당 선생님」 and 「차량」 suggest: today's. One list for all rows. */
const DriversOfDay = memo(function DriversOfDay({ rides }: { rides: readonly Ride[] }) {
  const cars = new Set(rides.flatMap(({ driver }) => driver?.car || []))
  return (
    <>
      <datalist id={DRIVER_NAMES}>
        {driversOf(rides).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <datalist id={DRIVER_CARS}>
        {[...cars].sort().map((car) => (
          <option key={car} value={car} />
        ))}
      </datalist>
    </>
  )
})

interface Props {
  /** Rides that have come. */
  count: number
  more: { isReading: boolean; error: Error | null; show: () => void }
}

/** Under a day that was not read to its end. */
function MoreRides({ count, more: { isReading, error, show } }: Props) {
  const failure = useFailure(error)
  return (
    <div className="screen-only stack-2 mt-4 centred">
      <p role="status">{`${count}건까지 보여요`}</p>
      <Button size="large" isBusy={isReading} onClick={show}>
        더 보기
      </Button>
      {!isReading && <FailureMessage isInline failure={failure} />}
    </div>
  )
}

export { StaffTodayPage as Component, staffTodayHead as head }
