import { addMinutes } from 'date-fns/addMinutes'
import { seoulInstant } from '@/domain/dates/day'
import type { Scenario } from './actors'
import { createAccount } from './careBookingWeek'
import type { Device } from './device'
import { isNewAccount } from './families'
import { lookRoundFamily, readsOfFamily, writesOfFamily } from './familyRights'
import { expectRefusals, ownerOf, pressOfFamily } from './hands'
import { come, comeWith, guardianOf } from './joinWeek'
import { newOrder } from './orderPresses'

/** Guardians come on Sunday, each in another way; in the course of the week some are put out, leave, and come back. */
export function playFamilies(stage: Scenario): void {
  const { agenda, days, guardians, sunday } = stage
  for (const [number, guardian] of guardians.entries()) {
    const at = (hour: number, minute: number) =>
      addMinutes(seoulInstant(sunday, hour, minute), number)
    if (isNewAccount(guardian)) agenda.add(at(10, 20), () => createAccount(stage, guardian.device))
    agenda.add(at(14, 0), () => come(stage, number))
  }
  const on = (day: number, hour: number, run: () => Promise<void>) =>
    agenda.add(seoulInstant(days[day] ?? '', hour, 5), run)
  on(2, 15, () => putOut(stage, 0))
  on(2, 16, () => leave(stage, 6))
  on(3, 10, () => comeWith(stage, 0, 'read'))
  on(3, 12, () => leave(stage, 4))
  on(3, 16, () => putOut(stage, 3))
  on(4, 15, () => putOutWhileOrdering(stage, 9))
  for (const [index, day] of days.entries()) {
    agenda.add(seoulInstant(day, 20, 50), () => changeSchool(stage, index))
    agenda.add(seoulInstant(day, 21, 25), () => lookers(stage))
  }
}

/** Out at once, whatever the own page still shows; the next page forgets the family. */
async function putOut(stage: Scenario, number: number): Promise<void> {
  const { journal, press } = stage
  const { device, of } = guardianOf(stage, number)
  const asks = await writesOfFamily(stage, device, of)
  await press('내보내기', () => ownerOf(stage, of).removeGuardian(of, device.uid))
  journal.guardianships.delete(`${of}/${device.uid}`)
  await expectRefusals(stage, `${device.uid}, put out`, { ...readsOfFamily(device, of), ...asks })
  await forget(stage, device, of)
}

async function forget({ journal, press }: Scenario, device: Device, of: string): Promise<void> {
  const { answer } = await press('read', () => device.readFamilies(device.uid))
  const family = answer.find(({ ownerUid }) => ownerUid === of)
  if (family?.right !== null) journal.surprises.push(`${device.uid} still has ${family?.right}`)
  await press('forget', () => device.forgetFamily(device.uid, of))
  journal.sharedFamilies.delete(`${device.uid}/${of}`)
}

async function leave(stage: Scenario, number: number): Promise<void> {
  const { journal, press, teachers } = stage
  const { device, of } = guardianOf(stage, number)
  const asks = await writesOfFamily(stage, device, of)
  await press('나가기', () => device.leaveFamily(device.uid, of))
  journal.guardianships.delete(`${of}/${device.uid}`)
  journal.sharedFamilies.delete(`${device.uid}/${of}`)
  // An owner of the agit still reads everything.
  const reads = device === teachers[1] ? {} : readsOfFamily(device, of)
  await expectRefusals(stage, `${device.uid}, who left`, { ...reads, ...asks })
}

/** An order of the very instant arrived before or is refused. */
async function putOutWhileOrdering(stage: Scenario, number: number): Promise<void> {
  const { journal, together } = stage
  const { device, of } = guardianOf(stage, number)
  const line = { code: 'basic/milk', name: '우유', priceKRW: 1_500, quantity: 1 }
  const order = {
    ...newOrder(of, { id: 'order-while-put-out', kind: 'snack', lines: [line] }),
    nickname: device.nickname,
  }
  const { answers } = await together('내보내기', [
    () => device.createOrder(order),
    () => ownerOf(stage, of).removeGuardian(of, device.uid),
  ])
  const [ordered, putOutNow] = answers
  if (putOutNow !== 'done' || !['done', 'denied'].includes(ordered ?? ''))
    journal.surprises.push(`put out while ordering: ${answers.join()}`)
  if (ordered === 'done') journal.orders.set(order.id, { ...order, status: 'awaitingPayment' })
  journal.guardianships.delete(`${of}/${device.uid}`)
  await forget(stage, device, of)
}

/** A child goes to another school; two who change it at once write the same. */
async function changeSchool(stage: Scenario, index: number): Promise<void> {
  const { families, journal } = stage
  const family = families[index * 10]?.family
  const child = family?.children[0]
  if (!family || !child) return
  const school = `${index + 1}번 초등학교`
  await pressOfFamily(stage, { uid: family.uid, what: '자녀 수정' }, (hand) =>
    hand.saveChildren(family.uid, [{ ...child, school }]),
  )
  journal.schools.set(child.id, school)
}

/** Who may only look sees what the owner sees, and writes nothing. */
async function lookers(stage: Scenario): Promise<void> {
  const { guardians, journal } = stage
  for (const { device, of } of guardians) {
    if (journal.rightOf(of, device.uid) !== 'read') continue
    await lookRoundFamily(stage, device, of)
    const asks = await writesOfFamily(stage, device, of)
    await expectRefusals(stage, `${device.uid}, who looks`, {
      ...asks,
      'the orders': () => device.readOrders(of),
      'the credit': () => device.readLedger(of),
      'the watches': () => device.readWatches(of, new Date()),
    })
  }
}
