import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { advanceTime } from '../pages/localSite'
import { DENIED, FAILED, type FailingSite, findMessage } from './failingSite'
import type { Proof, Proofs } from './proveRows'

/** A little more than the SDK takes to send a commit again and give it up. */
const RESENDING_MS = 8_100

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
  /** What the agit's strip says was not sent. */
  unsent?: string
  /** Does what hangs arrive? */
  isArriving?: boolean
  /** May it arrive twice, so that nobody asks whether it did? */
  isRepeatable?: boolean
  /** How often it is sent before a refusal is shown. */
  refusals?: number
  /** What fails, where something else is sent before it. */
  sent?: RegExp
}

const saysUnsent = (step: string) =>
  waitFor(() =>
    expect(
      within(screen.getByRole('main'))
        .getAllByRole('status')
        .map(({ textContent }) => textContent),
    ).toContain(`${step}: 보내지 못했어요. 다시 누르면 다시 보내요.`),
  )

export function proveCommand(
  site: FailingSite,
  {
    begin,
    button,
    isDone,
    stays = async () => {},
    again = {},
    finds,
    unsent,
    isArriving = false,
    isRepeatable = false,
    refusals = 1,
    sent = /:commit/,
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
      site.failRequests(sent, 'refused', false, refusals)
      await press()
      await failsWith(DENIED)
      await press()
      await isDone()
    },
    slow: async () => {
      await begin()
      site.failRequests(sent, 'slow')
      await press()
      await waitFor(() => expect(button()).toHaveAttribute('aria-disabled', 'true'))
      await site.user.click(button())
      await site.heal()
      await isDone()
      expect(site.asked()).toBe(1)
    },
    hanging: async () => {
      await begin()
      site.failRequests(sent, 'hanging', isArriving)
      await press()
      await site.giveUp('hanging')
      if (unsent) await saysUnsent(unsent)
      await failsWith(FAILED)
      await (again.hanging ?? press)()
      await isDone()
    },
    wrong: async () => {
      await begin()
      site.failRequests(sent, 'wrong')
      await press()
      await site.giveUp('wrong')
      if (isRepeatable) await advanceTime(RESENDING_MS)
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
