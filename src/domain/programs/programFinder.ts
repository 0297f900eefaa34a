import { weekdayLabel, weekdaysFromMonday } from '../dates/day'
import { matchesSearch, searchText } from '../text/hangulSearch'
import { isFree, type ProgramInfo } from './program'

/** The list's filter, kept in the query: `?q=&age=&region=&weekday=&free=1`. */
export interface ProgramFilter {
  text: string
  age: number | undefined
  region: string | undefined
  weekday: number | undefined
  isFreeOnly: boolean
}

export const noFilter: ProgramFilter = {
  text: '',
  age: undefined,
  region: undefined,
  weekday: undefined,
  isFreeOnly: false,
}

export function agesOf(programs: readonly ProgramInfo[]): number[] {
  const ages = new Set<number>()
  for (const { ageBand } of programs)
    for (let age = ageBand.from; age <= ageBand.to; age += 1) ages.add(age)
  return [...ages].sort((a, b) => a - b)
}

export const regionsOf = (programs: readonly ProgramInfo[]): string[] =>
  [...new Set(programs.map(({ region }) => region))].sort((a, b) => a.localeCompare(b, 'ko'))

/** Reads the query; a value that no program has is ignored. */
export function readFilter(
  query: URLSearchParams,
  programs: readonly ProgramInfo[],
): ProgramFilter {
  const region = query.get('region') ?? ''
  return {
    text: query.get('q') ?? '',
    age: agesOf(programs).find((age) => String(age) === query.get('age')),
    region: regionsOf(programs).find((known) => known === region),
    weekday: weekdaysFromMonday.find((weekday) => weekdayLabel(weekday) === query.get('weekday')),
    isFreeOnly: query.get('free') === '1',
  }
}

export const writeFilter = (filter: ProgramFilter): Record<string, string | undefined> => ({
  q: filter.text.trim() ? filter.text : undefined,
  age: filter.age?.toString(),
  region: filter.region,
  weekday: filter.weekday === undefined ? undefined : weekdayLabel(filter.weekday),
  free: filter.isFreeOnly ? '1' : undefined,
})

export const findPrograms = <Found extends ProgramInfo>(
  programs: readonly Found[],
  filter: ProgramFilter,
): Found[] =>
  programs.filter(
    (program) =>
      matchesText(program, filter.text) &&
      acceptsAge(program, filter.age) &&
      (filter.region === undefined || program.region === filter.region) &&
      (filter.weekday === undefined || program.schedule.days.includes(filter.weekday)) &&
      (!filter.isFreeOnly || isFree(program)),
  )

/** 초성 are searched in names only: in whole sentences nearly every pair occurs. */
const matchesText = (program: ProgramInfo, text: string): boolean => {
  const { title, summary, type, region, branchName } = program
  const names = searchText(title, type, region, branchName)
  return matchesSearch(names, text) || matchesSearch({ ...searchText(summary), initials: '' }, text)
}

const acceptsAge = ({ ageBand }: ProgramInfo, age: number | undefined): boolean =>
  age === undefined || (ageBand.from <= age && age <= ageBand.to)
