import { createContext, useCallback, useMemo } from 'react'
import type { BoardSession } from '@/domain/care/careBoard'
import type { ChildSnacks, SnackAllergens } from '@/domain/care/careSnacks'
import type { Stay } from '@/domain/care/stay'
import { newestFirst } from '@/domain/newestFirst'
import type { Ride } from '@/domain/rides/ride'
import type { RideMessage } from '@/domain/rides/rideMessage'
import { useRidesOfDay } from './useRidesOfDay'
import { useSnacksOfDay } from './useSnacksOfDay'
import { useToldOfDay } from './useToldOfDay'

/** What stands beside a stay, of its child and day. */
export interface StayFacts {
  /** That brings the child to the branch. */
  ride: Ride | undefined
  /** Of the ride and the stay, newest first. */
  messages: readonly RideMessage[]
  snacks: ChildSnacks | undefined
}

interface Facts {
  of: (stay: Stay) => StayFacts
  allergensOf: SnackAllergens
}

const none: StayFacts = { ride: undefined, messages: [], snacks: undefined }

/** Stays the same while a child is marked, so that a tap draws no other row. */
export const FactsOfDay = createContext<Facts>({ of: () => none, allergensOf: () => undefined })

export function useFactsOfDay(day: string, board: readonly BoardSession[]) {
  const stays = useMemo(() => board.flatMap((session) => session.stays), [board])
  const { rideOfStay, error: ridesError } = useRidesOfDay(day, stays)
  const { messagesOf, rests, error: messagesError } = useToldOfDay(stays)
  const snacks = useSnacksOfDay(day, stays)
  const { ofStay, allergensOf } = snacks
  const of = useCallback(
    (stay: Stay): StayFacts => {
      const { ride, messages } = rideOfStay(stay)
      return {
        ride,
        messages: [...messages, ...messagesOf(stay)].sort(newestFirst),
        snacks: ofStay(stay),
      }
    },
    [rideOfStay, messagesOf, ofStay],
  )
  return {
    facts: useMemo(() => ({ of, allergensOf }), [of, allergensOf]),
    rests,
    snacksOnly: snacks.others,
    errors: [
      { what: '픽업을', error: ridesError },
      { what: '알림을', error: messagesError },
      { what: '간식을', error: snacks.error },
      { what: '간식의 알레르기를', error: snacks.menuError },
    ],
  }
}
