import { useState } from 'react'
import { type NavigateOptions, useLocation, useSearchParams } from 'react-router-dom'
import { useHydrated } from './useHydrated'

interface WriteOptions {
  /** A step of the history of its own. */
  isStep?: boolean
  /** Names of values that only this page knows, until it is left: neither the address nor the history holds them. */
  hidden?: readonly string[]
  /** Goes with the history's entry. */
  state?: object
}

const noParams = new URLSearchParams()

/** Does an entry of the history belong to the values that its page hides? */
const isOfHidden = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isOfHidden' in state

/** State in the query of the address: what it says, and how to change it. HTML made at build time and the render that takes it over see no query. */
export function useUrlState() {
  const [query, setQuery] = useSearchParams()
  const location = useLocation()
  const params = useHydrated() ? query : noParams
  const [kept, setKept] = useState<Record<string, string | undefined>>({})
  const known = isOfHidden(location.state) ? kept : {}

  const read = (name: string): string => params.get(name) ?? known[name] ?? ''

  /** Changes what is named, at once; undefined takes it away. */
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
    setKept(nextKept)
    const options: NavigateOptions = {
      replace: !isStep,
      state: { ...state, isOfHidden: true },
      preventScrollReset: true,
      // A transition would show the former value for a moment, and break Korean syllables while they are composed.
      flushSync: true,
    }
    setQuery(next, options)
  }

  return { params, read, write }
}
