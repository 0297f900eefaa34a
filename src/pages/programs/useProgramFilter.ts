import { programs } from '@/content/programs/programs'
import {
  findPrograms,
  noFilter,
  type ProgramFilter,
  readFilter,
  writeFilter,
} from '@/domain/programs/programFinder'
import { useUrlState } from '@/platform/page/useUrlState'

/** A text without a result may be a child's name and must not go into the URL. */
const findsAProgram = (text: string) => findPrograms(programs, { ...noFilter, text }).length > 0

export function useProgramFilter() {
  const url = useUrlState()
  const filter: ProgramFilter = { ...readFilter(url.params, programs), text: url.read('q') }
  const changeFilter = (change: Partial<ProgramFilter>) => {
    const next = { ...filter, ...change }
    url.write(writeFilter(next), { hidden: findsAProgram(next.text) ? [] : ['q'] })
  }
  return { filter, changeFilter }
}
