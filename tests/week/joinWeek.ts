import { inviteRefusal } from '@/domain/account/family'
import type { GuardianRight } from '@/domain/account/guardianRight'
import { newInviteCode } from '@/domain/account/inviteCode'
import { seoulInstant } from '@/domain/dates/day'
import type { Scenario } from './actors'
import type { Device } from './device'
import { expectRefusals, ownerOf } from './hands'

type Guardian = Scenario['guardians'][number]

export function guardianOf({ guardians }: Scenario, number: number): Guardian {
  const guardian = guardians[number]
  if (!guardian) throw new Error(`No guardian ${number}.`)
  return guardian
}

/** 「초대 만들기」. */
async function invite(stage: Scenario, { of }: Guardian, role: GuardianRight): Promise<string> {
  const { journal, press, random } = stage
  const owner = ownerOf(stage, of)
  const code = newInviteCode(() => random.below(1_000) / 1_000)
  const ownerName = owner.nickname
  await press('초대 만들기', () => owner.createInvite({ code, uid: of, role, ownerName }))
  journal.invites.add(code)
  return code
}

async function takeBack({ journal, press }: Scenario, owner: Device, code: string) {
  await press('초대 취소', () => owner.deleteInvite(code))
  journal.invites.delete(code)
}

/** What `/family` says of a code: `open`, or why it is refused. */
async function look({ press }: Scenario, device: Device, code: string) {
  const { uid } = device
  const { answer: found } = await press('read', () => device.readInvite(code))
  const { answer: families } = await press('read', () => device.readFamilies(uid))
  const shared = families.flatMap(({ ownerUid, right }) => (right ? [ownerUid] : []))
  const { answer: hasJoined } = await press('read', () => device.hasJoinedBy(uid, code, shared))
  const refusal = inviteRefusal(found, { ownUid: uid, families, hasJoined, now: new Date() })
  return { found, refusal: refusal ?? 'open' }
}

async function expectCode(stage: Scenario, device: Device, code: string, expected: string) {
  const { refusal } = await look(stage, device, code)
  if (refusal !== expected)
    stage.journal.surprises.push(`${device.uid} looks at a code: ${refusal} for ${expected}`)
}

const entryOf = ({ device, relation }: Guardian) => ({ name: device.nickname, relation })

function enterGuardian({ journal }: Scenario, { of, device }: Guardian, right: GuardianRight) {
  journal.guardianships.set(`${of}/${device.uid}`, right)
  journal.sharedFamilies.add(`${device.uid}/${of}`)
}

/** 「함께하기」; then the code is used up. */
async function join(stage: Scenario, guardian: Guardian, code: string): Promise<void> {
  const { journal, press } = stage
  const { device } = guardian
  const { found, refusal } = await look(stage, device, code)
  if (!found || refusal !== 'open') {
    journal.surprises.push(`${device.uid} cannot join: ${refusal}`)
    return
  }
  if (found.role === 'read')
    await expectRefusals(stage, `${device.uid} with a code to look`, {
      'join to act': () =>
        device.joinFamily(device.uid, { ...found, role: 'full' }, entryOf(guardian)),
    })
  await press('함께하기', () => device.joinFamily(device.uid, found, entryOf(guardian)))
  enterGuardian(stage, guardian, found.role)
  journal.invites.delete(code)
  await expectCode(stage, device, code, 'joined')
  await expectCode(stage, ownerOf(stage, 'family-59'), code, 'unusable')
}

export async function comeWith(
  stage: Scenario,
  number: number,
  right: GuardianRight,
): Promise<void> {
  const guardian = guardianOf(stage, number)
  await join(stage, guardian, await invite(stage, guardian, right))
}

/** By a code; some by one that is taken back first, too old, the owner's own, or tried by two at once. */
export async function come(stage: Scenario, number: number): Promise<void> {
  const guardian = guardianOf(stage, number)
  const owner = ownerOf(stage, guardian.of)
  if (number === 12) return
  if (number === 1) return comeTogether(stage, guardian, guardianOf(stage, 12))
  if (number === 5) {
    const code = await invite(stage, guardian, guardian.right)
    const tuesday = seoulInstant(stage.days[1] ?? '', 15, 5)
    stage.agenda.add(tuesday, () => comeTooLate(stage, number, code))
    return
  }
  if (number === 7) {
    const code = await invite(stage, guardian, guardian.right)
    await takeBack(stage, owner, code)
    await expectCode(stage, guardian.device, code, 'unusable')
  }
  if (number === 0) await ownCode(stage, guardian, owner)
  await comeWith(stage, number, guardian.right)
}

/** Nobody joins the own family. */
async function ownCode(stage: Scenario, guardian: Guardian, owner: Device): Promise<void> {
  const code = await invite(stage, guardian, 'full')
  const { found, refusal } = await look(stage, owner, code)
  if (refusal !== 'own') stage.journal.surprises.push(`an own code: ${refusal}`)
  if (found)
    await expectRefusals(stage, `${owner.uid} with an own code`, {
      join: () => owner.joinFamily(owner.uid, found, entryOf(guardian)),
    })
  await takeBack(stage, owner, code)
}

/** Two with one code at the same instant: one of them is in. */
async function comeTogether(stage: Scenario, first: Guardian, second: Guardian): Promise<void> {
  const { journal, together } = stage
  const code = await invite(stage, first, 'full')
  const { found } = await look(stage, first.device, code)
  if (!found) return
  const both = [first, second]
  const { answers } = await together(
    '함께하기',
    both.map((one) => () => one.device.joinFamily(one.device.uid, found, entryOf(one))),
  )
  if ([...answers].sort().join() !== 'denied,done')
    journal.surprises.push(`two with one code: ${answers.join()}`)
  for (const [index, one] of both.entries())
    if (answers[index] === 'done') enterGuardian(stage, one, 'full')
  journal.invites.delete(code)
}

/** After 48 hours a code is refused to whoever still has the page open, too. */
async function comeTooLate(stage: Scenario, number: number, code: string): Promise<void> {
  const guardian = guardianOf(stage, number)
  const { device } = guardian
  const { found, refusal } = await look(stage, device, code)
  if (refusal !== 'unusable') stage.journal.surprises.push(`a code of before: ${refusal}`)
  if (found)
    await expectRefusals(stage, `${device.uid} after 48 hours`, {
      join: () => device.joinFamily(device.uid, found, entryOf(guardian)),
    })
  await takeBack(stage, ownerOf(stage, guardian.of), code)
  await comeWith(stage, number, guardian.right)
}
