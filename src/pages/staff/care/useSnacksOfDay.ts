import { useQueries, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { type ChildSnacks, childSnacks, divideSnacks } from '@/domain/care/careSnacks'
import type { Stay } from '@/domain/care/stay'
import { orderedKindOf } from '@/domain/orders/lineWarnings'
import type { Order } from '@/domain/orders/order'
import { snackKey } from '@/domain/snacks/snackCart'
import type { SnackMenuKind } from '@/domain/snacks/snackMenu'
import { contentsQuery } from '../content/queries'
import { useStaffMember } from '../StaffMemberContext'
import { snacksOfDayQuery, waitingSnacksQuery } from './queries'

const noOrders: Order[] = []
const noSnacks: ChildSnacks[] = []

const menuKinds: readonly SnackMenuKind[] = ['basic', 'growth']

type MenuItems = readonly { id: string; entry: { allergens: readonly number[] } }[]
type Menus = readonly (readonly [SnackMenuKind, MenuItems])[]

const allergensByCode = (menus: Menus): ReadonlyMap<string, readonly number[]> =>
  new Map(
    menus.flatMap(([kind, items]) =>
      items.map(({ id, entry }) => [snackKey(kind, id), entry.allergens] as const),
    ),
  )

/** The menus that the snacks come from; `isKnown` also when one has failed. */
function useMenus(snacks: readonly ChildSnacks[]) {
  const { uid } = useStaffMember()
  const named = new Set(snacks.flatMap((child) => child.snacks.map(orderedKindOf)))
  const reads = useQueries({
    queries: menuKinds.map((kind) => ({
      ...contentsQuery(uid, kind),
      enabled: named.has(kind),
    })),
  })
  const [basic, growth] = reads.map(({ data }) => data)
  const allergens = useMemo(
    () => allergensByCode([['basic', basic ?? []] as const, ['growth', growth ?? []] as const]),
    [basic, growth],
  )
  return {
    allergensOf: useCallback((code: string) => allergens.get(code), [allergens]),
    isKnown: reads.every(({ isLoading }) => !isLoading),
  }
}

/** Snacks that are for a day, paid or to be paid from the credit, of children in care and of others; shown once it is known what is in them. */
export function useSnacksOfDay(day: string, stays: readonly Stay[]) {
  const staff = useStaffMember()
  const { data: paid = noOrders } = useQuery(snacksOfDayQuery(staff, day))
  const { data: waiting = noOrders } = useQuery(waitingSnacksQuery(staff, day))
  const all = useMemo(() => childSnacks([...paid, ...waiting], day), [paid, waiting, day])
  const { allergensOf, isKnown } = useMenus(all)
  const divided = useMemo(
    () => divideSnacks(isKnown ? all : noSnacks, stays),
    [all, isKnown, stays],
  )
  return {
    ...divided,
    allergensOf,
  }
}
