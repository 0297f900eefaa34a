import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect } from 'vitest'
import { dayOf } from '@/domain/dates/day'
import { sessionBookingId } from '@/repository/programs/bookingDocument'
import { staffAccount } from '../../emulators/seed/accounts'
import { aCareBooking } from '../domain/care/aCareBooking'
import { anOrder } from '../domain/orders/anOrder'
import { advanceTime } from '../pages/localSite'
import { rested } from '../pages/staff/rested'
import { PINNED_NOW } from '../pinnedClock'
import { failingSite } from './failingSite'
import { proveCommand } from './proveCommand'
import { type Proof, type Proofs, proveRows } from './proveRows'
import { deskRows } from './rows/deskRows'
import type { Fault } from './rows/failureRows'

const site = failingSite()
beforeEach(() => site.backend.signInMember(staffAccount.uid))

/** Of the sample parent, who has 50,000 won. */
const milk = { code: 'basic/basic-milk', name: '우유', priceKRW: 1500, quantity: 2 }
const withCredit = anOrder({
  ...{ id: 'with-credit', uid: site.uid, kind: 'snack', branchId: 'seongsu', lines: [milk] },
  ...{ totalKRW: 3000, payWith: 'balance', depositor: '', nickname: '하준맘' },
  ...{ createdAt: PINNED_NOW, updatedAt: PINNED_NOW },
})

const item = () => {
  const items = screen.getAllByRole('listitem')
  const found = items.find(({ textContent }) => textContent.includes('with-cre'))
  if (!found) throw new Error('the order is not listed')
  return within(found)
}
const taking = proveCommand(site, {
  begin: async () => {
    await site.backend.put('orders/with-credit', withCredit)
    await site.open('/staff/orders')
    await waitFor(() => expect(item().getByText('충전금에서 빼기').closest('button')).toBeEnabled())
  },
  button: () => item().getByRole('button', { name: '충전금에서 빼기' }),
  // The row takes no press for a second.
  stays: rested,
  finds: async () => {
    await item().findByRole('button', { name: '환불' })
  },
  isDone: async () => {
    expect(await item().findByRole('button', { name: '환불' })).toBeVisible()
    const entries = await site.backend.list(`users/${site.uid}/ledger`)
    const taken = entries.filter(({ refId }) => JSON.stringify(refId).includes('with-credit'))
    expect(taken).toEqual([expect.objectContaining({ amountKRW: { integerValue: '-3000' } })])
  },
})

const booking = aCareBooking({
  ...{ uid: site.uid, childId: 'child-1', childName: '김하준', startsAt: PINNED_NOW },
  ...{ createdAt: PINNED_NOW, updatedAt: PINNED_NOW },
})
const day = dayOf(PINNED_NOW)
async function putCare(): Promise<void> {
  const { sessionId, uid } = booking
  await site.backend.putBookings(booking)
  await site.backend.put('messages/one', {
    ...{ uid, by: uid, phone: '+821000000002', rideId: '', sessionId, branchId: 'seongsu' },
    ...{ bookingId: await sessionBookingId(booking), kind: 'late', text: '20분 늦어요.' },
    ...{ createdAt: PINNED_NOW, seenAt: null },
  })
  await site.backend.put('orders/paid-snack', {
    ...withCredit,
    ...{ status: 'paid', childId: 'child-1', day },
  })
}
async function openCare(): Promise<void> {
  await site.open('/staff/care')
  expect(await screen.findByRole('button', { name: '김하준 등원' })).toBeVisible()
}

const LINE = /^아이 정보 [12]건을 다시 불러오고 있어요\.$/

function reading(collection: string, shown: string): Proofs {
  const fails =
    (fault: Fault, heals: () => Promise<void>): Proof =>
    async () => {
      await putCare()
      await site.failReads(fault, collection)
      await openCare()
      await site.giveUp(fault)
      // A count of what is new is asked for before.
      if (fault === 'hanging') await site.giveUp(fault)
      expect(await screen.findByText(LINE)).toBeVisible()
      expect(screen.queryByText(shown)).toBeNull()
      await site.heal()
      await heals()
      expect(await screen.findByText(shown)).toBeVisible()
      await waitFor(() => expect(screen.queryByText(LINE)).toBeNull())
    }
  const bySelf = () => advanceTime(16_000)
  const byPress = async () => {
    fireEvent.click(screen.getByRole('button', { name: '지금 다시' }))
    await advanceTime(6_000)
  }
  return {
    refused: fails('refused', byPress),
    slow: async () => {
      await putCare()
      await site.failReads('slow', collection)
      await openCare()
      expect(screen.queryByText(shown)).toBeNull()
      await site.heal()
      expect(await screen.findByText(shown)).toBeVisible()
    },
    hanging: fails('hanging', bySelf),
    wrong: fails('wrong', bySelf),
  }
}

proveRows(deskRows, {
  'the agit: taking an order from the credit': taking,
  'the agit: messages about stays, reading': reading('messages', '20분 늦어요.'),
  'the agit: snacks of children, reading': reading('orders', '간식: 우유 2'),
})
