import type { RefObject } from 'react'
import { Link } from 'react-router-dom'
import { remoteFailures } from '@/domain/remoteFailure'
import { paths } from '@/domain/site/paths'
import { useAccount } from '@/features/account/useAccount'
import { type Children, childListOf, childrenReadOf } from '@/features/account/useChildren'
import { Field } from '@/ui/form/Field'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { Remote } from '@/ui/message/Remote'

interface Props {
  known: Children
  childId: string | undefined
  onChange: (childId: string) => void
  focusNext: RefObject<HTMLElement | null>
}

/** The child for which a pressed time is picked. */
export function DefaultChildSelect({ known, childId, onChange, focusNext }: Props) {
  const childList = childListOf(known)
  const read = childrenReadOf(known)
  const isEnded = useAccount().status === 'ended'
  const hasNone = childList.length === 0 && (!read || read.status === 'loaded')
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
      {read && <Remote what="자녀" read={read} focusNext={focusNext} />}
      {isEnded && <FailureMessage failure={remoteFailures.signedOut} focusNext={focusNext} />}
      {hasNone && !isEnded && (
        <p className="mt-3 semibold">
          <span>예약하려면 먼저</span>{' '}
          <Link className="underlined accent" to={paths.myChildren}>
            자녀를 등록해 주세요.
          </Link>
        </p>
      )}
    </>
  )
}
