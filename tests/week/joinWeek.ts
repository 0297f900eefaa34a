import { addMinutes } from 'date-fns/addMinutes'
import { newInviteCode } from '@/domain/account/inviteCode'
import { seoulInstant } from '@/domain/dates/day'
import type { Scenario } from './actors'
import { createAccount } from './careBookingWeek'
import { ownerOf } from './hands'

/** Guardians sign up and come on Sunday, by an invitation. */
export function playGuardians(stage: Scenario): void {
  const { agenda, guardians, sunday } = stage
  for (const [number, guardian] of guardians.entries()) {
    const at = (hour: number, minute: number) =>
      addMinutes(seoulInstant(sunday, hour, minute), number)
    agenda.add(at(10, 20), () => createAccount(stage, guardian.device))
    agenda.add(at(14, 0), () => come(stage, guardian))
  }
}

async function come(
  { families, journal, press, random }: Scenario,
  { of, device, relation }: Scenario['guardians'][number],
): Promise<void> {
  const owner = ownerOf({ families }, of)
  const code = newInviteCode(() => random.below(1_000) / 1_000)
  const ownerName = owner.nickname
  await press('초대 만들기', () => owner.createInvite({ code, uid: of, role: 'full', ownerName }))
  const { answer: found } = await press('read', () => device.readInvite(code))
  if (!found) throw new Error(`No invitation of ${of}.`)
  const entry = { name: device.nickname, relation }
  await press('함께하기', () => device.joinFamily(device.uid, found, entry))
  journal.guardianships.add(`${of}/${device.uid}`)
}
