import {
  type Catalogue,
  catalogueOf,
  orderedKindOf,
  orderedKinds,
} from '@/domain/orders/lineWarnings'
import type { Order } from '@/domain/orders/order'
import { samplePrices } from '@/domain/orders/priceList'
import type { RemoteFailure } from '@/domain/remoteFailure'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { contentsQuery } from '../content/queries'
import { useStaffMember } from '../StaffMemberContext'
import { pricesOfAgitQuery } from '../settingsQueries'

interface CatalogueRead {
  catalogue: Catalogue | undefined
  failed: { failure: RemoteFailure; retry: () => void } | undefined
}

/** The catalogue for these orders; loads only the kinds of content that they name. */
export function useCatalogue(orders: readonly Order[]): CatalogueRead {
  const { uid } = useStaffMember()
  const named = new Set(orders.flatMap(({ lines }) => lines.map(orderedKindOf)))
  const reads = {
    basic: useRemoteRead(contentsQuery(uid, 'basic'), named.has('basic')),
    growth: useRemoteRead(contentsQuery(uid, 'growth'), named.has('growth')),
    special: useRemoteRead(contentsQuery(uid, 'special'), named.has('special')),
  }
  const hasPasses = orders.some(({ kind }) => kind === 'membership')
  const prices = useRemoteRead(pricesOfAgitQuery(uid), hasPasses)
  const loaded = orderedKinds.flatMap((kind) => {
    const read = reads[kind]
    return read.status === 'loaded' ? [[kind, read.data] as const] : []
  })
  const failed = [...Object.values(reads), prices].filter((read) => read.status === 'failed')
  const [first] = failed
  const arePricesMissing = hasPasses && prices.status !== 'loaded'
  const isReading = orderedKinds.some((kind) => named.has(kind) && reads[kind].status === 'loading')
  return {
    catalogue:
      isReading || arePricesMissing
        ? undefined
        : catalogueOf(new Map(loaded), prices.status === 'loaded' ? prices.data : samplePrices),
    failed: first && {
      failure: first.failure,
      retry: () => {
        for (const { retry } of failed) retry()
      },
    },
  }
}
