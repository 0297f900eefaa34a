import { useEffect, useState } from 'react'
import type { Banner } from '@/domain/banner'
import { readBanners } from '@/repository/banners'
import { reportError } from '@/services/reportError'

/**
 * The hero's banners; undefined while they are on their way. A failure is logged, never shown: the parent came for
 * something else, and the list is then empty (specification 1, section 8).
 */
export function useBanners(): readonly Banner[] | undefined {
  const [banners, setBanners] = useState<readonly Banner[]>()
  useEffect(() => {
    let isGone = false
    const settle = (list: readonly Banner[]) => {
      if (!isGone) setBanners(list)
    }
    readBanners().then(settle, (error: unknown) => {
      reportError('배너를 불러오지 못했습니다.', error)
      settle([])
    })
    return () => {
      isGone = true
    }
  }, [])
  return banners
}
