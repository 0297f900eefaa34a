import { useRef } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import {
  type MemberChildEntry,
  memberChildLimits,
  type SavedChild,
} from '@/domain/account/memberChild'
import type { RuleResult } from '@/domain/rule'
import { healthConsentLabel } from '@/features/account/healthConsentLabel'
import type { Command } from '@/remote/useCommand'
import { Button } from '@/ui/button/Button'
import { Checkbox } from '@/ui/form/Checkbox'
import { Form } from '@/ui/form/Form'
import { TextAreaField } from '@/ui/form/TextAreaField'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { StateMessage } from '@/ui/message/StateMessage'
import { AllergenChoice } from './AllergenChoice'
import { ChildBasics } from './ChildBasics'
import styles from './ChildForm.module.css'
import { PeopleFields } from './PeopleFields'
import { PhotoConsent } from './PhotoConsent'
import { enteredChild, useMemberChildForm } from './useMemberChildForm'

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
      <div className={`${styles.actions} stack-2`} ref={actions} tabIndex={-1}>
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
