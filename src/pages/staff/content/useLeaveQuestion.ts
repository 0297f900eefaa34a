import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router-dom'

const QUESTION = '저장하지 않은 내용이 있어요. 나갈까요?'

/** Asks before somebody leaves what they have not saved, within the site and out of it. @returns call it before leading away oneself */
export function useLeaveQuestion(isUnsaved: boolean): () => void {
  const isDone = useRef(false)
  const blocker = useBlocker(() => isUnsaved && !isDone.current)

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    // A navigation that renders at once (flushSync) must not begin inside an effect.
    if (window.confirm(QUESTION)) queueMicrotask(blocker.proceed)
    else blocker.reset()
  }, [blocker])

  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])

  return () => {
    isDone.current = true
  }
}
