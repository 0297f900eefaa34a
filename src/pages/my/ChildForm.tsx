import { useRef, useState } from 'react'
import {
  type ChildEntry,
  type ChildProblems,
  childLimits,
  childProblems,
  tidyChildEntry,
} from '@/domain/children'
import { dayOf } from '@/domain/day'
import { now } from '@/platform/clock'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { Form } from '@/ui/Form'
import { AllergenChoice } from './AllergenChoice'
import styles from './ChildForm.module.css'

interface Props {
  /** What the form starts with. */
  entry: ChildEntry
  onSave: (entry: ChildEntry) => void
  onCancel: () => void
}

/** A child's entry; only the name is required (decisions, section 10). */
export function ChildForm({ entry: initial, onSave, onCancel }: Props) {
  const [entry, setEntry] = useState<ChildEntry>(initial)
  const [problems, setProblems] = useState<ChildProblems>({})
  const nameInput = useRef<HTMLInputElement>(null)
  const birthInput = useRef<HTMLInputElement>(null)

  const change = (part: Partial<ChildEntry>) => {
    setEntry({ ...entry, ...part })
    const mended = Object.keys(part)
    setProblems(
      Object.fromEntries(Object.entries(problems).filter(([key]) => !mended.includes(key))),
    )
  }
  const submit = () => {
    // A date that is typed half has no value yet; it must not be dropped in silence.
    const isHalfTyped = birthInput.current?.validity.badInput
    const found = {
      ...childProblems(entry, dayOf(now())),
      ...(isHalfTyped && { birthDay: '생년월일을 끝까지 입력해 주세요.' }),
    }
    setProblems(found)
    if (found.name) nameInput.current?.focus()
    else if (found.birthDay) birthInput.current?.focus()
    else onSave(tidyChildEntry(entry))
  }

  return (
    <Form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Field label="이름" isRequired error={problems.name}>
        {(control) => (
          <input
            {...control}
            ref={nameInput}
            type="text"
            autoComplete="off"
            maxLength={childLimits.name}
            value={entry.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </Field>
      <Field label="생년월일" error={problems.birthDay}>
        {(control) => (
          <input
            {...control}
            ref={birthInput}
            type="date"
            max={dayOf(now())}
            value={entry.birthDay}
            onChange={({ target }) => change({ birthDay: target.value })}
          />
        )}
      </Field>
      <Field label="학교">
        {(control) => (
          <input
            {...control}
            type="text"
            autoComplete="off"
            placeholder="예) 성동초등학교"
            maxLength={childLimits.school}
            value={entry.school}
            onChange={({ target }) => change({ school: target.value })}
          />
        )}
      </Field>
      <AllergenChoice chosen={entry.allergens} onChange={(allergens) => change({ allergens })} />
      <Field label="메모" hint="이 기기에만 저장돼요.">
        {(control) => (
          <textarea
            {...control}
            maxLength={childLimits.note}
            value={entry.note}
            onChange={({ target }) => change({ note: target.value })}
          />
        )}
      </Field>
      <div className={styles.actions}>
        <Button size="large" onClick={onCancel}>
          취소
        </Button>
        <Button type="submit" tone="primary" size="large">
          저장
        </Button>
      </div>
    </Form>
  )
}
