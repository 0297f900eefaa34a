import { zodResolver } from '@hookform/resolvers/zod'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { checkChildName } from '@/domain/account/child'
import { type ChildEntry, childLimits, tidyChildEntry } from '@/domain/account/children'
import type { RuleResult } from '@/domain/rule'
import { checkTextWithin } from '@/domain/text/textLimit'
import { Button } from '@/ui/button/Button'
import { Form } from '@/ui/form/Form'
import { fieldRule } from '@/ui/form/fieldRule'
import { TextAreaField } from '@/ui/form/TextAreaField'
import { AllergenChoice } from './AllergenChoice'
import { birthdayRule } from './birthdayRule'
import { ChildBasics } from './ChildBasics'
import styles from './ChildForm.module.css'

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
        limit={childLimits.careNote}
      />
      <div className={`${styles.actions} on-raised stack-2`}>
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

const childEntrySchema = (
  checkDay: (birthday: string) => RuleResult,
): z.ZodMiniType<ChildEntry, ChildEntry> =>
  z.object({
    name: z.string().check(fieldRule(checkChildName)),
    birthday: z.string().check(fieldRule(checkDay)),
    school: z.string().check(fieldRule(checkTextWithin(childLimits.school))),
    allergens: z.array(z.number()),
    careNote: z.string().check(fieldRule(checkTextWithin(childLimits.careNote))),
  })

const resolver: Resolver<ChildEntry> = (entry, context, options) =>
  zodResolver(childEntrySchema(birthdayRule(options.fields.birthday?.ref)))(entry, context, options)

const useChildForm = (entry: ChildEntry) => useForm<ChildEntry>({ defaultValues: entry, resolver })
