import { useId } from 'react'
import { type FamilyInvite, guardianRightLabels, inviteEndsAt } from '@/domain/account/family'
import { formatInviteCode, inviteEndText } from '@/domain/account/inviteCode'
import { failureOf } from '@/remote/failureOf'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/layout/Card'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { useTakeBackInvite } from './familyCommands'
import styles from './MyFamilyPage.module.css'

interface Props {
  invites: readonly FamilyInvite[]
  onTakenBack: () => void
}

/** Those that can still be used. */
export function SentInvites({ invites, onTakenBack }: Props) {
  const headingId = useId()
  const takeBack = useTakeBackInvite()
  const remove = (code: string) => {
    if (!takeBack.isPending) takeBack.mutate(code, { onSuccess: onTakenBack })
  }
  if (invites.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby={headingId}>
      <h2 className="text-18" id={headingId}>
        보낸 초대
      </h2>
      <ul className={styles.list}>
        {invites.map((invite) => (
          <Card as="li" key={invite.code} className={styles.card}>
            <div className={styles.who}>
              <b className={styles.code} id={`${headingId}-${invite.code}`} translate="no">
                {formatInviteCode(invite.code)}
              </b>
              <p className="note">{`${guardianRightLabels[invite.role]} · ${inviteEndText(inviteEndsAt(invite))}`}</p>
            </div>
            <Button
              aria-describedby={`${headingId}-${invite.code}`}
              isBusy={takeBack.isPending && takeBack.variables === invite.code}
              onClick={() => remove(invite.code)}
            >
              초대 취소
            </Button>
          </Card>
        ))}
      </ul>
      {takeBack.error && (
        <FailureMessage
          failure={failureOf(takeBack.error)}
          onRetry={() => remove(takeBack.variables ?? '')}
        />
      )}
    </section>
  )
}
