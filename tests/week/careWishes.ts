import { careProgramId, careTimetable } from '@/domain/care/careSession'
import type { PlanOptionCode } from '@/domain/orders/plans'
import { type NewProgramSession, sessionsOfDay } from '@/domain/programs/programSession'
import type { Scenario } from './actors'
import type { Family } from './families'

export const PROGRAM = careProgramId('seongsu')
/** One-child families with a 4시간권 besides their 레귤러. */
const WITH_HOURS = 25

/** A child's stay, to be paid with a pass. */
export interface Wish {
  readonly family: Family
  readonly childIndex: number
  readonly session: NewProgramSession
  readonly optionKey: PlanOptionCode
}

export const memberships = ({ children }: Family, index: number): PlanOptionCode[] => {
  if (children.length === 2) return ['m-59000', 'pre-100']
  if (children.length === 3) return ['m-59000', 'pre-200']
  return index < WITH_HOURS ? ['m-59000', '4h-45000'] : ['m-59000']
}

export const sessionsOf = (day: string): NewProgramSession[] =>
  sessionsOfDay(PROGRAM, careTimetable, day)

/** The first child uses 레귤러, the others 패밀리. */
const dailyPass = ({ children }: Family, childIndex: number): PlanOptionCode => {
  if (childIndex === 0) return 'm-59000'
  return children.length === 2 ? 'pre-100' : 'pre-200'
}

/** 500 wishes: every child daily, and 25 twice on two days, with hours. */
export function wishesOf({ families, days, random }: Scenario): Wish[] {
  let turn = random.below(3)
  const daily = days.flatMap((day) =>
    families.flatMap(({ family }) =>
      family.children.flatMap((_, childIndex): Wish[] => {
        turn += 1
        const session = sessionsOf(day)[turn % 3]
        const optionKey = dailyPass(family, childIndex)
        return session ? [{ family, childIndex, session, optionKey }] : []
      }),
    ),
  )
  const longer = families.slice(0, WITH_HOURS).flatMap(({ family }, index) =>
    [index % 5, (index + 2) % 5].flatMap((day): Wish[] => {
      const first = daily.find(
        (wish) =>
          wish.family === family &&
          sessionsOf(days[day] ?? '').some(({ id }) => id === wish.session.id),
      )
      const all = sessionsOf(days[day] ?? '')
      const place = all.findIndex(({ id }) => id === first?.session.id)
      const session = all[place === 2 ? 1 : place + 1]
      return first && session ? [{ ...first, session, optionKey: '4h-45000' }] : []
    }),
  )
  return [...daily, ...longer]
}
