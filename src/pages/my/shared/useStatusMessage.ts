import { useCallback, useState } from 'react'
import { nextFrame } from '@/platform/page/later'

/** A `StatusLine`'s text and setter; set in the next frame, when a dialog has closed; the empty line repeats equal text. */
export function useStatusMessage(): readonly [message: string, say: (message: string) => void] {
  const [message, setMessage] = useState('')
  const say = useCallback((next: string) => {
    setMessage('')
    void nextFrame().then(() => setMessage(next))
  }, [])
  return [message, say]
}
