import { useId } from 'react'
import { formatInviteCode } from '@/domain/account/inviteCode'
import type { Command } from '@/remote/useCommand'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/layout/Card'
import { CommandFailure } from '@/ui/message/CommandFailure'
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
  takeBack: Command<string>
  onTakenBack: () => void
}

/** Invitations that can still be used, each of which can be taken back. */
export function SentInvites({ invites, takeBack, onTakenBack }: Props) {
  const id = useId()
  if (invites.length === 0) return null
  return (
    <Card as="section" className="p-4-5 stack-3" aria-labelledby={id}>
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
              isBusy={takeBack.isBusy && takeBack.given === code}
              onClick={() => void takeBack.run(code, { onDone: onTakenBack })}
            >
              초대 취소
            </Button>
          </li>
        ))}
      </ul>
      <CommandFailure command={takeBack} />
    </Card>
  )
}
