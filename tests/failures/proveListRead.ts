import { DENIED, FAILED, type FailingSite, findMessage } from './failingSite'
import type { Proof, Proofs } from './proveRows'
import type { Fault } from './rows/failureRows'

interface List {
  collection: string
  begin: Proof
  /** The loading state, and what is shown beside it. */
  isWaiting: Proof
  isShown: Proof
  beginAgain?: Proof
}

export function proveListRead(
  site: FailingSite,
  { collection, begin, isWaiting, isShown, beginAgain = async () => {} }: List,
): Proofs {
  const fails =
    (fault: Fault, words: string, onContinue: Proof): Proof =>
    async () => {
      await site.failReads(fault, collection)
      await begin()
      await site.giveUp(fault)
      await findMessage(words)
      await site.heal()
      await onContinue()
      await isShown()
    }
  const retry = () => site.press('다시 시도')
  return {
    refused: fails('refused', DENIED, async () => {
      await site.press('새로 고침')
      await beginAgain()
    }),
    slow: async () => {
      await site.failReads('slow', collection)
      await begin()
      await isWaiting()
      await site.heal()
      await isShown()
    },
    hanging: fails('hanging', FAILED, retry),
    wrong: fails('wrong', FAILED, retry),
  }
}
