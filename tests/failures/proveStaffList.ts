import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { advanceTime } from '../pages/localSite'
import { DENIED, FAILED, type FailingSite, findMessage } from './failingSite'
import type { Proof, Proofs } from './proveRows'

/** A little more than the pause between two reads of a followed list, also after a failure. */
const POLL_MS = 16_000

/** A list of the agit before and after a change made elsewhere. */
interface StaffList {
  path: string
  collection: string
  put: Record<'before' | 'after', Proof>
  isShown: Record<'before' | 'after', Proof>
  areOthersShown?: Proof
}

export const noMessage = () =>
  waitFor(() => expect(within(screen.getByRole('main')).queryByRole('alert')).toBeNull())

export function proveStaffList(
  site: FailingSite,
  { path, collection, put, isShown, areOthersShown = async () => {} }: StaffList,
): Proofs {
  return {
    refused: async () => {
      await put.before()
      await site.failReads('refused', collection)
      await site.open(path)
      await findMessage(DENIED)
      await areOthersShown()
      await site.heal()
      await site.press('새로 고침')
      await isShown.before()
    },
    slow: async () => {
      await put.before()
      await site.failReads('slow', collection)
      await site.open(path)
      await screen.findByRole('navigation', { name: '관리 메뉴' })
      expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
      await site.user.click(screen.getByRole('link', { name: '프로그램' }))
      expect(await screen.findByRole('heading', { name: '프로그램 회차' })).toBeVisible()
      window.history.back()
      await site.heal()
      await isShown.before()
    },
    hanging: async () => {
      await put.before()
      await site.failReads('hanging', collection)
      await site.open(path)
      await areOthersShown()
      await site.giveUp('hanging')
      await findMessage(FAILED)
      await site.heal()
      await site.press('다시 시도')
      await isShown.before()
    },
    wrong: async () => {
      await put.before()
      await site.open(path)
      await isShown.before()
      await site.failReads('wrong', collection)
      await advanceTime(POLL_MS)
      expect(site.asked()).toBeGreaterThan(0)
      await isShown.before()
      await noMessage()
      await site.heal()
      await put.after()
      await advanceTime(POLL_MS)
      await isShown.after()
    },
  }
}
