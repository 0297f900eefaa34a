import { useQuery } from '@tanstack/react-query'
import { isOwnFamily } from '@/domain/staff/ownFamily'
import { Button } from '@/ui/button/Button'
import { useStaffMember } from '../../StaffMemberContext'
import type { useStaySteps } from '../commands'
import { usesReturnedQuery } from '../queries'
import { ScreenReaderName } from './ScreenReaderName'
import styles from './StayRow.module.css'
import type { StayRowProps } from './stayRowProps'

interface Props {
  row: StayRowProps
  steps: ReturnType<typeof useStaySteps>
}

/** A missed or cancelled stay: its uses are returned, or the button that returns those of a missed one. */
export function UsesBack({ row, steps }: Props) {
  const { kind } = row.state
  return kind === 'absent' || kind === 'cancelled' ? <Uses row={row} steps={steps} /> : null
}

function Uses({ row: { stay, state }, steps }: Props) {
  const staff = useStaffMember()
  const { data: areGivenBack } = useQuery(usesReturnedQuery(staff.uid, stay))
  const hasPass = stay.bookings.some(({ passId }) => passId !== undefined)
  const canGiveBack = state.kind === 'absent' && !isOwnFamily(staff, stay)
  if (!hasPass) return null
  if (areGivenBack)
    return <p className={`${styles.givenBack} note semibold`}>이용권을 돌려드렸어요.</p>
  if (!canGiveBack || areGivenBack === undefined) return null
  return (
    <Button isBusy={steps.isBusy} onClick={() => steps.press({ kind: 'returnUses' })}>
      <span>
        <ScreenReaderName stay={stay} />
        <span>이용권 돌려주기</span>
      </span>
    </Button>
  )
}
