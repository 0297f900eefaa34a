import { useRef } from 'react'
import { useProfileCommand } from '@/features/account/useProfileCommand'
import { failureOf } from '@/remote/failureOf'
import { Checkbox } from '@/ui/Checkbox'
import { FailureMessage } from '@/ui/FailureMessage'
import { StatusLine } from './StatusLine'

interface Props {
  uid: string
  isAllowed: boolean
}

/** Consent to marketing, given and taken back at once. */
export function MarketingChoice({ uid, isAllowed }: Props) {
  const command = useProfileCommand(uid)
  const line = useRef<HTMLParagraphElement>(null)
  const wanted = command.isPending ? command.variables.isMarketingAllowed : undefined
  const save = (isMarketingAllowed: boolean) => {
    if (!command.isPending) command.mutate({ isMarketingAllowed })
  }
  return (
    <div>
      <Checkbox
        label="마케팅 정보 수신"
        checked={wanted ?? isAllowed}
        aria-busy={command.isPending || undefined}
        onChange={(event) => save(event.target.checked)}
      />
      <StatusLine message={command.isSuccess ? '수신 설정을 저장했어요.' : ''} ref={line} />
      {command.error && (
        <FailureMessage
          failure={failureOf(command.error)}
          onRetry={() => save(!isAllowed)}
          focusNext={line}
        />
      )}
    </div>
  )
}
