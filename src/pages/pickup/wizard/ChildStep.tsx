import { childAvatar } from '@/content/childAvatar'
import type { Child } from '@/domain/child'
import { Picture } from '@/ui/Picture'
import { RadioRow } from '@/ui/RadioRow'
import styles from './ChildStep.module.css'

interface Props {
  options: readonly Child[]
  value: string
  onChange: (childId: string) => void
  error: string | undefined
}

/** 누구를 데리러 갈까요? */
export function ChildStep({ options, value, onChange, error }: Props) {
  return (
    <fieldset className={styles.group} aria-describedby={error ? 'child-error' : undefined}>
      <legend className="sr-only">자녀</legend>
      {options.map(({ id, name, school }) => (
        <RadioRow
          key={id}
          name="child"
          checked={id === value}
          onChange={() => onChange(id)}
          data-wrong={error ? true : undefined}
          label={
            <span className={styles.child}>
              <Picture picture={childAvatar(id)} alt="" className={styles.face ?? ''} />
              <span>
                <b>{name}</b> {school !== '' && <small>{school}</small>}
              </span>
            </span>
          }
        />
      ))}
      <p className={styles.error} id="child-error" aria-live="polite">
        {error}
      </p>
    </fieldset>
  )
}
