import { useState } from 'react'
import { flushSync } from 'react-dom'
import { type NavigateOptions, useLocation, useSearchParams } from 'react-router-dom'
import { useHydrated } from './useHydrated'

interface WriteOptions {
  /** Adds a history entry. */
  isStep?: boolean
  /** Names of values kept only in this page, not in address or history. */
  hidden?: readonly string[]
  state?: object
}

const noParams = new URLSearchParams()

const isOfHidden = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isOfHidden' in state

/** State in the query; empty in prerendered HTML and while hydrating. */
export function useUrlState() {
  const [query, setQuery] = useSearchParams()
  const location = useLocation()
  const params = useHydrated() ? query : noParams
  const [kept, setKept] = useState<Record<string, string | undefined>>({})
  const known = isOfHidden(location.state) ? kept : {}

  const read = (name: string): string => params.get(name) ?? known[name] ?? ''

  /** Undefined removes a parameter. */
  const write = (
    changes: Record<string, string | undefined>,
    { isStep = false, hidden = [], state }: WriteOptions = {},
  ) => {
    const next = new URLSearchParams(query)
    const nextKept = { ...known }
    for (const [name, value] of Object.entries(changes)) {
      const isHidden = hidden.includes(name)
      next.delete(name)
      if (value !== undefined && !isHidden) next.set(name, value)
      nextKept[name] = isHidden ? value : undefined
    }
    // Safari refuses more than a hundred history changes in ten seconds; a held key makes as many.
    const isSameEntry = !isStep && !state && isOfHidden(location.state)
    if (isSameEntry && next.toString() === query.toString()) {
      flushSync(() => setKept(nextKept))
      return
    }
    setKept(nextKept)
    const options: NavigateOptions = {
      replace: !isStep,
      state: { ...state, isOfHidden: true },
      preventScrollReset: true,
      // A transition would show the old value briefly and break Korean composition.
      flushSync: true,
    }
    setQuery(next, options)
  }

  return { params, read, write }
}
