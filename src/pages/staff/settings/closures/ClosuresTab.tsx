import { useState } from 'react'
import { addDays, dayOf } from '@/domain/dates/day'
import {
  branchesText,
  type ClosureItem,
  type Closures,
  closureItems,
  daySpanText,
} from '@/domain/places/closures'
import { useNow } from '@/platform/useNow'
import { useBranchContacts } from '@/remote/useBranchContacts'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/layout/Card'
import { Disclosure } from '@/ui/layout/Disclosure'
import { Remote } from '@/ui/message/Remote'
import { Skeleton } from '@/ui/message/Skeleton'
import { StateMessage } from '@/ui/message/StateMessage'
import { useStaffMember } from '../../StaffMemberContext'
import styles from '../Settings.module.css'
import { ClosureDialog } from './ClosureDialog'
import { ClosureRow } from './ClosureRow'
import { closuresOfAgitQuery } from './closureQueries'
import { ReopenDialog } from './ReopenDialog'
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
          <Button tone="primary" onClick={() => begin(() => setAdding(true))}>
            휴무일 추가
          </Button>
        </div>
        {ahead.length === 0 ? (
          <StateMessage role="status" message="정한 휴무가 없어요." />
        ) : (
          <ul className={`${styles.items} grid`} aria-label="휴무일">
            {ahead.map((item) => (
              <ClosureRow
                key={itemKey(item)}
                item={item}
                today={today}
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
