import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { formatKRW } from '@/domain/money'
import { nextSteps, type Ride } from '@/domain/rides/booked/ride'
import {
  checkRefusalReason,
  isDueSoon,
  MAX_REASON,
  type UsualStep,
  usualStep,
} from '@/domain/rides/booked/rideBoard'
import { isOwnFamily } from '@/domain/staff/ownFamily'
import { useTimeCondition } from '@/platform/useNow'
import { Button } from '@/ui/button/Button'
import { Form } from '@/ui/form/Form'
import { fieldRule } from '@/ui/form/fieldRule'
import { TextField } from '@/ui/form/TextField'
import { Dialog } from '@/ui/layout/Dialog'
import { DialogFoot } from '@/ui/layout/DialogFoot'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { OwnFamilyNote } from '../../OwnFamilyNote'
import { useStaffMember } from '../../StaffMemberContext'
import type { useRideCommands } from '../commands'
import styles from './RideActions.module.css'
import { useHasFareToCheck } from './RideFare'
import { RidePhones } from './RidePhones'

const stepLabels: Record<UsualStep, string> = {
  confirmed: '확정하기',
  onTheWay: '출발',
  pickedUp: '탑승',
  arrived: '도착',
}

interface Props {
  ride: Ride
  commands: ReturnType<typeof useRideCommands>
}

export function RideActions({ ride, commands: { step, decline } }: Props) {
  const isOwn = isOwnFamily(useStaffMember(), ride)
  const [declining, setDeclining] = useState<'never' | 'open' | 'closed'>('never')
  const next = usualStep(ride)
  const isDue = useTimeCondition((now) => isDueSoon(ride, now))
  const hasFareToCheck = useHasFareToCheck(ride)
  // An arrival charges the fare.
  const isFareRight = () =>
    !hasFareToCheck || window.confirm(`요금 ${formatKRW(ride.fareKRW)}이 맞나요?`)
  const canDecline = nextSteps(ride.status, 'staff').includes('declined')
  if (isOwn) return next || canDecline ? <OwnFamilyNote /> : null
  return (
    <div className={`${styles.actions} flex wrap gap-2 to-end`}>
      {canDecline && (
        <Button tone="text" onClick={() => setDeclining('open')}>
          거절하기
        </Button>
      )}
      {next && (
        <Button
          className={styles.next}
          tone={isDue ? 'primary' : 'tonal'}
          isBusy={step.isBusy}
          onClick={() => {
            if (next !== 'arrived' || isFareRight())
              void step.run({ ride, status: next }, { row: ride.id })
          }}
        >
          {stepLabels[next]}
        </Button>
      )}
      {declining !== 'never' && (
        <DeclineDialog
          ride={ride}
          isOpen={declining === 'open'}
          command={decline}
          onClose={() => setDeclining('closed')}
        />
      )}
    </div>
  )
}

interface Refusal {
  reason: string
}

const refusalSchema: z.ZodMiniType<Refusal, Refusal> = z.object({
  reason: z.string().check(fieldRule(checkRefusalReason)),
})

interface DeclineDialogProps {
  ride: Ride
  isOpen: boolean
  command: ReturnType<typeof useRideCommands>['decline']
  onClose: () => void
}

/** The parent reads the reason and should be called too. */
function DeclineDialog({ ride, isOpen, command, onClose }: DeclineDialogProps) {
  const form = useForm<Refusal>({
    defaultValues: { reason: '' },
    resolver: zodResolver(refusalSchema),
  })
  return (
    <Dialog title="거절하기" isOpen={isOpen} onClose={onClose} closing="foot" keepMounted>
      <Form
        className="stack-5"
        onSubmit={form.handleSubmit(
          ({ reason }) => void command.run({ ride, reason }, { row: ride.id, onDone: onClose }),
        )}
      >
        <TextField
          form={form}
          name="reason"
          label="사유"
          hint="보호자에게 보여요."
          limit={MAX_REASON}
        />
        <p className="gap-2-4 row wrap">
          <RidePhones ride={ride} isWanted={isOpen} />
          <span>보호자에게 전화로도 알려 주세요.</span>
        </p>
        <CommandFailure isInline command={command} />
        <DialogFoot onClose={onClose}>
          <Button type="submit" tone="danger" size="large" isBusy={command.isBusy}>
            거절하기
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
