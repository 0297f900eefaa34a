import { programs } from '@/content/programs/programs'
import {
  findPrograms,
  noFilter,
  type ProgramFilter,
  readFilter,
  writeFilter,
} from '@/domain/programs/programFinder'
import { useUrlState } from '@/platform/page/useUrlState'

/** A text that finds no program is none of our words: perhaps a child's name, and not for the address. */
const findsAProgram = (text: string) => findPrograms(programs, { ...noFilter, text }).length > 0

/** The filter in the address, and how to change it. */
export function useProgramFilter() {
  const url = useUrlState()
  const filter: ProgramFilter = { ...readFilter(url.params, programs), text: url.read('q') }
  const changeFilter = (change: Partial<ProgramFilter>) => {
    const next = { ...filter, ...change }
    url.write(writeFilter(next), { hidden: findsAProgram(next.text) ? [] : ['q'] })
  }
  return { filter, changeFilter }
}
