import type { Scenario } from './actors'
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
    .filter((one) => one.of === uid && journal.guardianships.has(`${uid}/${one.device.uid}`))
    .map(({ device }) => device)

/** The one of a family who presses. */
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

/** A command of a family. */
export async function pressOfFamily(
  stage: Scenario,
  { uid, what }: { uid: string; what: string },
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
  if (answers.some((answer) => answer !== 'done'))
    journal.surprises.push(`${uid}, both at once, ${what}: ${answers.join()}`)
  return span
}

interface OfTheAgit {
  what: string
  worker: Device
  /** Who may press the same at the same instant. */
  colleague: Device
}

/** A command of the agit, now and then by two at once. */
export const pressOfTheAgit = (
  stage: Scenario,
  { what, worker, colleague }: OfTheAgit,
  action: (worker: Device) => Promise<unknown>,
): Promise<Span> =>
  stage.hands.chance(TWO_OF_THE_AGIT)
    ? pressByTwo(stage, what, [worker, colleague], action)
    : stage.press(what, () => action(worker))

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
