import { useEffect, useState } from 'react'
import { copyText } from '@/platform/device/passTextOn'

/** Specification 1, section 9. */
const COPIED_MS = 1200

export function useCopied(): { isCopied: boolean; copy: (text: string) => void } {
  // A new object per copy restarts the timer.
  const [copied, setCopied] = useState<object>()
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(undefined), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = async (text: string) => {
    if (await copyText(text)) setCopied({})
    else window.alert('복사에 실패했습니다. 브라우저 설정을 확인해 주세요.')
  }
  return { isCopied: copied !== undefined, copy: (text) => void copy(text) }
}
