import { addDays } from '@/domain/dates/day'
import { branchesText, type ClosureItem, daySpanText } from '@/domain/places/closures'
import { bookingCount, leftCount, ownText } from '@/domain/staff/closureWork'
import { useBranchContacts } from '@/remote/useBranchContacts'
import { useCommand } from '@/remote/useCommand'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { Button } from '@/ui/button/Button'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { useStaffMember } from '../../StaffMemberContext'
import { StepsReport } from '../../StepsReport'
import { closureWorkQuery, readPassesLeft } from './closureQueries'
import { closingSteps } from './closureSteps'
import { useClosureRun } from './useClosureRun'

interface Props {
  item: ClosureItem
  today: string
  onReopen: () => void
}

/** A closure ahead, with what still stands on its days. */
export function ClosureRow({ item, today, onReopen }: Props) {
  const staff = useStaffMember()
  const branches = useBranchContacts()
  const read = useRemoteRead(closureWorkQuery(staff, item))
  const run = useClosureRun()
  const days = daySpanText(item, today)
  const work = read.status === 'loaded' ? read.data : undefined
  const left = work ? leftCount(work) : 0
  const tomorrow = addDays(today, 1)
  const isUnfinished = work !== undefined && (left > 0 || work.sessions.length > 0)
  const reading = useCommand({
    send: () =>
      readPassesLeft(
        item,
        staff,
        branches.map(({ id }) => id),
      ),
    failure: '이용권을 확인하지 못했습니다.',
  })
  const proceed = () =>
    void reading.run(undefined, {
      onDone: (passes) => {
        if (work) void run.run(closingSteps({ item, work, passes, by: staff.uid }))
      },
    })
  return (
    <li>
      <div className="stack-1">
        <p>{`${days} · ${branchesText(item.branchIds, branches)} · ${item.reason}`}</p>
        {left > 0 && <p className="danger bold">{`남은 예약 ${left}건`}</p>}
        {work && left > 0 && bookingCount(work) === 0 && <p>{ownText(work)}</p>}
        {read.status === 'failed' && (
          <FailureMessage isInline failure={read.failure} onRetry={read.retry} />
        )}
        {(run.isBusy || run.failure) && <StepsReport label={days} progress={run.progress} />}
        <FailureMessage isInline failure={run.failure ?? reading.failure} />
      </div>
      <div className="to-end wrap-2">
        {isUnfinished && (
          <Button
            tone="tonal"
            aria-label={`${days} 계속하기`}
            isBusy={run.isBusy || reading.isBusy}
            onClick={proceed}
          >
            계속하기
          </Button>
        )}
        {item.until >= tomorrow && (
          <Button tone="text" aria-label={`${days} 휴무 취소`} onClick={onReopen}>
            휴무 취소
          </Button>
        )}
      </div>
    </li>
  )
}
