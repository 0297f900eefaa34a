import { seoulTime } from '@/domain/dates/seoulTime'
import { buildYear } from '@/platform/env'
import { useNow } from '@/platform/useNow'

/** The year in Seoul; in the first render the build's year, as in prerendered HTML. */
export function useCurrentYear(): number {
  const time = useNow()
  return time ? Number(seoulTime(time).day.slice(0, 4)) : buildYear
}
