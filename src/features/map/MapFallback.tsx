import { RotateCw } from 'lucide-react'
import { Button } from '@/ui/button/Button'
import type { Elements } from '@/ui/elements'
import { StateMessage } from '@/ui/message/StateMessage'

interface Props {
  onRetry: () => void
  list: Elements
}

export function MapFallback({ onRetry, list }: Props) {
  return (
    <div className="stack-3">
      <StateMessage role="alert" message="지도를 불러오지 못했습니다. 아래 목록에서 선택해 주세요.">
        <Button onClick={onRetry}>
          <RotateCw aria-hidden="true" />
          <span>다시 시도</span>
        </Button>
      </StateMessage>
      {list}
    </div>
  )
}
