import { useWatch } from 'react-hook-form'
import { type ChildEntry, childLimits, tidyChildEntry } from '@/domain/account/children'
import { Button } from '@/ui/button/Button'
import { Form } from '@/ui/form/Form'
import { TextAreaField } from '@/ui/form/TextAreaField'
import { AllergenChoice } from './AllergenChoice'
import { ChildBasics } from './ChildBasics'
import styles from './ChildForm.module.css'
import { useChildForm } from './useChildForm'

interface Props {
  entry: ChildEntry
  onSave: (entry: ChildEntry) => void
  onCancel: () => void
}

/** Only the name is required (specification 3, section 10). */
export function ChildForm({ entry, onSave, onCancel }: Props) {
  const form = useChildForm(entry)
  const allergens = useWatch({ control: form.control, name: 'allergens' })
  return (
    <Form
      className="stack-5"
      onSubmit={form.handleSubmit((typed) => onSave(tidyChildEntry(typed)))}
    >
      <ChildBasics
        form={form}
        names={{ name: 'name', birthday: 'birthday', school: 'school' }}
        limits={childLimits}
      />
      <AllergenChoice
        chosen={allergens}
        onChange={(chosen) => form.setValue('allergens', [...chosen])}
      />
      <TextAreaField
        form={form}
        name="careNote"
        label="메모"
        hint="이 기기에만 저장돼요."
        maxLength={childLimits.careNote}
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
