import { useEffect } from 'react'
import { dayOf } from '@/domain/dates/day'
import { useNow } from '@/platform/useNow'
import { useNoteDrafts } from '@/stores/noteDrafts'

export function useDraftExpiry(): void {
  const now = useNow()
  const today = now && dayOf(now)
  const dropOld = useNoteDrafts((state) => state.dropOld)
  useEffect(() => {
    if (today !== undefined) dropOld(today)
  }, [today, dropOld])
}
