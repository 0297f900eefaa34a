import { useState } from 'react'
import { addDays, dayOf } from '@/domain/dates/day'
import {
  branchesText,
  type ClosureItem,
  type Closures,
  closureItems,
  daySpanText,
} from '@/domain/places/closures'
import { bookingCount, leftCount, ownText } from '@/domain/staff/closureWork'
import { useNow } from '@/platform/useNow'
import { staffQuery } from '@/remote/staffQuery'
import { useBranchContacts } from '@/remote/useBranchContacts'
import { useCommand } from '@/remote/useCommand'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/layout/Card'
import { Dialog } from '@/ui/layout/Dialog'
import { DialogFoot } from '@/ui/layout/DialogFoot'
import { Disclosure } from '@/ui/layout/Disclosure'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { Remote } from '@/ui/message/Remote'
import { Skeleton } from '@/ui/message/Skeleton'
import { StateMessage } from '@/ui/message/StateMessage'
import { useStaffMember } from '../../StaffMemberContext'
import { StepsReport } from '../../StepsReport'
import { NOTICE_STAYS } from '../AnnounceFields'
import styles from '../Settings.module.css'
import { ClosureWho } from './ClosureCheck'
import { ClosureDialog } from './ClosureDialog'
import {
  closuresOfAgitQuery,
  closureWorkQuery,
  readClosedSessions,
  readPassesLeft,
} from './closureQueries'
import { closingSteps, openingSteps } from './closureSteps'
import { useClosureRun } from './useClosureRun'

/** 「휴무일」 (specification 7, section 2). */
export function ClosuresTab() {
  const { uid } = useStaffMember()
  const read = useRemoteRead(closuresOfAgitQuery(uid))
  return (
    <Remote what="휴무일" read={read} waiting={<Skeleton height="240px" />}>
      {(closures) => <ClosureLists closures={closures} />}
    </Remote>
  )
}

function ClosureLists({ closures }: { closures: Closures }) {
  const now = useNow()
  const branches = useBranchContacts()
  const [isAdding, setAdding] = useState(false)
  const [reopened, setReopened] = useState<ClosureItem>()
  const run = useClosureRun()
  if (!now) return null
  const today = dayOf(now)
  const items = closureItems(
    closures,
    branches.map(({ id }) => id),
  )
  const ahead = items.filter(({ until }) => until >= today)
  const past = items.filter(({ until }) => until < today).reverse()
  const close = () => {
    setAdding(false)
    setReopened(undefined)
  }
  const begin = (open: () => void) => {
    run.begin()
    open()
  }
  return (
    <div className="stack-4">
      <Card className="p-5 stack-4">
        <div className="spread-3 wrap">
          <h2 className="text-18">휴무일</h2>
          <Button tone="primary" isBusy={run.isBusy} onClick={() => begin(() => setAdding(true))}>
            휴무일 추가
          </Button>
        </div>
        {!isAdding && !reopened && (run.isBusy || run.failure) && (
          <>
            <StepsReport label="휴무일" progress={run.progress} />
            <FailureMessage isInline failure={run.failure} onRetry={run.retry} />
          </>
        )}
        {ahead.length === 0 ? (
          <StateMessage role="status" message="정한 휴무가 없어요." />
        ) : (
          <ul className={`${styles.items} grid`} aria-label="휴무일">
            {ahead.map((item) => (
              <ClosureRow
                key={itemKey(item)}
                item={item}
                today={today}
                isWaiting={run.isBusy}
                onReopen={() => begin(() => setReopened(fromTomorrow(item, today)))}
              />
            ))}
          </ul>
        )}
      </Card>
      {past.length > 0 && (
        <Disclosure summary="지난 휴무일">
          <ul className="stack-2" aria-label="지난 휴무일">
            {past.map((item) => (
              <li key={itemKey(item)}>{itemText(item, branches, today)}</li>
            ))}
          </ul>
        </Disclosure>
      )}
      {isAdding && <ClosureDialog run={run} onClose={close} />}
      {reopened && <ReopenDialog item={reopened} run={run} onClose={close} />}
    </div>
  )
}

/** What has come is over. */
const fromTomorrow = (item: ClosureItem, today: string): ClosureItem =>
  item.from > today ? item : { ...item, from: addDays(today, 1) }

const itemKey = (item: ClosureItem): string => JSON.stringify(item)

const itemText = (
  item: ClosureItem,
  branches: readonly { id: string; name: string }[],
  today: string,
): string =>
  [daySpanText(item, today), branchesText(item.branchIds, branches), item.reason].join(' · ')

interface Props {
  item: ClosureItem
  run: ReturnType<typeof useClosureRun>
  onClose: () => void
}

/** 「휴무 취소」: opens the days and their sessions again. */
function ReopenDialog({ item, run, onClose }: Props) {
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
        <p className="note">{NOTICE_STAYS}</p>
        {read.status === 'failed' && <FailureMessage failure={read.failure} onRetry={read.retry} />}
        <StepsReport label="휴무 취소" progress={run.progress} />
        <FailureMessage isInline failure={run.failure} />
        <DialogFoot onClose={onClose}>
          <Button tone="danger" size="large" isBusy={run.isBusy} disabled={!data} onClick={press}>
            {run.failure ? '계속하기' : '휴무 취소'}
          </Button>
        </DialogFoot>
      </div>
    </Dialog>
  )
}

interface ClosureRowProps {
  item: ClosureItem
  today: string
  /** For what was decided before. */
  isWaiting: boolean
  onReopen: () => void
}

/** A closure ahead, with what still stands on its days. */
function ClosureRow({ item, today, isWaiting, onReopen }: ClosureRowProps) {
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
      <div className="push to-end wrap-2">
        {isUnfinished && (
          <Button
            tone="tonal"
            aria-label={`${days} 계속하기`}
            isBusy={isWaiting || run.isBusy || reading.isBusy}
            onClick={proceed}
          >
            계속하기
          </Button>
        )}
        {item.until >= tomorrow && (
          <Button
            tone="text"
            aria-label={`${days} 휴무 취소`}
            isBusy={isWaiting}
            onClick={onReopen}
          >
            휴무 취소
          </Button>
        )}
      </div>
    </li>
  )
}
