import { useRef } from 'react'
import { childAvatar } from '@/content/childAvatar'
import type { ChildChoice } from '@/features/account/useChildren'
import { RadioRow } from '@/ui/form/RadioRow'
import { Picture } from '@/ui/Picture'
import { ChildListNotice } from '../form/ChildListNotice'
import styles from './ChildStep.module.css'

interface Props {
  childList: readonly ChildChoice[]
  value: string
  onChange: (childId: string) => void
  error: string | undefined
}

export function ChildStep({ childList, value, onChange, error }: Props) {
  const group = useRef<HTMLFieldSetElement>(null)
  return (
    <fieldset
      ref={group}
      tabIndex={-1}
      className="stack-3"
      aria-describedby={error ? 'child-error' : undefined}
    >
      <legend className="sr-only">자녀</legend>
      {childList.map(({ id, name, school }) => (
        <RadioRow
          key={id}
          name="child"
          checked={id === value}
          onChange={() => onChange(id)}
          data-wrong={error ? true : undefined}
          label={
            <span className={`${styles.child} py-3 row-3`}>
              <Picture picture={childAvatar(id)} alt="" className="square-48 pill" />
              <span>
                <b>{name}</b> {school !== '' && <small>{school}</small>}
              </span>
            </span>
          }
        />
      ))}
      <ChildListNotice focusNext={group} />
      <p className="unless-empty danger-note" id="child-error" aria-live="polite">
        {error}
      </p>
    </fieldset>
  )
}
