import type { ClosureItem } from '@/domain/places/closures'
import { staffQuery } from '@/remote/staffQuery'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { Button } from '@/ui/button/Button'
import { Dialog } from '@/ui/layout/Dialog'
import { DialogFoot } from '@/ui/layout/DialogFoot'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { Skeleton } from '@/ui/message/Skeleton'
import { useStaffMember } from '../../StaffMemberContext'
import { StepsReport } from '../../StepsReport'
import { ClosureWho } from './ClosureCheck'
import { readClosedSessions } from './closureQueries'
import { openingSteps } from './closureSteps'
import type { useClosureRun } from './useClosureRun'

interface Props {
  item: ClosureItem
  run: ReturnType<typeof useClosureRun>
  onClose: () => void
}

/** 「휴무 취소」: opens the days and their sessions again. */
export function ReopenDialog({ item, run, onClose }: Props) {
  const { uid } = useStaffMember()
  const read = useRemoteRead({
    ...staffQuery({
      uid,
      name: ['closed-sessions', item.from, item.until, item.branchIds.join()],
      failure: '닫힌 회차를 확인하지 못했습니다.',
      read: () => readClosedSessions(item),
    }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const data = read.status === 'loaded' ? read.data : undefined
  const press = () => data && void run.run(openingSteps(item, data), { onDone: onClose })
  return (
    <Dialog title="휴무 취소" isOpen onClose={onClose} closing="foot">
      <div className="stack-5">
        <ClosureWho item={item} />
        {data ? (
          <p>
            {`회차 ${data.length}개를 다시 열어요. 휴원한 회차도 열려요. 취소된 예약과 늘린 기간은 그대로예요.`}
          </p>
        ) : (
          read.status === 'loading' && <Skeleton height="48px" />
        )}
        {read.status === 'failed' && <FailureMessage failure={read.failure} onRetry={read.retry} />}
        <StepsReport label="휴무 취소" progress={run.progress} />
        <FailureMessage isInline failure={run.failure} />
        <DialogFoot>
          <Button size="large" onClick={onClose}>
            닫기
          </Button>
          <Button tone="danger" size="large" isBusy={run.isBusy} disabled={!data} onClick={press}>
            {run.failure ? '계속하기' : '휴무 취소'}
          </Button>
        </DialogFoot>
      </div>
    </Dialog>
  )
}
