import type { FailingSite } from './failingSite'
import type { Proof, Proofs } from './proveRows'
import type { Fault } from './rows/failureRows'

interface Followed {
  collections: readonly string[]
  open: Proof
  /** What is shown before and after somebody else's change. */
  before: Proof
  change: Proof
  after: Proof
  /** What is shown and used meanwhile. */
  beside: Proof
  /** What is said of a list that could not be read again. */
  isOld?: Proof
}

/** A list that the device remembers and that is read again when somebody looks. */
export function proveFollowedRead(
  site: FailingSite,
  { collections, open, before, change, after, beside, isOld = async () => {} }: Followed,
): Proofs {
  async function begin(): Promise<void> {
    await open()
    await before()
  }
  const staysAsRead =
    (fault: Fault): Proof =>
    async () => {
      await begin()
      await site.failReads(fault, ...collections)
      await site.reload()
      await before()
      await site.giveUp(fault)
      await isOld()
      await before()
      await site.heal()
      await change()
      site.showTab()
      await after()
    }
  return {
    refused: staysAsRead('refused'),
    slow: async () => {
      await begin()
      await change()
      await site.failReads('slow', ...collections)
      await site.reload()
      await before()
      await beside()
      await site.heal()
      await after()
    },
    hanging: staysAsRead('hanging'),
    wrong: staysAsRead('wrong'),
  }
}
