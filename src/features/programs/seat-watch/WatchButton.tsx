import { Bell, BellRing } from 'lucide-react'
import { useRef } from 'react'
import type { ProgramSession } from '@/domain/programs/programSession'
import { useMember } from '@/remote/useMember'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { Button } from '@/ui/button/Button'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { useWatchCommand } from './commands'
import { watchesQuery } from './queries'
import styles from './WatchButton.module.css'

interface Props {
  session: Pick<ProgramSession, 'id' | 'programId' | 'startsAt'>
  describedBy: string
}

/** 「빈자리 알림」 of a full session, pressed while waiting. */
export function WatchButton({ session, describedBy }: Props) {
  const { familyUid } = useMember()
  const { id: sessionId, programId, startsAt } = session
  const button = useRef<HTMLButtonElement>(null)
  const watches = useRemoteRead(watchesQuery(familyUid))
  const command = useWatchCommand()
  const isOn =
    watches.status === 'loaded' && watches.data.some((watch) => watch.sessionId === sessionId)
  const press = () => void command.run({ watch: { sessionId, programId, startsAt }, isOn: !isOn })
  const Icon = isOn ? BellRing : Bell
  return (
    <>
      <Button
        ref={button}
        className={styles.bell}
        aria-pressed={isOn}
        aria-describedby={describedBy}
        isBusy={command.isBusy}
        onClick={press}
      >
        <Icon aria-hidden="true" />
        <span>빈자리 알림</span>
      </Button>
      {command.failure && (
        <div className="whole-line whole-row">
          <CommandFailure command={command} onRetry={press} focusNext={button} />
        </div>
      )}
    </>
  )
}
