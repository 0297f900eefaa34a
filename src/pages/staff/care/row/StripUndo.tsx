import { useQueryClient } from '@tanstack/react-query'
import { undoableStep } from '@/domain/care/attendance'
import type { Stay } from '@/domain/care/stay'
import { isOwnFamily } from '@/domain/staff/ownFamily'
import { now } from '@/platform/clock'
import { useCarePresses } from '@/stores/carePresses'
import { useStaffMember } from '../../StaffMemberContext'
import { useStaySteps } from '../commands'
import { latestStay } from './latestStay'
import { UndoButton } from './StayActions'

/** In the strip beside what was marked last. */
export function StripUndo({ row }: { row: string }) {
  const press = useCarePresses((presses) => presses.last[row])
  return press ? <Undo stay={press.stay} /> : null
}

function Undo({ stay }: { stay: Stay }) {
  const staff = useStaffMember()
  const client = useQueryClient()
  const latest = latestStay(client, staff.uid, stay)
  const steps = useStaySteps(latest)
  const undo = undoableStep(latest, now())
  if (!undo || isOwnFamily(staff, latest)) return null
  return <UndoButton stay={latest} steps={steps} undo={undo} />
}
