import { createContext, use } from 'react'
import { keyOfStay, type Stay } from '@/domain/care/stay'

/** Stays of the day whose child is there. */
export const StaysThere = createContext<readonly Stay[]>([])

/** The other children of the family who are at the same branch. */
export const useSiblingsThere = (stay: Stay): Stay[] =>
  use(StaysThere).filter(
    (other) =>
      other.uid === stay.uid &&
      other.branchId === stay.branchId &&
      keyOfStay(other) !== keyOfStay(stay),
  )
