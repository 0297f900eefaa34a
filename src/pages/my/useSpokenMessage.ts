import { useCallback, useState } from 'react'
import { nextFrame } from '@/platform/page/nextFrame'

/**
 * Text of a `StatusLine` and its setter. Set in the next frame: by then a dialog has closed and the page can be heard, and the
 * empty line in between makes equal text announced again.
 */
export function useSpokenMessage(): readonly [message: string, say: (message: string) => void] {
  const [message, setMessage] = useState('')
  const say = useCallback((next: string) => {
    setMessage('')
    void nextFrame().then(() => setMessage(next))
  }, [])
  return [message, say]
}
