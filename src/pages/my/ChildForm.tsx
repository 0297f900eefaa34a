import { useWatch } from 'react-hook-form'
import { type ChildEntry, childLimits, tidyChildEntry } from '@/domain/children'
import { dayOf } from '@/domain/day'
import { now } from '@/platform/clock'
import { Button } from '@/ui/Button'
import { Form } from '@/ui/Form'
import { TextAreaField } from '@/ui/TextAreaField'
import { TextField } from '@/ui/TextField'
import { AllergenChoice } from './AllergenChoice'
import styles from './ChildForm.module.css'
import { useChildForm } from './useChildForm'

interface Props {
  /** What the form starts with. */
  entry: ChildEntry
  onSave: (entry: ChildEntry) => void
  onCancel: () => void
}

/** A child's entry; only the name is required (decisions, section 10). */
export function ChildForm({ entry, onSave, onCancel }: Props) {
  const form = useChildForm(entry)
  const allergens = useWatch({ control: form.control, name: 'allergens' })
  return (
    <Form
      className={styles.form}
      onSubmit={form.handleSubmit((typed) => onSave(tidyChildEntry(typed)))}
    >
      <TextField
        form={form}
        name="name"
        label="이름"
        isRequired
        autoComplete="off"
        maxLength={childLimits.name}
      />
      <TextField form={form} name="birthDay" label="생년월일" type="date" max={dayOf(now())} />
      <TextField
        form={form}
        name="school"
        label="학교"
        autoComplete="off"
        placeholder="예) 성동초등학교"
        maxLength={childLimits.school}
      />
      <AllergenChoice
        chosen={allergens}
        onChange={(chosen) => form.setValue('allergens', [...chosen])}
      />
      <TextAreaField
        form={form}
        name="note"
        label="메모"
        hint="이 기기에만 저장돼요."
        maxLength={childLimits.note}
      />
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
