import { useRef } from 'react'
import { useProfileCommand } from '@/features/account/commands'
import { profileQuery } from '@/features/account/queries'
import { useMember } from '@/remote/useMember'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { Checkbox } from '@/ui/form/Checkbox'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { Remote } from '@/ui/message/Remote'
import { StatusLine } from '../shared/StatusLine'

/** The choice's height, so that nothing below moves. */
const CHOICE_HEIGHT = '52px'

export function MarketingChoice() {
  const { ownUid } = useMember()
  const profile = useRemoteRead(profileQuery(ownUid))
  const focusTarget = useRef<HTMLDivElement>(null)
  return (
    <div ref={focusTarget} tabIndex={-1} aria-busy={profile.status === 'loading'}>
      <Remote what="마케팅 정보 수신" read={profile} height={CHOICE_HEIGHT} focusNext={focusTarget}>
        {(known) => known && <Choice isAllowed={known.isMarketingAllowed} />}
      </Remote>
    </div>
  )
}

function Choice({ isAllowed }: { isAllowed: boolean }) {
  const command = useProfileCommand()
  const line = useRef<HTMLParagraphElement>(null)
  const wanted = command.isBusy ? command.given?.isMarketingAllowed : undefined
  return (
    <>
      <Checkbox
        label="마케팅 정보 수신"
        checked={wanted ?? isAllowed}
        aria-busy={command.isBusy || undefined}
        onChange={({ target }) => void command.run({ isMarketingAllowed: target.checked })}
      />
      <StatusLine message={command.isDone ? '수신 설정을 저장했어요.' : ''} ref={line} />
      <CommandFailure command={command} focusNext={line} />
    </>
  )
}
