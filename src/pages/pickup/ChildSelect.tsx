import { useRef } from 'react'
import { childAvatar } from '@/content/childAvatar'
import type { ChildChoice } from '@/features/account/useChildren'
import { Field } from '@/ui/Field'
import { Picture } from '@/ui/Picture'
import styles from './ChildSelect.module.css'
import { FamilyNotice } from './FamilyNotice'

interface Props {
  options: readonly ChildChoice[]
  value: string
  onChange: (childId: string) => void
  error: string | undefined
}

/** Whose ride it is. */
export function ChildSelect({ options, value, onChange, error }: Props) {
  const isKnown = options.some(({ id }) => id === value)
  const select = useRef<HTMLSelectElement>(null)
  return (
    <>
      <Field
        label="자녀"
        error={error}
        icon={
          isKnown && <Picture picture={childAvatar(value)} alt="" className={styles.face ?? ''} />
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
            {options.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <FamilyNotice focusNext={select} />
    </>
  )
}
