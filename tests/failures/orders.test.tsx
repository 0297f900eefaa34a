import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect } from 'vitest'
import { PINNED_NOW } from '../pinnedClock'
import { DENIED, failingSite } from './failingSite'
import { proveCommand } from './proveCommand'
import { proveFollowedRead } from './proveFollowedRead'
import { type Proofs, proveRows } from './proveRows'
import { orderRows } from './rows/orderRows'

const site = failingSite()
beforeEach(site.signIn)

const dialog = () => within(screen.getByRole('dialog', { name: '주문 확인' }))
const depositor = () => dialog().getByRole('textbox', { name: '입금자명' })
const retry = () => site.user.click(dialog().getByRole('button', { name: '다시 시도' }))
const ordering = proveCommand(site, {
  begin: async () => {
    await site.open('/topup')
    await site.press('바로 결제하기')
    await screen.findByRole('dialog', { name: '주문 확인' })
    // The last order's name stands there first.
    await waitFor(() => expect(depositor()).not.toHaveValue(''))
    await site.user.clear(depositor())
    await site.user.type(depositor(), '하준아빠')
  },
  button: () => dialog().getByRole('button', { name: '주문하기' }),
  stays: async () => {
    expect(dialog().getByRole('alert')).toBeVisible()
    expect(depositor()).toHaveValue('하준아빠')
  },
  again: { hanging: retry, wrong: retry },
  isDone: async () => {
    const done = within(await screen.findByRole('dialog', { name: '주문 완료' }))
    expect(done.getByRole('status')).toHaveTextContent(
      '주문을 접수했어요. 입금을 확인하면 반영돼요.',
    )
    await site.user.click(done.getByRole('button', { name: '닫기' }))
    await waitFor(() => expect(site.path()).toBe('/my/memberships'))
    // Two are of the sample.
    await waitFor(() => {
      const orders = screen.getByRole('list', { name: '주문' })
      expect(within(orders).getAllByRole('listitem')).toHaveLength(3)
    })
    const orders = await site.backend.list('orders')
    expect(orders.filter((order) => JSON.stringify(order).includes(site.uid))).toHaveLength(3)
  },
})

const ORDER = 'orders/9f2c41ab-local-order'
const isOrder = (status: string) => async () => {
  await waitFor(() => {
    const [order] = within(screen.getByRole('list', { name: '주문' })).getAllByRole('listitem')
    expect(order).toHaveTextContent(status)
    expect(order).toHaveTextContent('라이트 4시간권')
  })
}
const isBalance = (balance: string, uses: string) => async () => {
  await waitFor(() => {
    const region = within(screen.getByRole('region', { name: '충전금' }))
    expect(region.getAllByText(balance)[0]).toBeVisible()
    expect(screen.getByRole('list', { name: '이용권' })).toHaveTextContent(uses)
  })
}

function sectionOf(title: string): HTMLElement {
  const section = screen.getByRole('heading', { name: title }).closest('section')
  if (!section) throw new Error(`${title} stands in no section`)
  return section
}

/** Of a page with several lists; at the first reading there is nothing to remember. */
function reading(
  titles: readonly string[],
  { change, after, ...lists }: Omit<Parameters<typeof proveFollowedRead>[1], 'open' | 'isOld'>,
): Proofs {
  const open = () => site.open('/my/memberships')
  return {
    ...proveFollowedRead(site, {
      ...lists,
      open,
      change,
      after,
      isOld: async () => {
        for (const title of titles)
          await waitFor(() => expect(sectionOf(title)).toHaveTextContent(/에 확인한 내용이에요/))
      },
    }),
    refused: async () => {
      await change()
      await site.failReads('refused', ...lists.collections)
      await open()
      await waitFor(() => expect(screen.getAllByText(DENIED)).toHaveLength(titles.length))
      for (const title of titles)
        expect(within(sectionOf(title)).getByRole('alert')).toHaveTextContent(DENIED)
      await lists.beside()
      await site.heal()
      const [first = ''] = titles
      await site.user.click(within(sectionOf(first)).getByRole('button', { name: '새로 고침' }))
      await after()
    },
  }
}

const TOPUP = {
  kind: 'topup',
  amountKRW: 10_000,
  note: '입금 확인',
  refId: 'another',
  at: PINNED_NOW,
  by: 'local-staff-0001',
}

proveRows(orderRows, {
  'orders, ordering': ordering,
  'orders, reading': reading(['주문'], {
    collections: ['orders'],
    before: isOrder('입금 대기'),
    change: () => site.backend.change(ORDER, { status: 'paid' }),
    after: isOrder('결제 완료'),
    beside: isBalance('50,000원', '1회'),
  }),
  'ledger and passes, reading': reading(['충전금', '이용권'], {
    collections: ['ledger', 'passes'],
    before: isBalance('50,000원', '1회 남음'),
    change: async () => {
      const family = `users/${site.uid}`
      await site.backend.put(`${family}/ledger/order-another`, TOPUP)
      await site.backend.change(`${family}/passes/order-5c08e1d7-local-order-1`, { minutes: 360 })
    },
    after: isBalance('60,000원', '3회 남음'),
    beside: isOrder('입금 대기'),
  }),
})
