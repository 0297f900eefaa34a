import { useState } from 'react'
import { dayOf } from '@/domain/dates/day'
import { closureNotice } from '@/domain/places/closureNotice'
import { daySpanText, passDays } from '@/domain/places/closures'
import { leftAsIsText, ownText } from '@/domain/staff/closureWork'
import { tidyText } from '@/domain/text/tidyText'
import { now } from '@/platform/clock'
import { randomId } from '@/platform/random'
import { useBranchContacts } from '@/remote/useBranchContacts'
import { useCommand } from '@/remote/useCommand'
import { Button } from '@/ui/button/Button'
import { focusOnMount } from '@/ui/focusOnMount'
import { Dialog } from '@/ui/layout/Dialog'
import { DialogFoot } from '@/ui/layout/DialogFoot'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { useStaffMember } from '../../StaffMemberContext'
import { StepsReport } from '../../StepsReport'
import { ClosureCheck, ClosureWho, type Consequence } from './ClosureCheck'
import { ClosureForm, useClosureForm } from './ClosureForm'
import { readPassesToExtend, readToCall, readWork } from './closureQueries'
import type { ClosureEntry } from './closureSchema'
import { closingSteps } from './closureSteps'
import type { useClosureRun } from './useClosureRun'

interface Props {
  run: ReturnType<typeof useClosureRun>
  onClose: () => void
}

/** 「휴무일 추가」: the days, then what they change, then the doing (specification 7, section 2). */
export function ClosureDialog({ run, onClose }: Props) {
  const staff = useStaffMember()
  const form = useClosureForm()
  const ids = useBranchContacts().map(({ id }) => id)
  const [consequence, setConsequence] = useState<Consequence>()
  const looking = useCommand({
    send: (entry: ClosureEntry) => consequenceOf(entry, staff, ids),
    failure: '휴무로 무엇이 바뀌는지 확인하지 못했습니다.',
  })
  const look = (entry: ClosureEntry) => void looking.run(entry, { onDone: setConsequence })
  return (
    <Dialog title="휴무일 추가" isOpen onClose={onClose} closing="foot">
      {consequence ? (
        <ClosureDoing
          consequence={consequence}
          run={run}
          onBack={() => setConsequence(undefined)}
          onClose={onClose}
        />
      ) : (
        <ClosureForm
          form={form}
          onNext={look}
          onClose={onClose}
          isBusy={looking.isBusy}
          failure={looking.failure}
        />
      )}
    </Dialog>
  )
}

async function consequenceOf(
  { branchIds, from, until, reason, isExtending, isAnnounced }: ClosureEntry,
  staff: ReturnType<typeof useStaffMember>,
  allIds: readonly string[],
): Promise<Consequence> {
  const item = { branchIds, from, until, reason: tidyText(reason) }
  const extends_ = isExtending && passDays(item) > 0
  const [work, toCall, passes] = await Promise.all([
    readWork(item, staff),
    readToCall(item),
    extends_ ? readPassesToExtend(item, staff, allIds) : [],
  ])
  return { item, work, toCall, passes, isExtending: extends_, isAnnounced }
}

interface DoingProps {
  consequence: Consequence
  run: ReturnType<typeof useClosureRun>
  onBack: () => void
  onClose: () => void
}

function ClosureDoing({ consequence, run, onBack, onClose }: DoingProps) {
  const staff = useStaffMember()
  const branches = useBranchContacts()
  const [noticeId] = useState(randomId)
  const { item, work, passes, isAnnounced } = consequence
  const press = () => {
    const notice = isAnnounced
      ? { id: noticeId, isPublished: true, ...closureNotice(item, branches, dayOf(now())) }
      : undefined
    void run.run(closingSteps({ item, work, passes, notice, by: staff.uid }))
  }
  if (run.isDone) return <ClosureDone consequence={consequence} run={run} onClose={onClose} />
  const hasBegun = run.progress !== undefined
  return (
    <div className="stack-5">
      {hasBegun ? <ClosureWho item={item} /> : <ClosureCheck consequence={consequence} />}
      <StepsReport label="휴무로 정하기" progress={run.progress} />
      <FailureMessage isInline failure={run.failure} />
      <DialogFoot>
        {hasBegun ? (
          <Button size="large" onClick={onClose}>
            닫기
          </Button>
        ) : (
          <Button size="large" onClick={onBack}>
            이전
          </Button>
        )}
        <Button tone="primary" size="large" isBusy={run.isBusy} onClick={press}>
          {run.failure ? '계속하기' : '휴무로 정하기'}
        </Button>
      </DialogFoot>
    </div>
  )
}

function ClosureDone({ consequence, run, onClose }: Omit<DoingProps, 'onBack'>) {
  const { item, work } = consequence
  const own = ownText(work)
  const left = leftAsIsText(work)
  return (
    <div className="stack-4">
      <p className="bold" role="status" ref={focusOnMount} tabIndex={-1}>
        {`${daySpanText(item, dayOf(now()))}을 휴무로 정했어요.`}
      </p>
      <StepsReport label="휴무로 정하기" progress={run.progress} />
      {own && <p>{own}</p>}
      {left && <p>{left}</p>}
      <DialogFoot>
        <Button tone="primary" size="large" onClick={onClose}>
          닫기
        </Button>
      </DialogFoot>
    </div>
  )
}
