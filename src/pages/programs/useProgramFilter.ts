import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { programs } from '@/content/programs'
import {
  findPrograms,
  noFilter,
  type ProgramFilter,
  readFilter,
  writeFilter,
} from '@/domain/programs/programFinder'

/** A text that finds no program is none of our words: perhaps a child's name, and not for the address. */
const findsAProgram = (text: string) => findPrograms(programs, { ...noFilter, text }).length > 0

/** What was changed here, and the entry of the history where the changes began. */
interface OwnChanges {
  filter: ProgramFilter
  since: string
}

/** An address that was written by changes says which ones. */
const changesOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'filterChangedSince' in state
    ? state.filterChangedSince
    : undefined

/**
 * The filter in the address. A change shows at once and as it was made, while the address follows a moment later: an input that
 * waited for it would break Korean syllables while they are composed, and a box would jump back under the finger. What else
 * changes the address, as a link does, changes the filter too.
 */
export function useProgramFilter(isAddressKnown: boolean) {
  const [query, setQuery] = useSearchParams()
  const { key, state } = useLocation()
  const [own, setOwn] = useState<OwnChanges>()
  const asked = isAddressKnown ? readFilter(query, programs) : noFilter
  const isOwn = own !== undefined && (own.since === key || own.since === changesOf(state))
  const filter = isOwn ? own.filter : asked

  const changeFilter = (change: Partial<ProgramFilter>) => {
    const next = { ...filter, ...change }
    const since = isOwn ? own.since : key
    setOwn({ filter: next, since })
    const isPublic = findsAProgram(next.text)
    setQuery(writeFilter(isPublic ? next : { ...next, text: '' }), {
      replace: true,
      preventScrollReset: true,
      state: { filterChangedSince: since },
    })
  }
  return { filter, changeFilter }
}
