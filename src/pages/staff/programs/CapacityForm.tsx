import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { checkCapacity, type ProgramSession } from '@/domain/programs/programSession'
import { typedNumber } from '@/domain/text/typedNumber'
import { staffFailureOf } from '@/remote/failureOf'
import { retryOf } from '@/remote/retryOf'
import { Button } from '@/ui/button/Button'
import { Form } from '@/ui/form/Form'
import { fieldRule } from '@/ui/form/fieldRule'
import { TextField } from '@/ui/form/TextField'
import { FailureMessage } from '@/ui/message/FailureMessage'
import styles from './SessionItem.module.css'
import type { useSessionCommands } from './useSessionCommands'

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
  resize: ReturnType<typeof useSessionCommands>['resize']
}

export function CapacityForm({ session, resize }: Props) {
  const form = useForm<CapacityEntry>({
    // A new capacity fills the field without losing its focus.
    values: { capacity: String(session.capacity) },
    resolver: zodResolver(capacitySchema(session)),
  })
  const isMine = resize.variables?.id === session.id

  const save = (entry: CapacityEntry) => {
    const capacity = capacityOf(entry.capacity)
    if (capacity !== session.capacity) resize.mutate({ id: session.id, capacity })
  }

  return (
    <Form
      className={styles.capacity}
      data-row={`capacity-${session.id}`}
      onSubmit={form.handleSubmit(save)}
    >
      <TextField form={form} name="capacity" label="정원" inputMode="numeric" autoComplete="off" />
      <Button className={styles.button} type="submit" isBusy={isMine && resize.isPending}>
        저장
      </Button>
      {isMine && (
        <FailureMessage isInline failure={staffFailureOf(resize.error)} onRetry={retryOf(resize)} />
      )}
    </Form>
  )
}
