import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import type { Ride } from '@/domain/rides/ride'
import { checkRefusalReason, MAX_REASON } from '@/domain/rides/rideBoard'
import { Button } from '@/ui/button/Button'
import { Form } from '@/ui/form/Form'
import { fieldRule } from '@/ui/form/fieldRule'
import { TextField } from '@/ui/form/TextField'
import { Dialog } from '@/ui/layout/Dialog'
import { DialogFoot } from '@/ui/layout/DialogFoot'
import { CommandFailure } from '@/ui/message/CommandFailure'
import type { useRideCommands } from '../commands'
import styles from './RideActions.module.css'
import { RidePhones } from './RidePhones'

interface Refusal {
  reason: string
}

const refusalSchema: z.ZodMiniType<Refusal, Refusal> = z.object({
  reason: z.string().check(fieldRule(checkRefusalReason)),
})

interface Props {
  ride: Ride
  isOpen: boolean
  command: ReturnType<typeof useRideCommands>['decline']
  onClose: () => void
}

/** The parent reads the reason and should be called too. */
export function DeclineDialog({ ride, isOpen, command, onClose }: Props) {
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
          autoComplete="off"
        />
        <p className={`${styles.call} row wrap`}>
          <RidePhones ride={ride} isWanted={isOpen} />
          <span>보호자에게 전화로도 알려 주세요.</span>
        </p>
        <CommandFailure isInline command={command} />
        <DialogFoot>
          <Button onClick={onClose}>닫기</Button>
          <Button type="submit" tone="danger" isBusy={command.isBusy}>
            거절하기
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
