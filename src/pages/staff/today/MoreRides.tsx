import { useFailure } from '@/remote/useFailure'
import { Button } from '@/ui/button/Button'
import { FailureMessage } from '@/ui/message/FailureMessage'

interface Props {
  /** Rides that have come. */
  count: number
  more: { isReading: boolean; error: Error | null; show: () => void }
}

/** Under a day that was not read to its end. */
export function MoreRides({ count, more: { isReading, error, show } }: Props) {
  const failure = useFailure(error)
  return (
    <div className="screen-only stack-2 mt-4 centred">
      <p role="status">{`${count}건까지 보여요`}</p>
      <Button size="large" isBusy={isReading} onClick={show}>
        더 보기
      </Button>
      {!isReading && <FailureMessage isInline failure={failure} />}
    </div>
  )
}
