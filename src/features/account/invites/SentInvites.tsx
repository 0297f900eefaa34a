import type { UseMutationResult } from '@tanstack/react-query'
import { useId } from 'react'
import { formatInviteCode } from '@/domain/account/inviteCode'
import { failureOf } from '@/remote/failureOf'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/layout/Card'
import { FailureMessage } from '@/ui/message/FailureMessage'
import styles from './SentInvites.module.css'

export interface SentInvite {
  code: string
  /** Who is invited; without it the code stands there. */
  name?: string
  /** As what. */
  work?: string
  note: string
}

interface Props {
  invites: readonly SentInvite[]
  takeBack: UseMutationResult<unknown, Error, string>
  onTakenBack: () => void
}

/** Invitations that can still be used, each of which can be taken back. */
export function SentInvites({ invites, takeBack, onTakenBack }: Props) {
  const id = useId()
  const { mutate, isPending, variables, error } = takeBack
  const remove = (code: string) => {
    if (!isPending) mutate(code, { onSuccess: onTakenBack })
  }
  if (invites.length === 0) return null
  return (
    <Card as="section" className={styles.card} aria-labelledby={id}>
      <h2 className="text-18" id={id}>
        보낸 초대
      </h2>
      <ul className="stack-4">
        {invites.map(({ code, name, work, note }) => (
          <li key={code} className={`${styles.invite} row-4 wrap`}>
            <div>
              <b id={`${id}-${code}`} translate={name ? undefined : 'no'}>
                {name ?? formatInviteCode(code)}
              </b>{' '}
              {work && <span className="note">{work}</span>}
              <p className="note">{note}</p>
            </div>
            <Button
              aria-describedby={`${id}-${code}`}
              isBusy={isPending && variables === code}
              onClick={() => remove(code)}
            >
              초대 취소
            </Button>
          </li>
        ))}
      </ul>
      {error && (
        <FailureMessage failure={failureOf(error)} onRetry={() => remove(variables ?? '')} />
      )}
    </Card>
  )
}
