import type { Banner } from '@/domain/banner'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { bannersQuery } from './bannersQuery'

/**
 * The hero's banners, the last ones while new ones are on their way; none while nothing is known. A failure is logged, never
 * shown: the parent came for something else (specification 1, section 8).
 */
export function useBanners(): readonly Banner[] {
  const banners = useRemoteRead(bannersQuery())
  return banners.status === 'loaded' ? banners.data : []
}
