import { useMemo } from 'react'
import { type BoardSession, boardRowsOf, stayMatcher } from '@/domain/care/careBoard'
import { keyOfStay } from '@/domain/care/stay'
import { isOngoing, stayState } from '@/domain/care/stayState'
import { groupBy } from '@/domain/groupBy'
import { careRows } from '@/domain/staff/careRows'
import { useSteadyRows } from '../list/useSteadyRows'
import type { ShownStay } from './CareSession'

interface Shown {
  scope: string
  board: readonly BoardSession[]
  /** Of `board`, those that the filters show. */
  shown: readonly BoardSession[]
  name: string
  now: Date
}

/** Each session's rows as they are shown, and whether it is one line. */
export function useCareRows({ scope, board, shown, name, now }: Shown) {
  const facts = useMemo(() => careRows(shown, now, name), [shown, now, name])
  const lists = useSteadyRows({ scope, rows: facts })
  const { rows } = lists
  const sessions = useMemo(() => {
    const byList = groupBy(rows, ({ list }) => list)
    const byKey = new Map(rows.map((row) => [row.key, row]))
    const matches = stayMatcher(name)
    const rowsOf = (session: BoardSession): ShownStay[] => {
      if (!shown.includes(session))
        return boardRowsOf(session, now)
          .filter(matches)
          .map((stay) => ({ stay, isFolded: !isOngoing(stayState(stay, now)) }))
      const stays = new Map(session.stays.map((stay) => [keyOfStay(stay), stay]))
      return (byList.get(session.id) ?? []).flatMap(({ key, isFolded }) => {
        const stay = stays.get(key)
        return stay ? [{ stay, isFolded }] : []
      })
    }
    return board.map((session) => ({
      session,
      rows: rowsOf(session),
      isFolded: byKey.get(session.id)?.isFolded ?? false,
      isHidden: !byKey.has(session.id),
    }))
  }, [rows, board, shown, name, now])
  return { lists, sessions }
}
