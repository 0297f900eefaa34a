import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { checkWhy, type Dose, doseWords, medicationLimits } from '@/domain/care/medication'
import { keyOfStay, type Stay } from '@/domain/care/stay'
import { Button } from '@/ui/button/Button'
import { Form } from '@/ui/form/Form'
import { fieldRule } from '@/ui/form/fieldRule'
import { TextField } from '@/ui/form/TextField'
import { Dialog } from '@/ui/layout/Dialog'
import { DialogFoot } from '@/ui/layout/DialogFoot'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { WhoLine } from '../row/WhoLine'
import type { useDoseCommand } from './useDoseCommand'

interface WhyEntry {
  why: string
}

const whySchema: z.ZodMiniType<WhyEntry, WhyEntry> = z.object({
  why: z.string().check(fieldRule(checkWhy)),
})

interface Props {
  stay: Stay
  dose: Dose
  command: ReturnType<typeof useDoseCommand>
  isOpen: boolean
  onClose: () => void
}

/** 「주지 않았어요」; the parent reads why. */
export function NotGivenDialog({ stay, dose, command, isOpen, onClose }: Props) {
  const form = useForm<WhyEntry>({ defaultValues: { why: '' }, resolver: zodResolver(whySchema) })
  return (
    <Dialog title="주지 않았어요" isOpen={isOpen} onClose={onClose} closing="foot" keepMounted>
      <Form
        className="stack-5"
        onSubmit={form.handleSubmit(
          ({ why }) =>
            void command.run({ kind: 'skip', why }, { onDone: onClose, row: keyOfStay(stay) }),
        )}
      >
        <WhoLine stay={stay}>
          <span className="muted tabular push">{doseWords(dose)}</span>
        </WhoLine>
        <TextField
          form={form}
          name="why"
          label="사유"
          hint="보호자에게 보여요."
          limit={medicationLimits.why}
          autoComplete="off"
        />
        <FailureMessage isInline failure={command.isBusy ? undefined : command.failure} />
        <DialogFoot>
          <Button size="large" onClick={onClose}>
            닫기
          </Button>
          <Button type="submit" tone="primary" size="large" isBusy={command.isBusy}>
            기록하기
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
