import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { CounterOrderDialog } from '@/pages/staff/orders/CounterOrderDialog'
import { readOrders } from '@/repository/orders/orders'
import { inSeoul } from '../../domain/rides/aRide'
import { aMemberDocument } from '../../repository/memberAccount'
import { localSite, PHONE } from '../localSite'

const site = localSite()
const onClose = vi.fn()
const member = { uid: 'parent-1', nickname: '하준맘' }

function Desk() {
  const [isOpen, setOpen] = useState(true)
  const close = () => {
    setOpen(false)
    onClose()
  }
  return <CounterOrderDialog member={member} isOpen={isOpen} onClose={close} />
}

const show = async () => {
  await site.put('users/parent-1', aMemberDocument(PHONE))
  const { user } = await site.openAsStaff(<Desk />, '/staff/families/parent-1')
  return { user, dialog: within(await screen.findByRole('dialog', { name: '현장 결제' })) }
}
type Dialog = Awaited<ReturnType<typeof show>>['dialog']
const field = (dialog: Dialog, name: string) => dialog.getByRole('textbox', { name })
const written = () => readOrders('parent-1')

beforeEach(() => {
  onClose.mockReset()
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: inSeoul('2026-11-25T12:00') })
})

test('records one paid order, however often pressed', async () => {
  const { user, dialog } = await show()
  await user.type(field(dialog, '내용'), ' 프로그램  이용료 ')
  await user.type(field(dialog, '금액'), '20,000원')
  await user.selectOptions(dialog.getByRole('combobox', { name: '지점' }), '서초점')
  const receipt = within(dialog.getByRole('radiogroup', { name: '현금영수증' }))
  await user.click(receipt.getByRole('radio', { name: '소득공제용' }))
  await user.type(field(dialog, '현금영수증 번호'), '010-1234-5678')
  await user.dblClick(dialog.getByRole('button', { name: '기록하기' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(await written()).toMatchObject([
    {
      ...{ kind: 'counter', status: 'paid', totalKRW: 20_000, payWith: 'cash', depositor: '' },
      ...{ receiptFor: 'person', receiptNumber: '01012345678', nickname: '하준맘' },
      ...{ branchId: 'seocho', paidBy: 'staff-1' },
      lines: [{ code: 'counter', name: '프로그램 이용료', priceKRW: 20_000, quantity: 1 }],
    },
  ])
})

test('by card there is no receipt, and bad input says why', async () => {
  const { user, dialog } = await show()
  await user.click(dialog.getByRole('button', { name: '기록하기' }))
  expect(await dialog.findByText('내용을 입력해 주세요.')).toBeVisible()
  expect(dialog.getByText('1원부터 10,000,000원까지 적어 주세요.')).toBeVisible()
  await user.type(field(dialog, '내용'), '이용료')
  await user.type(field(dialog, '금액'), '10000001')
  await user.click(dialog.getByRole('button', { name: '기록하기' }))
  expect(dialog.getByText('1원부터 10,000,000원까지 적어 주세요.')).toBeVisible()
  await user.clear(field(dialog, '금액'))
  await user.type(field(dialog, '금액'), '10000000')
  const receipt = within(dialog.getByRole('radiogroup', { name: '현금영수증' }))
  await user.click(receipt.getByRole('radio', { name: '지출증빙용' }))
  await user.click(dialog.getByRole('button', { name: '기록하기' }))
  expect(await dialog.findByText('휴대폰 번호나 사업자등록번호를 적어 주세요.')).toBeVisible()
  const ways = within(dialog.getByRole('radiogroup', { name: '받은 방법' }))
  expect(ways.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    'cash',
    'card',
    'transfer',
  ])
  await user.click(ways.getByRole('radio', { name: '카드 단말기' }))
  expect(dialog.queryByRole('radiogroup', { name: '현금영수증' })).toBeNull()
  expect(await written()).toEqual([])
  await user.click(dialog.getByRole('button', { name: '기록하기' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(await written()).toMatchObject([{ payWith: 'card', receiptFor: '', receiptNumber: '' }])
})
