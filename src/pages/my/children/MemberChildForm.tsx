import { Plus, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import {
  Controller,
  type UseFormReturn,
  useFieldArray,
  useFormState,
  useWatch,
} from 'react-hook-form'
import {
  MAX_PEOPLE,
  type MemberChildEntry,
  memberChildLimits,
  type SavedChild,
} from '@/domain/account/memberChild'
import type { RuleResult } from '@/domain/rule'
import { healthConsentLabel } from '@/features/account/childFacts'
import { nextFrame } from '@/platform/page/later'
import type { Command } from '@/remote/useCommand'
import { Button } from '@/ui/button/Button'
import { IconButton } from '@/ui/button/IconButton'
import { Checkbox } from '@/ui/form/Checkbox'
import { Form } from '@/ui/form/Form'
import { TextAreaField } from '@/ui/form/TextAreaField'
import { TextField } from '@/ui/form/TextField'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { StateMessage } from '@/ui/message/StateMessage'
import { AllergenChoice } from './AllergenChoice'
import { ChildBasics } from './ChildBasics'
import styles from './ChildForm.module.css'
import { PhotoConsent } from './PhotoConsent'
import {
  emptyPerson,
  enteredChild,
  type MemberChildFormValues,
  useMemberChildForm,
} from './useMemberChildForm'

interface Props {
  child: SavedChild
  save: Command<readonly SavedChild[], RuleResult>
  refusal: string | undefined
  onSave: (entry: MemberChildEntry) => void
  onCancel: () => void
}

/** Health data needs consent (specification 4, section 2). */
export function MemberChildForm({ child, save, refusal, onSave, onCancel }: Props) {
  const form = useMemberChildForm(child)
  const { isBusy } = save
  const actions = useRef<HTMLDivElement>(null)
  const { control } = form
  const hasConsent = useWatch({ control, name: 'hasHealthConsent' })
  const allergens = useWatch({ control, name: 'allergens' })
  const submit = form.handleSubmit((typed) => {
    if (!isBusy) onSave(enteredChild(typed))
  })
  const changeConsent = (isGiven: boolean) => {
    form.setValue('hasHealthConsent', isGiven)
    if (isGiven) return
    form.setValue('allergens', [])
    form.setValue('careNote', '')
  }
  return (
    <Form className="stack-5" onSubmit={submit}>
      <ChildBasics
        form={form}
        names={{ name: 'name', birthday: 'birthday', school: 'school' }}
        limits={memberChildLimits}
      />
      <Controller
        control={control}
        name="hasHealthConsent"
        render={({ field }) => (
          <Checkbox
            label={healthConsentLabel}
            checked={field.value}
            onChange={(event) => changeConsent(event.target.checked)}
          />
        )}
      />
      <fieldset className="stack-5" disabled={!hasConsent}>
        <AllergenChoice
          chosen={allergens}
          notice="건강에 관한 정보라 적지 않아도 돼요. 번호는 급식 식단표의 번호와 같아요."
          onChange={(chosen) => form.setValue('allergens', [...chosen])}
        />
        <TextAreaField
          form={form}
          name="careNote"
          label="돌봄 메모"
          hint="아지트 선생님이 아이를 돌볼 때 참고해요."
          limit={memberChildLimits.careNote}
        />
      </fieldset>
      <PeopleFields form={form} />
      <PhotoConsent child={child} />
      {refusal && !isBusy && <StateMessage role="alert" message={refusal} />}
      <CommandFailure command={save} onRetry={() => void submit()} focusNext={actions} />
      <div className={`${styles.actions} on-raised stack-2 py-3`} ref={actions} tabIndex={-1}>
        <Button size="large" onClick={onCancel}>
          취소
        </Button>
        <Button type="submit" tone="primary" size="large" isBusy={isBusy}>
          저장
        </Button>
      </div>
    </Form>
  )
}

/** Up to four (specification 4, section 2). */
function PeopleFields({ form }: { form: UseFormReturn<MemberChildFormValues> }) {
  const headingId = useId()
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'people' })
  const addButton = useRef<HTMLButtonElement>(null)
  const take = (index: number) => {
    remove(index)
    // In the next frame, when the add button is enabled again.
    void nextFrame().then(() => addButton.current?.focus({ preventScroll: true }))
  }
  return (
    <div className="stack-3">
      <h3 className="text-16" id={headingId}>
        아이를 데려갈 수 있는 분
      </h3>
      <p className="note">그분의 동의를 받고 적어 주세요.</p>
      <ul className="stack-4" aria-labelledby={headingId}>
        {fields.map((field, index) => (
          <PersonFields key={field.id} form={form} index={index} onTake={() => take(index)} />
        ))}
      </ul>
      <Button
        ref={addButton}
        disabled={fields.length >= MAX_PEOPLE}
        // The field keeps the focus: its message would move the button away from under the finger.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => append({ ...emptyPerson })}
      >
        <Plus aria-hidden="true" />
        <span>보호자 추가</span>
      </Button>
    </div>
  )
}

interface PersonProps {
  form: UseFormReturn<MemberChildFormValues>
  index: number
  onTake: () => void
}

/** A person added after a refused 「저장」 shows no error at first. */
function PersonFields({ form, index, onTake }: PersonProps) {
  const { submitCount } = useFormState({ control: form.control })
  const [pressesBefore] = useState(submitCount)
  const field = {
    form,
    isRequired: true,
    isNew: submitCount === pressesBefore,
    autoComplete: 'off',
  }
  return (
    <li className={`${styles.person} stack-3 inset relative p-4`}>
      <TextField
        {...field}
        name={`people.${index}.name`}
        label="이름"
        limit={memberChildLimits.name}
      />
      <TextField
        {...field}
        name={`people.${index}.relation`}
        label="관계"
        placeholder="예) 할머니"
        limit={memberChildLimits.relation}
      />
      <TextField
        {...field}
        name={`people.${index}.phone`}
        label="연락처"
        type="tel"
        inputMode="tel"
        placeholder="010-1234-5678"
      />
      <IconButton className={styles.remove} label={`보호자 ${index + 1} 삭제`} onClick={onTake}>
        <X aria-hidden="true" />
      </IconButton>
    </li>
  )
}
