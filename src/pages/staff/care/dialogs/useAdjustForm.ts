import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import type { Stay } from '@/domain/care/stay'
import { typedKRW } from '@/domain/money'
import { checkAdjustmentAmount, checkAdjustmentNote } from '@/domain/orders/adjustment'
import { fieldRule } from '@/ui/form/fieldRule'
import { useAdjust } from '../commands'

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

export function useAdjustForm({ uid, bookings: [{ id: refId }] }: Stay, onSent: () => void) {
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
