import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

interface UrlField<Element> {
  /** The value in the address; empty when there is none. */
  value: string
  /** Spread on an uncontrolled input or select. */
  control: { ref: React.RefObject<Element | null>; defaultValue: string }
  write: (value: string) => void
  /** Drops a text that was kept out of the address; the address itself is left alone. */
  forget: () => void
}

interface Options {
  /** The choices; a value that is none counts as not given. */
  choices?: readonly string[]
  /** May this text stand in the address? One that may not is known to this page alone, until it is left. */
  isPublic?: (text: string) => boolean
}

const OWN_WRITE = { isFieldWrite: true }

const isOwnWrite = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isFieldWrite' in state

/**
 * A control whose value lives in a query parameter. The control keeps its own text, because the address is updated a
 * moment later than a key is pressed and a Korean syllable in the making must not be replaced under the fingers; it
 * is set anew only when something else changes the address.
 */
export function useUrlField<Element extends HTMLInputElement | HTMLSelectElement>(
  name: string,
  { choices, isPublic = () => true }: Options = {},
): UrlField<Element> {
  const [params, setParams] = useSearchParams()
  const location = useLocation()
  const element = useRef<Element>(null)
  const [kept, setKept] = useState<string>()
  const named = kept ?? params.get(name) ?? ''
  const value = choices?.includes(named) === false ? '' : named

  useEffect(() => {
    if (element.current && !isOwnWrite(location.state)) element.current.value = value
  }, [location.state, value])

  return {
    value,
    control: { ref: element, defaultValue: value },
    write: (next) => {
      const isWritten = isPublic(next)
      setKept(isWritten ? undefined : next)
      setParams(
        (current) => {
          if (isWritten && next !== '') current.set(name, next)
          else current.delete(name)
          return current
        },
        { replace: true, preventScrollReset: true, state: OWN_WRITE },
      )
    },
    forget: () => setKept(undefined),
  }
}
