import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { programs } from '@/content/programs'
import {
  findPrograms,
  noFilter,
  type ProgramFilter,
  readFilter,
  writeFilter,
} from '@/domain/programFinder'

/** A text that finds no program is none of our words: perhaps a child's name, and not for the address. */
const findsAProgram = (text: string) => findPrograms(programs, { ...noFilter, text }).length > 0

/**
 * The filter in the address. Typed text is also kept as it was typed: the address follows a moment later, and an
 * input that waited for it would break Korean syllables while they are composed.
 */
export function useProgramFilter(isAddressKnown: boolean) {
  const [query, setQuery] = useSearchParams()
  const [typedText, setTypedText] = useState<string>()
  const asked = isAddressKnown ? readFilter(query, programs) : noFilter
  const filter = { ...asked, text: typedText ?? asked.text }

  const changeFilter = (change: Partial<ProgramFilter>) => {
    const next = { ...filter, ...change }
    setTypedText(next.text)
    const isPublic = findsAProgram(next.text)
    setQuery(writeFilter(isPublic ? next : { ...next, text: '' }), {
      replace: true,
      preventScrollReset: true,
    })
  }
  return { filter, changeFilter }
}
