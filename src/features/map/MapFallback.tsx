import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/ui/button/Button'
import { StateMessage } from '@/ui/message/StateMessage'

interface Props {
  onRetry: () => void
  list: ReactNode
}

export function MapFallback({ onRetry, list }: Props) {
  return (
    <div className="stack-3">
      <StateMessage role="alert" message="지도를 불러오지 못했습니다. 아래 목록에서 선택해 주세요.">
        <Button onClick={onRetry}>
          <RotateCw aria-hidden="true" />
          다시 시도
        </Button>
      </StateMessage>
      {list}
    </div>
  )
}
