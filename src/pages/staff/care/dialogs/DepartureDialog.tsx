import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useDeferredValue, useId } from 'react'
import { useWatch } from 'react-hook-form'
import { MAX_TAKER_NAME, takersOf } from '@/domain/care/attendance'
import type { Stay } from '@/domain/care/stay'
import { arrivalOf } from '@/domain/care/stayState'
import { clockTime } from '@/domain/dates/day'
import { staffStatusLabels } from '@/domain/rides/ride'
import { Button } from '@/ui/button/Button'
import { Form } from '@/ui/form/Form'
import { RadioRow } from '@/ui/form/RadioRow'
import { TextField } from '@/ui/form/TextField'
import { Dialog } from '@/ui/layout/Dialog'
import { DialogFoot } from '@/ui/layout/DialogFoot'
import { useStaffMember } from '../../StaffMemberContext'
import { ridesAboutStayQuery } from '../careQueries'
import { ParentPhone, useChildOfStay } from '../row/CareFacts'
import { StepReport } from '../row/StepReport'
import type { useStaySteps } from '../row/useStaySteps'
import { WhoLine } from '../row/WhoLine'
import styles from './CareDialog.module.css'
import { useDepartureForm } from './useDepartureForm'

interface Props {
  stay: Stay
  steps: ReturnType<typeof useStaySteps>
  isOpen: boolean
  onClose: () => void
}

/** 「하원」 with the taker; none is preselected. */
export function DepartureDialog(props: Props) {
  return (
    <Dialog title="하원" isOpen={props.isOpen} onClose={props.onClose} closing="foot" keepMounted>
      <DepartureForm {...props} />
    </Dialog>
  )
}

function DepartureForm({ stay, steps, isOpen, onClose }: Props) {
  const legendId = useId()
  const { data: child } = useChildOfStay(stay)
  const takers = takersOf(child?.people ?? [])
  const { form, submit, wrong } = useDepartureForm(takers, (leftWith) =>
    steps.press({ kind: 'leave', leftWith }, onClose),
  )
  const takerId = useWatch({ control: form.control, name: 'takerId' })
  const chosen = takers.find(({ id }) => id === takerId)
  const arrivedAt = arrivalOf(stay)
  const pickup = usePickup(stay, isOpen)
  return (
    <Form className={styles.form} onSubmit={submit}>
      <WhoLine stay={stay}>
        {arrivedAt && <span className={styles.time}>{`등원 ${clockTime(arrivedAt)}`}</span>}
      </WhoLine>
      <div role="radiogroup" aria-labelledby={legendId}>
        <p className={styles.legend} id={legendId}>
          데려가는 분
        </p>
        <div className={styles.choices}>
          {takers.map(({ id, kind, label, phone }) => (
            <RadioRow
              key={id}
              {...form.register('takerId')}
              value={id}
              label={label}
              note={
                kind === 'pickup' ? pickup : phone && <span className={styles.phone}>{phone}</span>
              }
            />
          ))}
        </div>
        {wrong && (
          <p className={styles.wrong} role="alert">
            {wrong}
          </p>
        )}
        {chosen?.kind === 'other' && (
          <div className={styles.other}>
            <TextField
              form={form}
              name="name"
              label="이름"
              maxLength={MAX_TAKER_NAME}
              autoComplete="off"
            />
            <p className={styles.warning}>
              <TriangleAlert aria-hidden="true" />
              <span>보호자에게 전화로 확인해 주세요.</span>
            </p>
            <ParentPhone stay={stay} />
          </div>
        )}
      </div>
      {isOpen && <StepReport childName={stay.childName} steps={steps} />}
      <DialogFoot>
        <Button size="large" onClick={onClose}>
          닫기
        </Button>
        <Button type="submit" tone="primary" size="large" isBusy={steps.isBusy}>
          하원하기
        </Button>
      </DialogFoot>
    </Form>
  )
}

/** Start and status of the child's ride today; undefined without one. */
function usePickup(stay: Stay, isOpen: boolean): string | undefined {
  const { uid } = useStaffMember()
  // The dialog is painted before it reads.
  const isShown = useDeferredValue(isOpen, false)
  const { data: rides = [] } = useQuery({ ...ridesAboutStayQuery(uid, stay), enabled: isShown })
  const ride = rides.find(
    ({ childId, status, startsAt }) =>
      childId === stay.childId &&
      !['cancelled', 'declined'].includes(status) &&
      startsAt >= stay.startsAt,
  )
  return ride && `${clockTime(ride.startsAt)} ${staffStatusLabels[ride.status]}`
}
