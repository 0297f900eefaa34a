import { Button } from '@/ui/button/Button'
import { useCopied } from '@/ui/button/useCopied'

interface Props {
  /** To go on at in another browser; without it this page. */
  address?: string | undefined
}

/** In-app browsers block popups: copies the address for another browser. */
export function BlockedWindow({ address }: Props) {
  const { isCopied, copy } = useCopied()
  return (
    <div className="items-start alert stack-3" role="alert">
      <p>로그인 창을 열지 못했어요. Safari나 Chrome에서 열어 주세요.</p>
      <Button onClick={() => copy(address ?? window.location.href)}>
        {isCopied ? '복사됨' : '주소 복사'}
      </Button>
    </div>
  )
}
