import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'
import { type BoardSession, isRunning } from '@/domain/care/careBoard'

/** Once: a page that is opened begins at the first session that runs, unless that is in sight. */
export function useOpenAtNow(shown: readonly BoardSession[], now: Date): void {
  const isBack = useNavigationType() === 'POP' && window.scrollY > 0
  const isDone = useRef(isBack)
  useEffect(() => {
    if (isDone.current || shown.length === 0) return
    isDone.current = true
    const running = shown.find((session) => isRunning(session, now))
    const section = running && document.querySelector(`[data-id="${CSS.escape(running.id)}"]`)
    if (section && section.getBoundingClientRect().top > window.innerHeight / 2)
      section.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [shown, now])
}
