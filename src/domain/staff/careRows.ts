import { type BoardSession, boardRowsOf, isQuiet, stayMatcher } from '../care/careBoard'
import { type ChildSnacks, keyOfSnacks } from '../care/careSnacks'
import { keyOfStay } from '../care/stay'
import { isOngoing, stayState } from '../care/stayState'
import type { SteadyRow } from './steadyOrder'

/** The list of the sessions themselves. */
const SESSIONS = 'sessions'

/** The sessions of a day and, each in its session, the stays whose child's name matches; with a search no session is folded. */
export function careRows(board: readonly BoardSession[], now: Date, name: string): SteadyRow[] {
  const matches = stayMatcher(name)
  const isSearched = name.trim() !== ''
  return board.flatMap((session) => [
    { key: session.id, list: SESSIONS, isFolded: !isSearched && isQuiet(session, now) },
    ...boardRowsOf(session, now)
      .filter(matches)
      .map((stay) => ({
        key: keyOfStay(stay),
        list: session.id,
        isFolded: !isOngoing(stayState(stay, now)),
      })),
  ])
}

/** 「간식만 받는 아이」, below the sessions. */
export const SNACKS_ONLY = 'snacks-only'

export const keyOfSnackRow = (child: ChildSnacks): string => `snacks-${keyOfSnacks(child)}`

export const snackRows = (children: readonly ChildSnacks[]): SteadyRow[] =>
  children.map((child) => ({ key: keyOfSnackRow(child), list: SNACKS_ONLY, isFolded: false }))
