import { useRef } from 'react'
import { randomId } from '@/platform/randomId'

/**
 * Names what a form sends before the first try: every further try of the same content has the same id. Changed content is
 * another command, because whoever sent the first one cannot change it any more.
 */
export function useCommandId(): (content: object) => string {
  const last = useRef<{ id: string; content: string }>(undefined)
  return (content) => {
    const text = JSON.stringify(content)
    if (last.current?.content !== text) last.current = { id: randomId(), content: text }
    return last.current.id
  }
}
