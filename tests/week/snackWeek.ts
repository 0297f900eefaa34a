import { addMinutes } from 'date-fns/addMinutes'
import { childSnacks, divideSnacks, keyOfSnacks } from '@/domain/care/careSnacks'
import { dayOf, seoulInstant } from '@/domain/dates/day'
import type { OrderLine } from '@/domain/orders/order'
import { snackDays } from '@/domain/orders/snackDay'
import type { Scenario } from './actors'
import { staysOfDay } from './careDayWeek'
import type { Device } from './device'
import { branches, branchOf } from './families'
import { expectRefusals } from './hands'
import { cancelOwn, confirm, newOrder, placeOrder, refund, shownOrder } from './orderPresses'

const A_DAY = 8
type Snack = Pick<OrderLine, 'code' | 'name' | 'priceKRW'>

const snacks: readonly [Snack, ...Snack[]] = [
  { code: 'basic/milk', name: '우유', priceKRW: 1_500 },
  { code: 'basic/banana', name: '바나나', priceKRW: 1_000 },
  { code: 'growth/nuts', name: '견과', priceKRW: 2_500 },
]

/** Snacks for a child and a day, most for this one, at the branch of the family; the agit looks before it opens. */
export function playSnacks(stage: Scenario): void {
  const { agenda, days, random } = stage
  for (const [index, day] of days.entries()) {
    for (let number = 0; number < A_DAY; number += 1) {
      const at = addMinutes(seoulInstant(day, 8, 30), random.below(120))
      agenda.add(at, () => playOrder(stage, index, number))
    }
    agenda.add(seoulInstant(day, 12, 25), () => lookAtSnacks(stage, day))
  }
}

async function playOrder(stage: Scenario, index: number, number: number): Promise<void> {
  const { agenda, days, families, random, teachers } = stage
  const family = families[random.below(families.length)]?.family
  if (!family) return
  const { uid, children } = family
  const id = `snack-${index}-${number}`
  const lines = random.several(1, 2, () => ({
    ...random.pick(snacks),
    quantity: 1 + random.below(3),
  }))
  const today = dayOf(new Date())
  const later = days.filter((day) => day >= today && snackDays(today).includes(day))
  await placeOrder(stage, {
    ...newOrder(uid, { id, kind: 'snack', lines }),
    branchId: branchOf(uid),
    childId: random.chance(0.85) ? (children[random.below(children.length)]?.id ?? '') : '',
    day: random.chance(0.7) ? today : (later[random.below(later.length + 1)] ?? ''),
  })
  agenda.add(addMinutes(new Date(), 25), async () => {
    const order = await shownOrder(stage, uid, id)
    if (number === 6) return cancelOwn(stage, order)
    await confirm(stage, teachers[number % 2] ?? teachers[0], order)
    if (number === 7)
      agenda.add(addMinutes(new Date(), 20), async () =>
        refund(stage, teachers[0], await shownOrder(stage, uid, id)),
      )
  })
}

/** What paid orders say of a day, of one branch or all, in lines. */
function ordered({ journal }: Scenario, day: string, branchId?: string): string[] {
  const counts = new Map<string, number>()
  for (const order of journal.orders.values()) {
    const isShown = order.kind === 'snack' && order.status === 'paid' && order.day === day
    const isThere = branchId === undefined || order.branchId === branchId
    if (!isShown || !isThere || order.childId === '') continue
    for (const { name, quantity } of order.lines) {
      const line = `${keyOfSnacks(order)} ${name}`
      counts.set(line, (counts.get(line) ?? 0) + quantity)
    }
  }
  return [...counts].map(([line, count]) => `${line} ${count}`).sort()
}

/** The teachers of the branches and an owner read what each child gets, in its row or by itself. */
async function lookAtSnacks(stage: Scenario, day: string): Promise<void> {
  const { branchTeachers, journal, press, teachers } = stage
  const stays = await staysOfDay(stage, day)
  const look = async (worker: Device, branchId?: string) => {
    const { answer } = await press('read', () => worker.followPaidSnacks(day, branchId).read())
    const all = childSnacks(answer, day)
    const lines = all.flatMap((child) =>
      child.snacks.map(({ name, quantity }) => `${keyOfSnacks(child)} ${name} ${quantity}`),
    )
    const expected = ordered(stage, day, branchId)
    if (lines.sort().join('\n') !== expected.join('\n'))
      journal.surprises.push(`snacks of ${day}, ${branchId}: ${lines.join()}; ${expected.join()}`)
    journal.count('snacks for a child', expected.length)
    const { ofStay, others } = divideSnacks(all, stays)
    const inRows = new Set(stays.flatMap((stay) => ofStay(stay) ?? []))
    if (inRows.size + others.length !== all.length)
      journal.surprises.push(`snacks of ${day}: ${inRows.size} and ${others.length}`)
  }
  await look(teachers[1])
  for (const branch of branches) await look(branchTeachers[branch], branch)
  await expectRefusals(stage, `a teacher of mapo on ${day}`, {
    'the snacks of another branch': () =>
      branchTeachers.mapo.followPaidSnacks(day, 'seongsu').read(),
  })
}
