import { useQuery } from '@tanstack/react-query'
import { type PublishedItem, publishedItems } from '@/domain/orders/order'
import { snackMenuQuery } from '@/features/snack-menu/snackMenuQuery'
import { withinReadTime } from '@/remote/readDeadline'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { projectId } from '@/repository/client'
import { readPublishedSpecialSnacks, specialSnackEventOf } from '@/repository/specialSnackEvent'

/** What the site sells today, by code; nothing as long as the menus are on their way. */
export function usePublishedItems(): ReadonlyMap<string, PublishedItem> | undefined {
  const basic = useRemoteRead(snackMenuQuery('basic'))
  const growth = useRemoteRead(snackMenuQuery('growth'))
  const special = useQuery({
    queryKey: [projectId(), 'published-special-snacks'],
    queryFn: withinReadTime(readPublishedSpecialSnacks),
    meta: { failure: '특별 간식을 불러오지 못했습니다.' },
  })
  if (basic.status === 'loading' || growth.status === 'loading' || special.isPending)
    return undefined
  const events = (special.data ?? []).flatMap((row) => specialSnackEventOf([row]) ?? [])
  return publishedItems(
    {
      ...(basic.status === 'loaded' && { basic: basic.data }),
      ...(growth.status === 'loaded' && { growth: growth.data }),
    },
    events,
  )
}
