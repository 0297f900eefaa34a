import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { checkCapacity, type ProgramSession } from '@/domain/programs/programSession'
import { typedNumber } from '@/domain/text/typedNumber'
import { Button } from '@/ui/button/Button'
import { Form } from '@/ui/form/Form'
import { fieldRule } from '@/ui/form/fieldRule'
import { TextField } from '@/ui/form/TextField'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { useSetCapacity } from './commands'
import styles from './SessionItem.module.css'

interface CapacityEntry {
  capacity: string
}

const capacityOf = (text: string): number => typedNumber(text, '명') ?? Number.NaN

const capacitySchema = (session: ProgramSession): z.ZodMiniType<CapacityEntry, CapacityEntry> =>
  z.object({
    capacity: z.string().check(fieldRule((text) => checkCapacity(session, capacityOf(text)))),
  })

interface Props {
  session: ProgramSession
}

export function CapacityForm({ session }: Props) {
  const form = useForm<CapacityEntry>({
    // A new capacity fills the field without losing its focus.
    values: { capacity: String(session.capacity) },
    resolver: zodResolver(capacitySchema(session)),
  })
  const resize = useSetCapacity(session)
  const row = `capacity-${session.id}`

  const save = (entry: CapacityEntry) => {
    const capacity = capacityOf(entry.capacity)
    if (capacity !== session.capacity) void resize.run(capacity, { row })
  }

  return (
    <Form className={`${styles.capacity} wrap-2`} data-row={row} onSubmit={form.handleSubmit(save)}>
      <TextField form={form} name="capacity" label="정원" inputMode="numeric" autoComplete="off" />
      <Button className={styles.button} type="submit" isBusy={resize.isBusy}>
        저장
      </Button>
      <CommandFailure isInline command={resize} />
    </Form>
  )
}
