import type { Banner } from '@/domain/banner'
import { useBackendRead } from '@/features/backend-read/useBackendRead'
import { readBanners, recallBanners } from '@/repository/banners'

const source = { read: readBanners, recall: recallBanners }

/**
 * The hero's banners, the last ones while new ones are on their way; none while nothing is known. A failure is logged, never
 * shown: the parent came for something else (specification 1, section 8).
 */
export function useBanners(): readonly Banner[] {
  const banners = useBackendRead('배너를', source)
  return banners.status === 'loaded' ? banners.data : []
}
