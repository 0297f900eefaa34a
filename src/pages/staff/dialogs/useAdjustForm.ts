import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { typedKRW } from '@/domain/money'
import {
  type Adjustment,
  adjustmentEntry,
  checkAdjustmentAmount,
  checkAdjustmentNote,
} from '@/domain/orders/adjustment'
import { useCommand } from '@/remote/useCommand'
import { writeEntry } from '@/repository/orders/ledger'
import { fieldRule } from '@/ui/form/fieldRule'
import { ledgerQueries } from '../queries'
import { useStaffMember } from '../StaffMemberContext'

interface AdjustEntry {
  direction: '' | 'add' | 'subtract'
  amount: string
  note: string
}

const blank: AdjustEntry = { direction: '', amount: '', note: '' }

const adjustSchema: z.ZodMiniType<AdjustEntry, AdjustEntry> = z.object({
  // Without a choice a group of radios has the value null.
  direction: z.enum(['add', 'subtract'], { error: '구분을 선택해 주세요.' }),
  amount: z.string().check(fieldRule(checkAdjustmentAmount)),
  note: z.string().check(fieldRule(checkAdjustmentNote)),
})

/** What an adjustment is about: the family, and what is corrected, if anything. */
export interface Adjusted {
  uid: string
  /** Id of a booking, or empty. */
  refId: string
}

export function useAdjustForm({ uid, refId }: Adjusted, onSent: () => void) {
  const command = useAdjust(uid)
  const form = useForm<AdjustEntry>({ defaultValues: blank, resolver: zodResolver(adjustSchema) })
  const send = ({ direction, amount, note }: AdjustEntry) => {
    const amountKRW = typedKRW(amount)
    if (direction === '' || amountKRW === undefined) return
    void command.run(
      { direction, amountKRW, note, refId },
      {
        onDone: () => {
          form.reset(blank)
          onSent()
        },
      },
    )
  }
  return {
    form,
    submit: form.handleSubmit(send),
    command,
    wrong: form.formState.errors.direction?.message,
  }
}

function useAdjust(parentUid: string) {
  const { uid } = useStaffMember()
  return useCommand({
    of: (adjustment: Adjustment) => ({ parentUid, ...adjustment }),
    send: (adjustment, { id }) => writeEntry(parentUid, adjustmentEntry(id, adjustment), uid),
    renews: () => [ledgerQueries(uid)],
    failure: '충전금을 조정하지 못했습니다.',
  })
}
