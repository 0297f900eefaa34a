import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { useEffect, useState } from 'react'
import { useOnline } from '@/platform/network/useOnline'

const RECONNECTED_NOTICE_MS = secondsToMilliseconds(4)

/** Offline, or back online for a few seconds; else undefined. */
export function useNetworkNotice(): string | undefined {
  const isOnline = useOnline()
  const [wasAway, setWasAway] = useState(false)
  useEffect(() => {
    if (!isOnline) return setWasAway(true)
    const timer = setTimeout(() => setWasAway(false), RECONNECTED_NOTICE_MS)
    return () => clearTimeout(timer)
  }, [isOnline])
  if (!isOnline) return '오프라인이에요. 연결되면 다시 불러올게요.'
  return wasAway ? '다시 연결되었어요.' : undefined
}
