import type { Child } from '@/domain/child'
import { paths } from '@/domain/paths'
import { Field } from '@/ui/Field'
import { Link } from '@/ui/Link'
import styles from './DefaultChildSelect.module.css'

interface Props {
  childList: readonly Child[]
  childId: string | undefined
  onChange: (childId: string) => void
}

/** For whom a pressed time is picked at first. */
export function DefaultChildSelect({ childList, childId, onChange }: Props) {
  return (
    <>
      <Field label="기본 자녀" hint="고른 시간은 먼저 이 아이로 담겨요.">
        {(control) => (
          <select
            {...control}
            disabled={childList.length === 0}
            value={childId ?? ''}
            onChange={(event) => onChange(event.target.value)}
          >
            {childList.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      {childList.length === 0 && (
        <p className={styles.missing}>
          예약하려면 먼저{' '}
          <Link className={styles.link} to={paths.myChildren}>
            자녀를 등록해 주세요.
          </Link>
        </p>
      )}
    </>
  )
}
