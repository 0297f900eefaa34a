import { useRemoteRead } from '@/remote/useRemoteRead'
import { useSteps } from '@/remote/useSteps'
import { saveProgram } from '@/repository/programs/programs'
import { Button } from '@/ui/button/Button'
import { Dialog } from '@/ui/layout/Dialog'
import { DialogFoot } from '@/ui/layout/DialogFoot'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { Remote } from '@/ui/message/Remote'
import { closingSteps, closingText, sessionsAheadQuery } from '../../managed/sessionsAhead'
import { useStaffMember } from '../../StaffMemberContext'
import { StepsReport } from '../../StepsReport'
import { type ManagedProgram, renewedPrograms } from './programQueries'

interface Props {
  program: ManagedProgram
  onClose: () => void
}

/** 「내리기」: hides the program, then closes its open sessions ahead; bookings stand. */
export function TakeDownDialog({ program, onClose }: Props) {
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
        <DialogFoot>
          <Button size="large" onClick={onClose}>
            닫기
          </Button>
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
