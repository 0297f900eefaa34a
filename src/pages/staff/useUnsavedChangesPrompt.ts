import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router-dom'
import { useLeaveQuestion } from '@/platform/page/useLeaveQuestion'

const QUESTION = '저장하지 않은 내용이 있어요. 나갈까요?'

/** Asks before leaving unsaved changes. Returns a function to call before navigating on purpose. */
export function useUnsavedChangesPrompt(isUnsaved: boolean): () => void {
  const isDone = useRef(false)
  const blocker = useBlocker(() => isUnsaved && !isDone.current)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    // A `flushSync` navigation must not start in an effect.
    if (window.confirm(QUESTION)) queueMicrotask(blocker.proceed)
    else blocker.reset()
  }, [blocker])

  useLeaveQuestion(isUnsaved)

  return () => {
    isDone.current = true
  }
}
