import { useState } from 'react'
import { checkCapacity, type ProgramSession } from '@/domain/programSession'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { Form } from '@/ui/Form'
import { CommandProblem } from '../CommandProblem'
import styles from './SessionItem.module.css'
import type { useSessionCommands } from './useSessionCommands'

interface Props {
  session: ProgramSession
  resize: ReturnType<typeof useSessionCommands>['resize']
}

/** How many children a session has room for. */
export function CapacityForm({ session, resize }: Props) {
  const [text, setText] = useState(String(session.capacity))
  const [error, setError] = useState<string>()
  const isMine = resize.variables?.id === session.id

  const save = () => {
    const capacity = text.trim() === '' ? Number.NaN : Number(text)
    const checked = checkCapacity(session, capacity)
    setError(checked.ok ? undefined : checked.reason)
    if (checked.ok && capacity !== session.capacity) resize.mutate({ id: session.id, capacity })
  }

  return (
    <Form
      className={styles.capacity}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Field label="정원" error={error}>
        {(control) => (
          <input
            {...control}
            type="number"
            inputMode="numeric"
            min={Math.max(1, session.taken)}
            max={1000}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button className={styles.button} type="submit" isBusy={isMine && resize.isPending}>
        저장
      </Button>
      {isMine && <CommandProblem error={resize.error} />}
    </Form>
  )
}
