import { useEffect } from 'react'
import { nextChangeOfToday } from '@/domain/rides/rideFollowing'
import { markupOf } from '@/platform/drawnMarkup'
import { keepMarkup } from '@/platform/rememberedMarkup'
import type { RememberedToday } from './useRememberedToday'

/** Keeps how the region that was drawn into `holder` looks, for the member whose it is, whenever it tells of something else. */
export function useKeptDrawing(holder: Element, uid: string, remembered: RememberedToday): void {
  const { rides, about, at } = remembered
  useEffect(() => {
    const region = holder.firstElementChild
    const until = nextChangeOfToday(rides, at)
    if (region) keepMarkup(markupOf(region), { uid, about, now: at, until })
  }, [holder, uid, about, at, rides])
}
