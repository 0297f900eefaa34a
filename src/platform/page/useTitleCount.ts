import { useEffect } from 'react'
import { writeTitleCount } from './documentHead'

/** `(3) 오늘의 픽업 | 도담아지트` while it is shown; 0: the title alone. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    writeTitleCount(count)
    return () => writeTitleCount(0)
  }, [count])
}
