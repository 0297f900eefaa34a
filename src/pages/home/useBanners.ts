import { useSyncExternalStore } from 'react'
import type { Banner } from '@/domain/site/banner'
import { knownBanners, watchBanners } from './bannersRead'

const none: readonly Banner[] = []
/** HTML made at build time, and the render that takes it over. */
const noBanners = () => none

/**
 * The hero's banners, the last ones while new ones are on their way; none while nothing is known. A failure is logged, never
 * shown: the parent came for something else (specification 1, section 8).
 */
export const useBanners = (): readonly Banner[] =>
  useSyncExternalStore(watchBanners, knownBanners, noBanners)
