import { Check, Share } from 'lucide-react'
import { shareText } from '@/platform/device/passTextOn'
import { Button } from './Button'
import { useCopied } from './useCopied'

interface Props {
  text: string
  describedBy: string
  label?: string
  className?: string | undefined
}

/** 「공유」, or as it is called: share sheet, else copies the text. */
export function ShareButton({ text, describedBy, label = '공유', className }: Props) {
  const { isCopied, copy } = useCopied()
  const share = async () => {
    if (!(await shareText(text))) copy(text)
  }
  return (
    <Button className={className} aria-describedby={describedBy} onClick={() => void share()}>
      {isCopied ? <Check aria-hidden="true" /> : <Share aria-hidden="true" />}
      <span aria-live="polite">{isCopied ? '복사됨' : label}</span>
    </Button>
  )
}
