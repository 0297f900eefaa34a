import { useQueries, useQuery } from '@tanstack/react-query'
import { createContext, useCallback, useMemo } from 'react'
import type { BoardSession } from '@/domain/care/careBoard'
import {
  type ChildSnacks,
  childSnacks,
  divideSnacks,
  type SnackAllergens,
} from '@/domain/care/careSnacks'
import { canTakeBackRequest, type Medication, medicationsOfStay } from '@/domain/care/medication'
import { isCancelled, type Stay } from '@/domain/care/stay'
import { newestFirst } from '@/domain/newestFirst'
import { orderedKindOf } from '@/domain/orders/lineWarnings'
import type { Order } from '@/domain/orders/order'
import type { Ride } from '@/domain/rides/booked/ride'
import { boardOfDay } from '@/domain/rides/booked/rideBoard'
import {
  isReportedAbsent,
  messagesOfStay,
  type RideMessage,
} from '@/domain/rides/booked/rideMessage'
import { snackKey } from '@/domain/snacks/snackCart'
import type { SnackMenuKind } from '@/domain/snacks/snackMenu'
import { rideFinder } from '@/domain/staff/ridesOfStays'
import { useBranchContacts } from '@/remote/useBranchContacts'
import { contentsQuery } from '../content/queries'
import { useStaffMember } from '../StaffMemberContext'
import { messagesOfDayQuery, ridesOfDayQuery } from '../today/queries'
import {
  medicationsOfDayQuery,
  messagesOfStaysQuery,
  snacksOfDayQuery,
  waitingSnacksQuery,
} from './queries'

/** What stands beside a stay, of its child and day. */
export interface StayFacts {
  /** That brings the child to the branch. */
  ride: Ride | undefined
  /** Of the ride and the stay, newest first. */
  messages: readonly RideMessage[]
  snacks: ChildSnacks | undefined
  medications: readonly Medication[]
}

interface Facts {
  of: (stay: Stay) => StayFacts
  allergensOf: SnackAllergens
}

const none: StayFacts = { ride: undefined, messages: [], snacks: undefined, medications: [] }

/** Stays the same while a child is marked, so that a tap draws no other row. */
export const FactsOfDay = createContext<Facts>({ of: () => none, allergensOf: () => undefined })

export function useFactsOfDay(day: string, board: readonly BoardSession[]) {
  const stays = useMemo(() => board.flatMap((session) => session.stays), [board])
  const rideOfStay = useRidesOfDay(day, stays)
  const { messagesOf, rests } = useMessagesOfDay(stays)
  const snacks = useSnacksOfDay(day, stays)
  const { ofStay, allergensOf } = snacks
  const medicationsOf = useMedicationsOfDay(day, stays)
  const of = useCallback(
    (stay: Stay): StayFacts => {
      const { ride, messages } = rideOfStay(stay)
      return {
        ride,
        messages: [...messages, ...messagesOf(stay)].sort(newestFirst),
        snacks: ofStay(stay),
        medications: medicationsOf(stay),
      }
    },
    [rideOfStay, messagesOf, ofStay, medicationsOf],
  )
  return {
    facts: useMemo(() => ({ of, allergensOf }), [of, allergensOf]),
    rests,
    snacksOnly: snacks.others,
  }
}

const noMessages: RideMessage[] = []

/** The rides that bring the children of a day to their branch, with the messages of parents about them. */
function useRidesOfDay(day: string, stays: readonly Stay[]) {
  const staff = useStaffMember()
  const read = useQuery({ ...ridesOfDayQuery(staff, day), enabled: stays.length > 0 })
  const known = read.data?.rides
  const branches = useBranchContacts()
  const rideOf = useMemo(
    () =>
      rideFinder(boardOfDay(known ?? [], day), (id) => branches.find((branch) => branch.id === id)),
    [known, day, branches],
  )
  const rides = [...new Set(stays.flatMap((stay) => rideOf(stay) ?? []))]
  const { data: messages } = useQuery({
    ...messagesOfDayQuery(staff, rides),
    enabled: rides.length > 0,
  })
  return useCallback(
    (stay: Stay) => {
      const ride = rideOf(stay)
      return { ride, messages: (ride && messages?.get(ride.id)) ?? noMessages }
    },
    [rideOf, messages],
  )
}

/** Messages of parents about the stays of a day. */
function useMessagesOfDay(stays: readonly Stay[]) {
  const staff = useStaffMember()
  const ids = stays
    .filter((stay) => !isCancelled(stay))
    .flatMap(({ bookings }) => bookings.map(({ id }) => id))
  const read = useQuery({
    ...messagesOfStaysQuery(staff, [...ids].sort()),
    enabled: ids.length > 0,
  })
  const { data: messages = noMessages } = read
  return {
    messagesOf: useCallback((stay: Stay) => messagesOfStay(messages, stay), [messages]),
    rests: useCallback((stay: Stay) => isReportedAbsent(messages, stay), [messages]),
  }
}

const noMedications: Medication[] = []

/** What is to be given on a day; of a cancelled stay only what has been given. */
function useMedicationsOfDay(day: string, stays: readonly Stay[]) {
  const read = useQuery({
    ...medicationsOfDayQuery(useStaffMember(), day),
    enabled: stays.length > 0,
  })
  const { data: medications = noMedications } = read
  return useCallback(
    (stay: Stay) =>
      medicationsOfStay(medications, stay).filter(
        (one) => !isCancelled(stay) || !canTakeBackRequest(one),
      ),
    [medications],
  )
}

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
function useSnacksOfDay(day: string, stays: readonly Stay[]) {
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
