import { Plus, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { type UseFormReturn, useFieldArray, useFormState } from 'react-hook-form'
import { MAX_PEOPLE, memberChildLimits } from '@/domain/account/memberChild'
import { nextFrame } from '@/platform/page/nextFrame'
import { Button } from '@/ui/button/Button'
import { IconButton } from '@/ui/button/IconButton'
import { TextField } from '@/ui/form/TextField'
import styles from './ChildForm.module.css'
import { emptyPerson, type MemberChildFormValues } from './useMemberChildForm'

/** Up to four (specification 4, section 2). */
export function PeopleFields({ form }: { form: UseFormReturn<MemberChildFormValues> }) {
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
