import { useCallback, useState } from 'react'
import { nextFrame } from '@/platform/page/nextFrame'

/**
 * What a `StatusLine` says, and the way to say something. It is said with the next frame: the page under a dialog is heard
 * again once the dialog has closed, and the same words a second time are news only if the line was empty in between.
 */
export function useSpokenMessage(): readonly [message: string, say: (message: string) => void] {
  const [message, setMessage] = useState('')
  const say = useCallback((next: string) => {
    setMessage('')
    void nextFrame().then(() => setMessage(next))
  }, [])
  return [message, say]
}
