import { useRef } from 'react'
import { childAvatar } from '@/content/childAvatar'
import { isSignedIn } from '@/features/account/accountOf'
import { useAccount } from '@/features/account/useAccount'
import type { ChildChoice } from '@/features/account/useChildren'
import { Field } from '@/ui/form/Field'
import { Picture } from '@/ui/Picture'
import { ChildListNotice } from './ChildListNotice'
import styles from './ReservationForm.module.css'

interface Props {
  childList: readonly ChildChoice[]
  value: string
  onChange: (childId: string) => void
  error: string | undefined
}

export function ChildSelect({ childList, value, onChange, error }: Props) {
  const isMember = isSignedIn(useAccount())
  const isKnown = childList.some(({ id }) => id === value)
  const select = useRef<HTMLSelectElement>(null)
  // A member's form is filled in: the face has its place before.
  const face = isMember && <span className={styles.blank} />
  return (
    <div className={styles.child}>
      <Field
        label="자녀"
        error={error}
        icon={
          isKnown ? <Picture picture={childAvatar(value)} alt="" className={styles.face} /> : face
        }
      >
        {(control) => (
          <select
            {...control}
            ref={select}
            value={isKnown ? value : ''}
            onChange={({ target }) => onChange(target.value)}
          >
            <option value="">자녀를 선택해 주세요</option>
            {childList.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <ChildListNotice focusNext={select} />
    </div>
  )
}
