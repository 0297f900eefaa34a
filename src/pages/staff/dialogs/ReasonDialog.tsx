import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import type { RemoteFailure } from '@/domain/remoteFailure'
import type { RuleResult } from '@/domain/rule'
import { Button } from '@/ui/button/Button'
import type { Elements } from '@/ui/elements'
import { Form } from '@/ui/form/Form'
import { fieldRule } from '@/ui/form/fieldRule'
import { TextField } from '@/ui/form/TextField'
import { Dialog } from '@/ui/layout/Dialog'
import { DialogFoot } from '@/ui/layout/DialogFoot'
import { FailureMessage } from '@/ui/message/FailureMessage'

interface Reason {
  reason: string
}

interface Props {
  title: string
  check: (reason: string) => RuleResult
  limit: number
  hint?: string
  /** Of the button. */
  label: string
  tone?: 'danger' | 'primary'
  command: { isBusy: boolean; failure: RemoteFailure | undefined }
  onRetry?: () => void
  /** `finish` closes the dialog and empties it. */
  onSend: (reason: string, finish: () => void) => void
  isOpen: boolean
  /** Something that the dialog shows is not read yet. */
  isWaiting?: boolean
  onClose: () => void
  /** Above the reason. */
  about?: Elements
  /** Below it. */
  children?: Elements
}

/** Asks why, and does it: the parent reads the reason. */
export function ReasonDialog(props: Props) {
  const { title, check, limit, hint = '보호자에게 보여요.', about, children } = props
  const { label, tone = 'danger', command, onRetry, onSend, isWaiting = false } = props
  const { isOpen, onClose } = props
  const [resolver] = useState(() =>
    zodResolver<Reason, unknown, Reason>(z.object({ reason: z.string().check(fieldRule(check)) })),
  )
  const form = useForm<Reason>({ defaultValues: { reason: '' }, resolver })
  const finish = () => {
    form.reset()
    onClose()
  }
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose} closing="foot" keepMounted>
      <Form
        className="stack-5"
        onSubmit={form.handleSubmit(({ reason }) => onSend(reason, finish))}
      >
        {about}
        <TextField form={form} name="reason" label="사유" hint={hint} limit={limit} />
        {children}
        <FailureMessage isInline failure={command.failure} onRetry={onRetry} />
        <DialogFoot onClose={onClose}>
          <Button
            type="submit"
            tone={tone}
            size="large"
            disabled={isWaiting}
            isBusy={command.isBusy}
          >
            {label}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
