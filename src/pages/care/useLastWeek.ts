import { useQueryClient } from '@tanstack/react-query'
import { careSessionAt } from '@/domain/care/careSession'
import { careOfLastWeek, type LikeLastWeek, likeLastWeek } from '@/domain/care/likeLastWeek'
import { lastWeekQuery } from '@/features/programs/queries'
import { careSessionsQuery } from '@/features/programs/seatQueries'
import { now } from '@/platform/clock'
import { useClosures } from '@/remote/publicSettings'
import { useCommand } from '@/remote/useCommand'
import { useMember } from '@/remote/useMember'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { useCareCart } from '@/stores/careCart'
import type { CareChoiceState } from './useCareChoice'
import type { CarePasses } from './useCarePasses'
import type { CareRows } from './useCareRows'

export interface LastWeekProps {
  choice: CareChoiceState
  passes: CarePasses
  rows: CareRows
}

/** 「지난주처럼」: reads the seats of the branches where the child was, then adds what can be added. */
export function useLastWeek({ choice, passes, rows }: LastWeekProps) {
  const { familyUid } = useMember()
  const client = useQueryClient()
  const read = useRemoteRead(lastWeekQuery(familyUid))
  const { child, pass, branch } = choice
  const closures = useClosures()
  const bookings =
    read.status === 'loaded' && child ? careOfLastWeek(read.data, child.id, now()) : []

  const repeating = useCommand({
    send: async (passId: string): Promise<LikeLastWeek> => {
      const branchIds = new Set(
        bookings.flatMap((each) => careSessionAt(each.sessionId) ?? []).map((at) => at.branchId),
      )
      const sessionsOf = new Map(
        await Promise.all(
          [...branchIds].map(
            async (id) =>
              [id, await client.fetchQuery(careSessionsQuery(id, passes.openUntil ?? ''))] as const,
          ),
        ),
      )
      const context = {
        ...passes,
        passId,
        rows: useCareCart.getState().rows,
        sessionsOf,
        bookings: rows.bookings,
        closures,
      }
      return likeLastWeek(bookings, context, now())
    },
    onDone: ({ added }) => {
      for (const row of added) rows.add(row)
      const [first] = added.filter((row) => row.branchId === branch?.id)
      if (first) choice.chooseDate(first.date)
    },
    failure: '지난주의 돌봄을 담지 못했습니다.',
  })
  const press = () => {
    if (!child) window.alert('자녀를 선택해 주세요.')
    else if (pass && read.status === 'loaded') void repeating.run(pass.id)
  }
  return { read, count: bookings.length, repeating, press }
}
