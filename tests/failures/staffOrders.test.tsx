import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect } from 'vitest'
import { staffAccount } from '../../emulators/seed/accounts'
import { rested } from '../pages/staff/rested'
import { failingSite, itemWith } from './failingSite'
import { proveCommand } from './proveCommand'
import { proveRows } from './proveRows'
import { noMessage, proveStaffList } from './proveStaffList'
import { staffOrderRows } from './rows/staffOrderRows'

const site = failingSite()
beforeEach(() => site.backend.signInMember(staffAccount.uid))

/** Of the sample data: 라이트 4시간권. */
const ORDER = '9f2c41ab-local-order'
const orderIs = (status: string) => () =>
  site.backend.change(`orders/${ORDER}`, { status, updatedAt: new Date() })
const isIn = (name: string) => async () =>
  waitFor(() => expect(itemWith(screen.getByRole('list', { name }), '9f2c41ab')).toBeVisible())

const reading = proveStaffList(site, {
  path: '/staff/orders',
  collection: 'orders',
  put: { before: orderIs('awaitingPayment'), after: orderIs('paid') },
  isShown: { before: isIn('입금 대기'), after: isIn('결제 완료') },
})

/** It stays where it was pressed. */
const item = () => within(itemWith(screen.getByRole('list', { name: '입금 대기' }), '9f2c41ab'))
const paying = proveCommand(site, {
  begin: async () => {
    await site.open('/staff/orders')
    await isIn('입금 대기')()
  },
  button: () => item().getByRole('button', { name: '입금 확인' }),
  stays: rested,
  finds: async () => {
    await item().findByRole('button', { name: '환불' })
  },
  unsent: '김민서 45,000원 입금 확인',
  isDone: async () => {
    expect(await item().findByRole('button', { name: '환불' })).toBeVisible()
    await noMessage()
    const passes = await site.backend.list(`users/${site.uid}/passes`)
    expect(JSON.stringify(passes).match(/라이트 4시간권/g)).toHaveLength(2)
  },
})

proveRows(staffOrderRows, {
  'the agit: orders': reading,
  'the agit: confirming a payment': paying,
})
