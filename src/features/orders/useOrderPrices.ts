import { useQuery } from '@tanstack/react-query'
import { heldAt } from '@/domain/dates/schedule'
import { itemOfToday } from '@/domain/orders/membershipCart'
import type { OrderLine } from '@/domain/orders/order'
import { now } from '@/platform/clock'
import { pricesQuery } from '@/remote/publicSettings'
import { NEVER_FRESH } from '@/remote/queryClient'
import { linesOf, type OrderRequest } from './orderRequest'

interface OrderPrices {
  /** At the prices of now. */
  lines: OrderLine[]
  /** Codes of those that cost something else than in the cart. */
  changed: ReadonlySet<string>
  /** Of what is not sold any more, and so not ordered. */
  goneNames: readonly string[]
  isKnown: boolean
  hasFailed: boolean
  retry: () => void
}

/** The lines of an order, passes at prices that are read when 「주문 확인」 opens (specification 7, section 1). */
export function useOrderPrices(request: OrderRequest): OrderPrices {
  const isMembership = request.kind === 'membership'
  const read = useQuery({
    ...pricesQuery(),
    staleTime: NEVER_FRESH,
    enabled: isMembership,
    refetchOnWindowFocus: false,
    refetchOnMount: 'always',
  })
  const retry = () => void read.refetch()
  const as = (lines: OrderLine[]) => ({
    lines,
    changed: new Set<string>(),
    goneNames: [],
    isKnown: true,
    hasFailed: false,
    retry,
  })
  if (request.kind !== 'membership') return as(linesOf(request))
  const prices = read.data
  const isKnown = read.isFetchedAfterMount && !read.isFetching && !read.isError
  if (!isKnown || !prices)
    return { ...as(linesOf(request)), isKnown: false, hasFailed: read.isError && !read.isFetching }
  const list = heldAt(prices, now())
  const items = request.items.map((item) => ({ item, current: itemOfToday(item, list) }))
  return {
    ...as(
      linesOf({ ...request, items: items.flatMap(({ current }) => (current ? [current] : [])) }),
    ),
    changed: new Set(
      items.flatMap(({ item, current }) =>
        current && current.priceKRW !== item.priceKRW ? [current.id] : [],
      ),
    ),
    goneNames: items.flatMap(({ item, current }) => (current ? [] : [item.title])),
  }
}
