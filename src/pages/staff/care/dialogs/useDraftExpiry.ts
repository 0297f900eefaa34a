import { useEffect } from 'react'
import { dayOf } from '@/domain/dates/day'
import { useNow } from '@/platform/useNow'
import { useNoteDrafts } from '@/stores/noteDrafts'

export function useDraftExpiry(): void {
  const now = useNow()
  const today = now && dayOf(now)
  const removeExpired = useNoteDrafts((state) => state.removeExpired)
  useEffect(() => {
    if (today !== undefined) removeExpired(today)
  }, [today, removeExpired])
}
