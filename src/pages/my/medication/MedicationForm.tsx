import { Plus, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { type UseFormReturn, useFieldArray, useFormState } from 'react-hook-form'
import {
  MAX_TIMES,
  type Medication,
  medicationLimits,
  storageLabels,
  storages,
} from '@/domain/care/medication'
import type { Stay } from '@/domain/care/stay'
import { clockTime, dayOf, formatShortDay, formatTimeSpan } from '@/domain/dates/day'
import { useBranchName } from '@/remote/useBranchContacts'
import { Button } from '@/ui/button/Button'
import { IconButton } from '@/ui/button/IconButton'
import { Checkbox } from '@/ui/form/Checkbox'
import { Form } from '@/ui/form/Form'
import { RadioRow } from '@/ui/form/RadioRow'
import { TextAreaField } from '@/ui/form/TextAreaField'
import { TextField } from '@/ui/form/TextField'
import { DialogFoot } from '@/ui/layout/DialogFoot'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { StateMessage } from '@/ui/message/StateMessage'
import type { DialogClosing } from '../shared/OwnDialogs'
import styles from './MedicationForm.module.css'
import { type MedicationValues, useMedicationForm } from './useMedicationForm'

interface Props extends DialogClosing {
  stay: Stay
  last: Medication | undefined
  /** Of the child; empty without one. */
  consentVersion: string
}

/** Content of dialog 「투약 의뢰」 (specification 7, section 7). */
export function MedicationForm({ stay, last, consentVersion, onClose, onDone }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const { form, needsConsent, submit, command, refusal } = useMedicationForm({
    stay,
    last,
    consentVersion,
    onAsked: () => onDone('투약을 의뢰했어요.'),
  })
  return (
    <Form className="stack-5" onSubmit={submit}>
      <Summary stay={stay} />
      <div className={`${styles.words} gap-2-3 grid`}>
        <LineField form={form} name="medicine" label="약 이름" />
        <LineField form={form} name="dose" label="먹는 양" />
      </div>
      <LineField form={form} name="symptom" label="증상" />
      <DoseTimes form={form} stay={stay} />
      <StorageChoice form={form} />
      <TextAreaField
        form={form}
        name="note"
        label="부탁할 점"
        rows={2}
        limit={medicationLimits.note}
      />
      <Agreement form={form} name="isAsked" label="보호자로서 이 약을 먹여 주기를 의뢰합니다." />
      {needsConsent && (
        <Agreement
          form={form}
          name="hasHealthConsent"
          label="건강 정보 수집·이용에 동의합니다 (필수)"
        />
      )}
      {refusal && !command.isBusy && <StateMessage role="alert" message={refusal} />}
      <CommandFailure command={command} onRetry={() => void submit()} focusNext={button} />
      <DialogFoot onClose={onClose}>
        <Button ref={button} type="submit" tone="primary" size="large" isBusy={command.isBusy}>
          의뢰하기
        </Button>
      </DialogFoot>
    </Form>
  )
}

function Summary({ stay }: Pick<Props, 'stay'>) {
  const branchName = useBranchName()
  return (
    <p className={`${styles.summary} flex wrap baseline muted tabular`}>
      <b className="plain text-18 extrabold">{stay.childName}</b>{' '}
      <span>
        {`${formatShortDay(dayOf(stay.startsAt))} ${formatTimeSpan(stay)} · ${branchName(stay.branchId) ?? ''}`}
      </span>
    </p>
  )
}

interface FieldProps {
  form: UseFormReturn<MedicationValues>
}

interface LineProps extends FieldProps {
  name: 'medicine' | 'symptom' | 'dose'
  label: string
}

const LineField = ({ form, name, label }: LineProps) => (
  <TextField form={form} name={name} label={label} limit={medicationLimits[name]} isCounted />
)

function StorageChoice({ form }: FieldProps) {
  const id = useId()
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <p className="mb-2 bold note" id={id}>
        보관
      </p>
      <div className="halves gap-2-3 grid">
        {storages.map((storage) => (
          <RadioRow
            key={storage}
            {...form.register('storage')}
            value={storage}
            label={storageLabels[storage]}
          />
        ))}
      </div>
    </div>
  )
}

interface AgreementProps extends FieldProps {
  name: 'isAsked' | 'hasHealthConsent'
  label: string
}

function Agreement({ form, name, label }: AgreementProps) {
  const id = useId()
  const { errors } = useFormState({ control: form.control, name, exact: true })
  const error = errors[name]?.message
  return (
    <div>
      <Checkbox
        label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        {...form.register(name)}
      />
      <p className="unless-empty danger-note" id={id} aria-live="polite">
        {error}
      </p>
    </div>
  )
}

/** One to three times within the stay. */
function DoseTimes({ form, stay }: { form: UseFormReturn<MedicationValues>; stay: Stay }) {
  const id = useId()
  const add = useRef<HTMLButtonElement>(null)
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'times' })
  const take = () => {
    remove(fields.length - 1)
    add.current?.focus({ preventScroll: true })
  }
  return (
    <fieldset className="stack-2" aria-labelledby={id}>
      <legend className="mb-2 bold note" id={id}>
        시간
      </legend>
      <p className="note">{`돌봄 시간 ${formatTimeSpan(stay)}`}</p>
      <div className={`${styles.times} grid gap-2`}>
        {fields.map((field, index) => (
          <TextField
            key={field.id}
            form={form}
            name={`times.${index}.time`}
            label={`${index + 1}번째 시간`}
            type="time"
            min={clockTime(stay.startsAt)}
            max={clockTime(stay.endsAt)}
          />
        ))}
      </div>
      <div className="flex gap-2">
        <Button
          ref={add}
          aria-disabled={fields.length >= MAX_TIMES || undefined}
          // The field keeps the focus: its message would move the button away from under the finger.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => fields.length < MAX_TIMES && append({ time: '' })}
        >
          <Plus aria-hidden="true" />
          <span>시간 추가</span>
        </Button>
        {fields.length > 1 && (
          <IconButton label="시간 빼기" onClick={take}>
            <X aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </fieldset>
  )
}
