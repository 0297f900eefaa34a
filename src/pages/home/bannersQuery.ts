import type { Banner } from '@/domain/banner'
import { publicQuery } from '@/remote/publicQuery'
import { bannerSchema, readBanners } from '@/repository/banners'

const asRead = (banners: readonly Banner[]) => banners

/** The banners of the hero, highest `sort` first. */
export const bannersQuery = () =>
  publicQuery({
    name: 'banners',
    failure: '배너를 불러오지 못했습니다.',
    read: readBanners,
    schema: bannerSchema,
    select: asRead,
  })
