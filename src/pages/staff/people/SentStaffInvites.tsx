import { useId } from 'react'
import { inviteEndText } from '@/domain/account/inviteCode'
import { isStaffInviteOpen, type StaffInvite, staffInviteEndsAt } from '@/domain/staff/staffInvite'
import { domesticPhone, maskPhone } from '@/domain/text/phone'
import { now } from '@/platform/clock'
import { failureOf } from '@/remote/failureOf'
import { Button } from '@/ui/button/Button'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { useTakeBackStaffInvite } from './peopleCommands'
import styles from './StaffPeoplePage.module.css'
import { workOf } from './workOf'

interface Props {
  invites: readonly StaffInvite[]
  onTakenBack: () => void
}

/** Those that can still be used. */
export function SentStaffInvites({ invites, onTakenBack }: Props) {
  const headingId = useId()
  const takeBack = useTakeBackStaffInvite()
  const open = invites.filter((invite) => isStaffInviteOpen(invite, now()))
  const remove = (code: string) => {
    if (!takeBack.isPending) takeBack.mutate(code, { onSuccess: onTakenBack })
  }
  if (open.length === 0) return null
  return (
    <section className={`card ${styles.sent}`} aria-labelledby={headingId}>
      <h2 className="text-18" id={headingId}>
        보낸 초대
      </h2>
      <ul className="stack-2">
        {open.map((invite) => (
          <li key={invite.code} className={styles.invite}>
            <div>
              <b id={`${headingId}-${invite.code}`}>{invite.name}</b>{' '}
              <span className="note">{workOf(invite)}</span>
              <p className="note">
                {`${maskPhone(domesticPhone(invite.phone))} · ${inviteEndText(staffInviteEndsAt(invite))}`}
              </p>
            </div>
            <Button
              aria-describedby={`${headingId}-${invite.code}`}
              isBusy={takeBack.isPending && takeBack.variables === invite.code}
              onClick={() => remove(invite.code)}
            >
              초대 취소
            </Button>
          </li>
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
