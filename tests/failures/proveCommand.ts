import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { DENIED, FAILED, type FailingSite, findMessage } from './failingSite'
import type { Proof, Proofs } from './proveRows'

interface Command {
  begin: Proof
  button: () => HTMLElement
  /** The result, on the page and in the documents. */
  isDone: Proof
  /** What a failure leaves as it was. */
  stays?: Proof
  /** How it is tried again; by default with the same button. */
  again?: { hanging?: Proof; wrong?: Proof }
  /** What the page finds out by itself, rather than say that no answer came. */
  finds?: Proof
  /** Does what hangs arrive? */
  isArriving?: boolean
  /** May it arrive twice, so that nobody asks whether it did? */
  isRepeatable?: boolean
}

export function proveCommand(
  site: FailingSite,
  {
    begin,
    button,
    isDone,
    stays = async () => {},
    again = {},
    finds,
    isArriving = false,
    isRepeatable = false,
  }: Command,
): Proofs {
  const press = () => site.tap(button)
  const failsWith = async (words: string) => {
    await findMessage(words)
    await stays()
    await site.heal()
  }
  return {
    refused: async () => {
      await begin()
      site.failCommits('refused')
      await press()
      await failsWith(DENIED)
      await press()
      await isDone()
    },
    slow: async () => {
      await begin()
      site.failCommits('slow')
      await press()
      await waitFor(() => expect(button()).toHaveAttribute('aria-disabled', 'true'))
      await site.user.click(button())
      await site.heal()
      await isDone()
      expect(site.asked()).toBe(1)
    },
    hanging: async () => {
      await begin()
      site.failCommits('hanging', isArriving)
      await press()
      await site.giveUp('hanging')
      await failsWith(FAILED)
      await (again.hanging ?? press)()
      await isDone()
    },
    wrong: async () => {
      await begin()
      site.failCommits('wrong')
      await press()
      await site.giveUp('wrong')
      if (finds) await finds()
      else {
        await failsWith(FAILED)
        await (again.wrong ?? press)()
      }
      await isDone()
      if (!isRepeatable) expect(site.asked()).toBe(1)
    },
  }
}
