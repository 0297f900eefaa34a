import { useQueryClient } from '@tanstack/react-query'
import { undoableStep } from '@/domain/care/attendance'
import type { Stay } from '@/domain/care/stay'
import { isOwnFamily } from '@/domain/staff/ownFamily'
import { now } from '@/platform/clock'
import { useStaffMember } from '../../StaffMemberContext'
import { latestStay } from './latestStay'
import { UndoButton } from './StayActions'
import { useStaySteps } from './useStaySteps'

/** In the strip beside what was marked last. */
export function StripUndo({ stay }: { stay: Stay }) {
  const staff = useStaffMember()
  const client = useQueryClient()
  const latest = latestStay(client, staff.uid, stay)
  const steps = useStaySteps(latest)
  const undo = undoableStep(latest, now())
  if (!undo || isOwnFamily(staff, latest)) return null
  return <UndoButton stay={latest} steps={steps} undo={undo} />
}
