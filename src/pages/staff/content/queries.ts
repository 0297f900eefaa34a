import { queryOptions } from '@tanstack/react-query'
import { type ContentKind, contentKindLabels } from '@/domain/content/siteContent'
import { snackKey } from '@/domain/snacks/snackCart'
import { followedStaffQuery } from '@/remote/followedStaffQuery'
import { staffQuery } from '@/remote/staffQuery'
import { followContents } from '@/repository/content/siteContent'
import { projectId } from '@/repository/firestore/client'
import { followOrdersOf } from '@/repository/orders/orders'

export const contentsQuery = (uid: string, kind: ContentKind) =>
  followedStaffQuery({
    uid,
    name: ['contents', kind],
    failure: `${contentKindLabels[kind]} 목록을 불러오지 못했습니다.`,
    follow: () => followContents(kind),
  })

const siteNames: Record<ContentKind, readonly string[]> = {
  banner: ['banners'],
  basic: ['snack-basic'],
  growth: ['snack-growth'],
  special: ['snack-event'],
}

/** The list of the agit, and what the site shows of it. */
export const contentQueries = (uid: string, kind: ContentKind) => [
  contentsQuery(uid, kind),
  ...siteNames[kind].map((name) => ({ queryKey: [projectId(), name] })),
]

const WAITING_LIMIT = 1000

const codeOf = (kind: ContentKind, id: string): string | undefined => {
  if (kind === 'banner') return undefined
  return kind === 'special' ? `special/${id}` : snackKey(kind, id)
}

/** Number of unpaid orders with this content; 0 for banners. */
export const waitingOrdersQuery = (uid: string, kind: ContentKind, id: string) =>
  queryOptions({
    ...staffQuery({
      uid,
      name: ['waiting-orders', kind, id],
      failure: '입금 대기 주문을 세지 못했습니다.',
      read: async () => {
        const code = codeOf(kind, id)
        if (code === undefined) return 0
        const orders = await followOrdersOf('awaitingPayment', WAITING_LIMIT).read()
        return orders.filter(({ lines }) => lines.some((line) => line.code === code)).length
      },
    }),
    gcTime: 0,
  })
