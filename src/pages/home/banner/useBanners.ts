import type { Banner } from '@/domain/site/banner'
import { publicQuery } from '@/remote/publicQuery'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { bannerSchema, readBanners } from '@/repository/content/banners'

const none: readonly Banner[] = []
const asTheyAre = (banners: readonly Banner[]) => banners

export const bannersQuery = () =>
  publicQuery({
    name: 'banners',
    failure: '배너를 불러오지 못했습니다.',
    read: readBanners,
    schema: bannerSchema,
    select: asTheyAre,
  })

/** Remembered banners until new ones load; failures are logged only (specification 1, section 8). */
export function useBanners(): readonly Banner[] {
  const read = useRemoteRead(bannersQuery())
  return read.status === 'loaded' ? read.data : none
}
