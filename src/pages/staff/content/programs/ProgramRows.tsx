import { useRef, useState } from 'react'
import { formatKRW } from '@/domain/money'
import { formatSchedule } from '@/domain/programs/program'
import { useBranchLabel } from '@/remote/useBranchContacts'
import { useCommand } from '@/remote/useCommand'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { useSteps } from '@/remote/useSteps'
import { saveProgram } from '@/repository/programs/programs'
import { Button } from '@/ui/button/Button'
import { Dialog } from '@/ui/layout/Dialog'
import { DialogFoot } from '@/ui/layout/DialogFoot'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { Remote } from '@/ui/message/Remote'
import { Skeleton } from '@/ui/message/Skeleton'
import { ListHead } from '../../managed/ListHead'
import managed from '../../managed/ManagedList.module.css'
import { ManagedRow } from '../../managed/ManagedRow'
import { closingSteps, closingText, sessionsAheadQuery } from '../../managed/sessionsAhead'
import { useStaffMember } from '../../StaffMemberContext'
import { StepsReport } from '../../StepsReport'
import {
  type ManagedProgram,
  managedPrograms,
  renewedPrograms,
  staffProgramsQuery,
} from './programQueries'

/** Tab 프로그램 (specification 7, section 3). */
export function ProgramRows({ onEdit }: { onEdit: (id: string) => void }) {
  const { uid } = useStaffMember()
  const read = useRemoteRead(staffProgramsQuery(uid))
  const branchLabel = useBranchLabel()
  const [taking, setTaking] = useState<ManagedProgram>()
  const lead = useRef<HTMLParagraphElement>(null)
  const show = useCommand({
    send: (program: ManagedProgram) =>
      saveProgram({ ...program, isPublished: true }, program.isSample ? undefined : program),
    renews: () => renewedPrograms(uid),
    renewsAlways: true,
    failure: '프로그램을 올리지 못했습니다.',
  })
  return (
    <div className="stack-4">
      <ListHead onAdd={() => onEdit('')}>
        <p className="grow-6rem muted" ref={lead} tabIndex={-1}>
          내린 프로그램은 목록에 없고, 예약한 아이의 예약은 그대로예요.
        </p>
      </ListHead>
      <FailureMessage isInline failure={show.failure} onRetry={show.retry} />
      <Remote what="프로그램" read={read} waiting={<Skeleton height="280px" />} focusNext={lead}>
        {(documents) => (
          <ul className={`${managed.list} ruled card`} aria-label="프로그램">
            {managedPrograms(documents).map((program) => (
              <ManagedRow
                key={program.id}
                title={program.title}
                facts={[
                  program.type,
                  branchLabel(program.branchId),
                  formatSchedule(program),
                  program.unitPriceKRW === 0 ? '무료' : formatKRW(program.unitPriceKRW),
                ]}
                isSample={program.isSample}
                isShown={program.isPublished}
                isBusy={show.isBusy && show.given?.id === program.id}
                onEdit={() => onEdit(program.id)}
                onShow={(isShown) => (isShown ? void show.run(program) : setTaking(program))}
              />
            ))}
          </ul>
        )}
      </Remote>
      {taking && <TakeDownDialog program={taking} onClose={() => setTaking(undefined)} />}
    </div>
  )
}

interface TakeDownDialogProps {
  program: ManagedProgram
  onClose: () => void
}

/** 「내리기」: hides the program, then closes its open sessions ahead; bookings stand. */
function TakeDownDialog({ program, onClose }: TakeDownDialogProps) {
  const { uid } = useStaffMember()
  const query = sessionsAheadQuery(uid, [program.id])
  const ahead = useRemoteRead(query)
  const takeDown = useSteps({
    renews: () => [...renewedPrograms(uid), query],
    failure: '프로그램을 내리지 못했습니다.',
  })
  const sessions = ahead.status === 'loaded' ? ahead.data : []
  const hide = {
    key: 'hide',
    name: program.title,
    isCounted: false,
    isRequired: true,
    run: () =>
      saveProgram({ ...program, isPublished: false }, program.isSample ? undefined : program),
  }
  return (
    <Dialog title="내리기" isOpen onClose={onClose} closing="foot">
      <div className="stack-5">
        <p className="bold">{program.title}</p>
        <Remote what="회차" read={ahead} height="28px">
          {(known) => <p>{closingText(known)}</p>}
        </Remote>
        <StepsReport label="회차 닫기" progress={takeDown.progress} />
        <FailureMessage isInline failure={takeDown.failure} />
        <DialogFoot onClose={onClose}>
          <Button
            tone="danger"
            size="large"
            disabled={ahead.status !== 'loaded'}
            isBusy={takeDown.isBusy}
            onClick={() =>
              void takeDown.run([hide, ...closingSteps(sessions)], { onDone: onClose })
            }
          >
            {takeDown.failure ? '계속하기' : '내리기'}
          </Button>
        </DialogFoot>
      </div>
    </Dialog>
  )
}
