import { addMinutes } from 'date-fns/addMinutes'
import { addDays, seoulInstant } from '@/domain/dates/day'
import { type ClosureItem, passDays } from '@/domain/places/closures'
import type { CounterOrder } from '@/repository/orders/counterOrders'
import type { Scenario } from './actors'
import type { Desk } from './device'
import { branchOf, type Family } from './families'
import { seatKey } from './journal'
import { refund, shownOrder } from './orderPresses'

const COUNTER_ORDERS = 40
const ways = ['cash', 'card', 'transfer'] as const

/** What is paid at the desk, some of it given back in part, and receipts that are issued elsewhere. */
export function playDesk(stage: Scenario): void {
  const { agenda, days, families, random } = stage
  for (let index = 0; index < COUNTER_ORDERS; index += 1) {
    const day = days[index % days.length] ?? ''
    const family = families[random.below(families.length)]?.family
    const at = addMinutes(seoulInstant(day, 10, 0), random.below(400))
    if (family) agenda.add(at, () => takeMoney(stage, family, index))
  }
  for (const day of days) agenda.add(seoulInstant(day, 20, 10), () => issueReceipts(stage))
}

async function takeMoney(stage: Scenario, { uid, nickname }: Family, index: number): Promise<void> {
  const { agenda, journal, press, teachers } = stage
  const worker = teachers[index % 2] ?? teachers[0]
  const payWith = ways[index % 3] ?? 'cash'
  const isReceipted = payWith !== 'card' && index % 4 === 0
  const order: CounterOrder = {
    ...{ id: `counter-${index}`, uid, nickname, branchId: branchOf(uid), payWith },
    ...{ totalKRW: 1_000 + 700 * index, name: '준비물' },
    receiptFor: isReceipted ? 'business' : '',
    receiptNumber: isReceipted ? '1234567890' : '',
  }
  await press('현장 결제', () => worker.recordCounterOrder(order, worker.uid))
  const { name, ...rest } = order
  const lines = [{ code: 'counter', name, priceKRW: order.totalKRW, quantity: 1 }]
  journal.orders.set(order.id, {
    ...{ ...rest, kind: 'counter', lines, depositor: '', childId: '', day: '', status: 'paid' },
  })
  if (index % 8 !== 3) return
  agenda.add(addMinutes(new Date(), 90), async () => {
    const shown = await shownOrder(stage, uid, order.id)
    await refund(stage, teachers[0], shown, index % 16 === 3 ? 500 : order.totalKRW)
  })
}

async function issueReceipts({ journal, press, teachers }: Scenario): Promise<void> {
  const [, owner] = teachers
  const { answer } = await press('read', () => owner.followOrdersWithReceipt(200).read())
  const waiting = answer.filter(({ id, receiptAt }) => !receiptAt && journal.orders.has(id))
  // Some wait for another day.
  for (const order of waiting.filter((_, index) => index % 3 !== 2)) {
    await press('발행함', () => owner.markReceiptIssued(order, owner.uid))
    journal.receipts.add(order.id)
  }
}

/** Two owners change the fares in the same instant: one reads that the other was faster. */
export async function changeFares(stage: Scenario, from: Date): Promise<void> {
  const { journal, settings, teachers, together } = stage
  const known = await teachers[0].readFares()
  const tariff = (baseKRW: number) => ({ ...settings.fares.current, baseKRW, from })
  const { answers } = await together('요금 변경', [
    () => teachers[0].saveNextFares({ known, next: tariff(12_000), now: new Date() }),
    () => teachers[1].saveNextFares({ known, next: tariff(13_000), now: new Date() }),
  ])
  if ([...answers].sort().join() !== 'changed,done')
    journal.surprises.push(`two changes of fares: ${answers.join()}`)
  settings.fares = { ...settings.fares, next: tariff(answers[0] === 'done' ? 12_000 : 13_000) }
}

export async function changePrices(stage: Scenario, from: Date): Promise<void> {
  const { press, settings, teachers } = stage
  const known = await teachers[0].readPrices()
  const { options } = settings.prices.current
  const next = { options: { ...options, '2h-25000': 27_000 }, from }
  await press('가격 변경', () => teachers[0].saveNextPrices({ known, next, now: new Date() }))
  settings.prices = { ...settings.prices, next }
}

/** 「휴무로 정하기」 for all branches, step by step as the page does, and once more: nothing is done twice. */
export async function closeDays(stage: Scenario, desk: Desk, item: ClosureItem): Promise<void> {
  const { journal, press, teachers } = stage
  const [owner] = teachers
  const { uid, nickname: name } = owner
  const staff = {
    ...({ uid, name, role: 'owner', branchIds: [], at: undefined, guardedUids: [] } as const),
  }
  const read = async () => ({
    work: await desk.readWork(item, staff),
    passes: await desk.readPassesToExtend(item, staff, item.branchIds),
  })
  const { answer } = await press('read', read)
  for (const step of desk.closingSteps({ item, ...answer, by: owner.uid }))
    await press('휴무로 정하기', step.run)
  enterClosure(stage, answer, item)
  const { answer: left } = await press('read', read)
  const more = desk.closingSteps({ item, ...left, by: owner.uid }).length - 1
  if (more > 0) journal.surprises.push(`${more} steps are left after the days were closed`)
}

function enterClosure(
  { journal }: Scenario,
  { work, passes }: Pick<Parameters<Desk['closingSteps']>[0], 'work' | 'passes'>,
  item: ClosureItem,
): void {
  for (const { id } of work.sessions)
    Object.assign(journal.sessions.get(id) ?? {}, { isClosed: true })
  for (const booking of [...work.stays, ...work.programBookings])
    Object.assign(journal.seats.get(seatKey(booking)) ?? {}, { isCancelled: true, hasUse: false })
  for (const { id } of work.rides)
    Object.assign(journal.rides.get(id) ?? {}, { status: 'declined' })
  for (const { uid, id, expiresOn } of passes) {
    const pass = journal.passes.get(id)
    if (!pass || pass.uid !== uid || pass.expiresOn !== expiresOn)
      journal.surprises.push(`${uid} has a pass ${id} that nobody paid`)
    else journal.passes.set(id, { ...pass, expiresOn: longer(expiresOn, item) })
  }
}

const longer = (expiresOn: string, item: ClosureItem): string => addDays(expiresOn, passDays(item))
