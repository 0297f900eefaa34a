import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { likelyChild } from '@/domain/rides/rideDraft'
import type { ChildChoice } from '@/features/account/useChildren'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { Form } from '@/ui/Form'
import styles from './ChildQuestion.module.css'
import { focusFirstError } from './fieldErrors'

interface Props {
  /** As the lines name children that are not in the account. */
  names: readonly string[]
  /** The children of the account. */
  childList: readonly ChildChoice[]
  /** The id of a child for each name. */
  onChoose: (chosen: ReadonlyMap<string, string>) => void
}

/** Inside 「자녀 선택」: whose rides a cart holds that was filled before there was an account. */
export function ChildQuestion({ names, childList, onChoose }: Props) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(
    () => new Map(names.map((name) => [name, likelyChild(name, childList)?.id ?? ''])),
  )
  const [hasTried, setHasTried] = useState(false)
  const isMissing = (name: string) => !chosen.get(name)
  const goOn = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    flushSync(() => setHasTried(true))
    if (names.some(isMissing)) focusFirstError(event.currentTarget)
    else onChoose(chosen)
  }
  return (
    <Form className={styles.form} onSubmit={goOn}>
      <p>누구의 예약인가요?</p>
      {names.map((name) => (
        <Field
          key={name}
          label={name}
          error={hasTried && isMissing(name) ? '자녀를 선택해 주세요.' : undefined}
        >
          {(control) => (
            <select
              {...control}
              value={chosen.get(name)}
              onChange={({ target }) => setChosen(new Map([...chosen, [name, target.value]]))}
            >
              <option value="">자녀를 선택해 주세요</option>
              {childList.map((child) => (
                <option key={child.id} value={child.id}>
                  {child.name}
                </option>
              ))}
            </select>
          )}
        </Field>
      ))}
      <Button tone="primary" size="large" isBlock type="submit">
        계속
      </Button>
    </Form>
  )
}
