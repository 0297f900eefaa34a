import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { limitsOfDay } from '@/domain/dates/day'
import type { Ride } from '@/domain/rides/ride'
import { type BoardFilter, isOnBoard } from '@/domain/rides/rideBoard'
import { isDeclinable, type RideFold } from '@/domain/rides/rideFolds'
import { staffKey } from '@/remote/staffQuery'
import { declineRides } from '@/repository/rides/rideSteps'
import { RIDES_PAGE_SIZE, readRidesPage } from '@/repository/rides/rides'
import { useStaffMember } from '../../StaffMemberContext'

/** The parent reads it. */
const REASON = '한 번에 받을 수 있는 예약 수를 넘었어요.'

interface Many {
  day: string
  fold: RideFold
  filter: BoardFilter
}

interface ManyAt extends Many {
  at: string | undefined
}

/** Reads the family's day to its end, whatever the list has read, and declines page by page what is folded. */
async function declineFolded(
  { day, fold, filter, at }: ManyAt,
  onDeclined: (count: number) => void,
): Promise<void> {
  const [from, to] = limitsOfDay(day)
  const isWanted = (ride: Ride) =>
    !fold.unfoldedIds.includes(ride.id) && isDeclinable(ride) && isOnBoard(filter, ride)
  let after: Ride | undefined
  do {
    const page = await readRidesPage({ from, to, of: fold.uid, after, branchId: at })
    await declineRides(page.filter(isWanted), REASON, onDeclined)
    after = page.length < RIDES_PAGE_SIZE ? undefined : page.at(-1)
  } while (after)
}

/** 「모두 거절하기」; what was declined before a failure stays declined, another press goes on. */
export function useDeclineAll(many: Many) {
  const { uid, at } = useStaffMember()
  const client = useQueryClient()
  const [done, setDone] = useState(0)
  const declineAll = useMutation({
    mutationFn: (_count: number) => {
      setDone(0)
      return declineFolded({ ...many, at }, (count) => setDone((before) => before + count))
    },
    onSettled: () =>
      Promise.all(
        ['rides', 'rides-more'].map((name) =>
          client.invalidateQueries({ queryKey: staffKey(uid, name) }),
        ),
      ),
    meta: { failure: '픽업을 모두 거절하지 못했습니다.' },
  })
  return { declineAll, done }
}
