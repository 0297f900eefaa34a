import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { addDays, formatShortDay } from '@/domain/dates/day'
import type { Pass } from '@/domain/orders/pass'
import {
  checkExtensionDays,
  checkExtensionReason,
  extensionDays,
  MAX_EXTENSION_REASON,
} from '@/domain/orders/passExtension'
import { tidyLineWithin } from '@/domain/text/tidyText'
import { useCommand } from '@/remote/useCommand'
import { extendPass } from '@/repository/orders/passes'
import { Button } from '@/ui/button/Button'
import { Form } from '@/ui/form/Form'
import { fieldRule } from '@/ui/form/fieldRule'
import { TextField } from '@/ui/form/TextField'
import { Dialog } from '@/ui/layout/Dialog'
import { DialogFoot } from '@/ui/layout/DialogFoot'
import { CommandFailure } from '@/ui/message/CommandFailure'
import shared from '../../dialogs/StaffDialog.module.css'
import { type FamilyPageOf, passesOfFamilyQuery } from '../queries'

interface ExtensionEntry {
  days: string
  reason: string
}

const blank: ExtensionEntry = { days: '', reason: '' }

const extensionSchema: z.ZodMiniType<ExtensionEntry, ExtensionEntry> = z.object({
  days: z.string().check(fieldRule(checkExtensionDays)),
  reason: z.string().check(fieldRule(checkExtensionReason)),
})

interface Props {
  pass: Pass
  page: FamilyPageOf
  nickname: string
  isOpen: boolean
  onClose: () => void
}

/** 「기간 늘리기」 (specification 7, section 5). */
export function ExtendPassDialog(props: Props) {
  const { isOpen, onClose } = props
  return (
    <Dialog title="기간 늘리기" isOpen={isOpen} onClose={onClose} closing="foot" keepMounted>
      <ExtensionForm {...props} />
    </Dialog>
  )
}

function ExtensionForm({ pass, page, nickname, onClose }: Props) {
  const command = useExtendPass(page, pass)
  const form = useForm<ExtensionEntry>({
    defaultValues: blank,
    resolver: zodResolver(extensionSchema),
  })
  const typed = useWatch({ control: form.control, name: 'days' })
  const days = extensionDays(typed)
  const submit = form.handleSubmit(({ reason }) => {
    if (days === undefined) return
    void command.run(
      { days, reason },
      {
        onDone: () => {
          form.reset(blank)
          onClose()
        },
      },
    )
  })
  const last = formatShortDay(pass.expiresOn)
  return (
    <Form className="stack-5" onSubmit={submit}>
      <p className={shared.who}>
        <b className="text-18 extrabold tight">{pass.label}</b>{' '}
        <span>{`${nickname} 가족 · ~${last}`}</span>
      </p>
      <TextField
        form={form}
        name="days"
        label="일수"
        unit="일"
        inputMode="numeric"
        hint={
          days === undefined
            ? `지금은 ${last}까지예요.`
            : `${last} → ${formatShortDay(addDays(pass.expiresOn, days))}`
        }
      />
      <TextField
        form={form}
        name="reason"
        label="사유"
        hint="보호자에게도 보여요."
        limit={MAX_EXTENSION_REASON}
      />
      <CommandFailure isInline command={command} />
      <DialogFoot onClose={onClose}>
        <Button type="submit" tone="primary" size="large" isBusy={command.isBusy}>
          늘리기
        </Button>
      </DialogFoot>
    </Form>
  )
}

interface Extension {
  days: number
  reason: string
}

/** 「늘리기」. */
const useExtendPass = (page: FamilyPageOf, pass: Pass) =>
  useCommand({
    of: (extension: Extension) => ({ uid: page.uid, passId: pass.id, ...extension }),
    send: ({ days, reason }, { id }) =>
      extendPass(
        { uid: page.uid, id: pass.id },
        { id, days, reason: tidyLineWithin(reason, MAX_EXTENSION_REASON), by: page.staffUid },
      ),
    renews: () => [passesOfFamilyQuery(page)],
    failure: '이용권의 기간을 늘리지 못했습니다.',
  })
