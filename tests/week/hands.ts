import { type Scenario, said } from './actors'
import type { Device } from './device'
import type { Span } from './journal'

/** A share of the presses of families with somebody else who may. */
const BY_GUARDIAN = 0.5
const BOTH_AT_ONCE = 0.3
const TWO_OF_THE_AGIT = 0.08

export function ownerOf({ families }: Pick<Scenario, 'families'>, uid: string): Device {
  const owner = families.find(({ family }) => family.uid === uid)
  if (!owner) throw new Error(`No family ${uid}.`)
  return owner.device
}

/** Who shares a family now and may act for it. */
const guardiansOf = ({ guardians, journal }: Scenario, uid: string): Device[] =>
  guardians
    .filter((one) => one.of === uid && journal.rightOf(uid, one.device.uid) === 'full')
    .map(({ device }) => device)

/** Whoever of a family presses. */
export function handOf(stage: Scenario, uid: string): Device {
  const guardian = guardiansOf(stage, uid)[0]
  return guardian && stage.hands.chance(BY_GUARDIAN) ? guardian : ownerOf(stage, uid)
}

/** One of the family, or now and then two who press the same at the same instant. */
export function handsOf(stage: Scenario, uid: string): [Device, ...Device[]] {
  const guardian = guardiansOf(stage, uid)[0]
  return guardian && stage.hands.chance(BOTH_AT_ONCE)
    ? [guardian, ownerOf(stage, uid)]
    : [handOf(stage, uid)]
}

/** A command of a family. Who presses the same as another may come too late, with a refusal of `late`. */
export async function pressOfFamily(
  stage: Scenario,
  { uid, what, late = [] }: { uid: string; what: string; late?: readonly string[] },
  action: (hand: Device) => Promise<unknown>,
): Promise<Span> {
  const { journal, press, together } = stage
  const hands = handsOf(stage, uid)
  if (hands.length === 1) return press(what, () => action(hands[0]))
  const { answers, ...span } = await together(
    what,
    hands.map((hand) => () => action(hand)),
  )
  journal.count('both at once')
  const isExplained = answers.every((answer) => ['done', ...late].includes(answer))
  if (!isExplained || !answers.includes('done'))
    journal.surprises.push(`${uid}, both at once, ${what}: ${answers.join()}`)
  return span
}

interface ForFamily {
  uid: string
  what: string
  worker: Device
  /** Who may press the same at the same instant. */
  colleague?: Device
}

/** A command of the agit for a family: its guardian is refused, and a colleague presses. */
export async function pressForFamily(
  stage: Scenario,
  { uid, what, worker, colleague = worker }: ForFamily,
  action: (worker: Device) => Promise<unknown>,
): Promise<Span> {
  const { journal, press, teachers } = stage
  const isGuardian = (device: Device) => journal.rightOf(uid, device.uid) !== undefined
  const isByTwo = worker !== colleague && stage.hands.chance(TWO_OF_THE_AGIT)
  if (isByTwo && !isGuardian(worker) && !isGuardian(colleague))
    return pressByTwo(stage, what, [worker, colleague], action)
  if (!isGuardian(worker)) return press(what, () => action(worker))
  journal.count('left to a colleague')
  const answer = await said(press(what, () => action(worker)))
  if (answer !== 'denied')
    journal.surprises.push(`${worker.uid} for the own family ${uid}, ${what}: ${answer}`)
  return press(what, () => action(teachers[0]))
}

/** Who comes second finds it done. */
async function pressByTwo(
  { journal, together }: Scenario,
  what: string,
  workers: readonly Device[],
  action: (worker: Device) => Promise<unknown>,
): Promise<Span> {
  const { answers, ...span } = await together(
    what,
    workers.map((worker) => () => action(worker)),
  )
  journal.count('two of the agit at once')
  if (answers.some((answer) => answer !== 'done'))
    journal.surprises.push(`two of the agit at once, ${what}: ${answers.join()}`)
  return span
}

/** Each is refused. */
export async function expectRefusals(
  { journal, press }: Scenario,
  who: string,
  asked: Readonly<Record<string, () => Promise<unknown>>>,
): Promise<void> {
  for (const [what, ask] of Object.entries(asked)) {
    const answer = await said(press('refused', ask))
    journal.count('refused')
    if (answer !== 'denied') journal.surprises.push(`${who}, ${what}: ${answer}`)
  }
}
