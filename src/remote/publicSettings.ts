import type { QueryClient } from '@tanstack/react-query'
import type { Prices } from '@/domain/orders/priceList'
import { type Closures, closedReason } from '@/domain/places/closures'
import type { RemoteFailure } from '@/domain/remoteFailure'
import type { Fares } from '@/domain/rides/fares/fare'
import { pricesSchema, readPrices } from '@/repository/orders/prices'
import { closuresSchema, readClosures } from '@/repository/places/closures'
import { faresSchema, readFares } from '@/repository/rides/fares'
import { builtClosures, builtFares, builtPrices } from './builtDocuments'
import { settingQuery } from './publicQuery'
import { NEVER_FRESH } from './queryClient'
import { useRemoteRead } from './useRemoteRead'

/** What the agit has set and everybody may read (specification 7, section 0). */

export const faresQuery = () =>
  settingQuery({
    name: 'fares',
    failure: '픽업 요금을 확인하지 못했습니다.',
    schema: faresSchema,
    read: readFares,
  })

export const pricesQuery = () =>
  settingQuery({
    name: 'prices',
    failure: '이용권 가격을 확인하지 못했습니다.',
    schema: pricesSchema,
    read: readPrices,
  })

/** What is known of the fares; at first, and unread, what the build knew. */
export function useFares(isWanted = true): Fares {
  const read = useRemoteRead(faresQuery(), isWanted)
  return read.status === 'loaded' ? (read.data ?? builtFares) : builtFares
}

/** As `useFares`. */
export function usePrices(isWanted = true): Prices {
  const read = useRemoteRead(pricesQuery(), isWanted)
  return read.status === 'loaded' ? (read.data ?? builtPrices) : builtPrices
}

export const closuresQuery = () =>
  settingQuery({
    name: 'closures',
    failure: '휴무일을 확인하지 못했습니다.',
    schema: closuresSchema,
    read: readClosures,
  })

/** As `useFares`. */
export function useClosures(isWanted = true): Closures {
  const read = useRemoteRead(closuresQuery(), isWanted)
  return read.status === 'loaded' ? (read.data ?? builtClosures) : builtClosures
}

/** Why a branch is closed on a day by 휴무, as far as this page knows. */
export function useClosedOn(branchId: string): (day: string) => string | undefined {
  const closures = useClosures()
  return (day) => closedReason(closures, branchId, day)
}

/** Fresh for an hour; unread, what the build knew. */
export const knownClosures = (client: QueryClient): Promise<Closures> =>
  client.fetchQuery(closuresQuery()).then(
    ([closures]) => closures ?? builtClosures,
    () => builtClosures,
  )

/** As `readFaresNow`. */
export const readClosuresNow = async (client: QueryClient): Promise<Closures> =>
  (await client.fetchQuery({ ...closuresQuery(), staleTime: NEVER_FRESH }))[0] ?? builtClosures

/** What is read anew before something is booked or ordered. @throws {RepositoryError} */
export const readFaresNow = async (client: QueryClient): Promise<Fares> =>
  (await client.fetchQuery({ ...faresQuery(), staleTime: NEVER_FRESH }))[0] ?? builtFares

/** As `readFaresNow`. */
export const readPricesNow = async (client: QueryClient): Promise<Prices> =>
  (await client.fetchQuery({ ...pricesQuery(), staleTime: NEVER_FRESH }))[0] ?? builtPrices

/** What a page shows of the fares before they are read anew. */
export const shownFares = (client: QueryClient): Fares =>
  client.getQueryData(faresQuery().queryKey)?.[0] ?? builtFares

/** Shown where prices must be known and are not (specification 7, section 0). */
export const pricesUnread: RemoteFailure = {
  message: '가격을 확인하지 못했어요.',
  remedy: 'retry',
}

/** Shown where a fare has changed since it was shown (specification 7, section 1). */
export const faresChanged: RemoteFailure = {
  message: '요금이 바뀌었어요. 새 요금을 확인하고 다시 예약해 주세요.',
  remedy: 'none',
}
