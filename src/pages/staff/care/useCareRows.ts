import { useMemo } from 'react'
import { type BoardSession, boardRowsOf, stayMatcher } from '@/domain/care/careBoard'
import type { ChildSnacks } from '@/domain/care/careSnacks'
import { keyOfStay } from '@/domain/care/stay'
import { isOngoing, stayState } from '@/domain/care/stayState'
import { groupBy } from '@/domain/groupBy'
import { careRows, keyOfSnackRow, SNACKS_ONLY, snackRows } from '@/domain/staff/careRows'
import { useSteadyRows } from '../list/useSteadyRows'
import type { ShownStay } from './CareSession'

interface Shown {
  scope: string
  board: readonly BoardSession[]
  /** Of `board`, those that the filters show. */
  shown: readonly BoardSession[]
  /** Children without care, as the filters show them. */
  snacksOnly: readonly ChildSnacks[]
  name: string
  now: Date
}

/** Each session's rows as they are shown, and whether it is one line; below them the children who are only given snacks. */
export function useCareRows({ scope, board, shown, snacksOnly, name, now }: Shown) {
  const facts = useMemo(() => careRows(shown, now, name), [shown, now, name])
  const lists = useSteadyRows({ scope, rows: [...facts, ...snackRows(snacksOnly)] })
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
  const snacksByKey = new Map(snacksOnly.map((child) => [keyOfSnackRow(child), child]))
  const snackChildren = rows.flatMap(({ key, list }) =>
    list === SNACKS_ONLY ? (snacksByKey.get(key) ?? []) : [],
  )
  return { lists, sessions, snackChildren }
}
