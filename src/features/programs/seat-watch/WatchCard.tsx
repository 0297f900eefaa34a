import { Bell, BellRing } from 'lucide-react'
import { type RefObject, useId, useRef } from 'react'
import { closedWord, isCareProgram } from '@/domain/care/careSession'
import type { SeatWatch, WatchedSession } from '@/domain/programs/seatWatch'
import { carePath, programPath } from '@/domain/site/paths'
import { Button } from '@/ui/button/Button'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { Card } from '@/ui/layout/Card'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { Tag } from '@/ui/Tag'
import { useWatchCommand } from './commands'
import styles from './WatchList.module.css'

interface Props {
  watched: WatchedSession
  name: string
  time: string
  /** Gets the focus when the card disappears. */
  focusNext: RefObject<HTMLElement | null>
}

export function WatchCard({ watched, name, time, focusNext }: Props) {
  const { watch, session, hasSeat } = watched
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const command = useWatchCommand()
  const turnOff = () =>
    void command.run({ watch, isOn: false }, { onDone: () => focusNext.current?.focus() })
  const Icon = hasSeat ? BellRing : Bell
  return (
    <Card as="li" className={`${styles.card} grid p-5`} data-free={hasSeat || undefined}>
      <div className={`${styles.top} stack-3 middle`}>
        <span className={`${styles.icon} center pill muted on-sunken`}>
          <Icon aria-hidden="true" />
        </span>
        <div id={id}>
          <p className={`${styles.time} amount text-18`}>{time}</p>
          <p className="note">{name}</p>
        </div>
        {session && !hasSeat && (
          <Tag tone="plain">{session.closed ? closedWord(session) : '마감'}</Tag>
        )}
      </div>
      {hasSeat && (
        <p className={`${styles.free} text-22 tight`}>
          <b>자리가 났어요.</b>
        </p>
      )}
      <p className="note">문자는 보내지 않아요. 이 화면에서 확인해 주세요.</p>
      <CommandFailure command={command} focusNext={button} />
      <div className={`${styles.actions} flex wrap gap-2`}>
        <Button
          ref={button}
          isBlock
          aria-describedby={id}
          isBusy={command.isBusy}
          onClick={turnOff}
        >
          알림 끄기
        </Button>
        {hasSeat && (
          <ButtonLink tone="primary" isBlock aria-describedby={id} to={seatPath(watch)}>
            예약하기
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}

const seatPath = ({ programId, sessionId }: SeatWatch): string =>
  isCareProgram(programId)
    ? carePath({ session: sessionId })
    : `${programPath(programId)}?session=${encodeURIComponent(sessionId)}`
