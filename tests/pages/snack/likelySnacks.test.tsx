import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { SessionBooking } from '@/domain/programs/programSession'
import { SnackPage } from '@/pages/snack/SnackPage'
import { aCareBooking, onCareDay } from '../../domain/care/aCareBooking'
import { careSessionsOf } from '../../domain/care/careSessionsOf'
import { anOrder } from '../../domain/orders/anOrder'
import { aChildDocument } from '../../repository/memberAccount'
import { localSite } from '../localSite'

const site = localSite()
const menu = [{ id: 'milk', title: '우유', price: 1_500, order: 1, allergens: [2] }]

let uid = ''

const putStay = (change: Partial<SessionBooking> = {}) =>
  site.putBookings(
    aCareBooking({ ...{ uid, childId: 'child-2', passId: undefined, slot: undefined }, ...change }),
  )
const putLastOrder = () => {
  const { id, ...order } = anOrder({ uid, kind: 'snack', branchId: 'pangyo', status: 'paid' })
  return site.put(`orders/${id}`, order)
}

beforeEach(async () => {
  vi.setSystemTime(onCareDay('12:00'))
  uid = await site.signInByPhone()
  await site.put(`users/${uid}/children/child-1`, aChildDocument('김하준'))
  await site.put(`users/${uid}/children/child-2`, aChildDocument('김서연'))
  await site.putAll('program_sessions', careSessionsOf('2026-11-24', { taken: 1 }))
  await site.putAll('snack_menu_basic', menu)
})

/** 「주문 확인」 of a milk; `chosen`: child of the page. */
async function openOrder(chosen?: string) {
  const { user } = site.open(<SnackPage />, '/snack')
  if (chosen) {
    const children = await screen.findByRole('combobox', { name: '자녀' })
    await within(children).findByRole('option', { name: chosen })
    await user.selectOptions(children, chosen)
  }
  await user.click(await screen.findByRole('button', { name: '우유 담기' }))
  await user.click(screen.getByRole('button', { name: '바로 결제하기' }))
  const dialog = within(await screen.findByRole('dialog', { name: '주문 확인' }))
  const shown = (name: string) => dialog.getByRole('combobox', { name })
  return {
    dialog,
    shows: (child: string, day: string, branch: string) =>
      waitFor(() => {
        expect(shown('먹을 아이')).toHaveDisplayValue(child)
        expect(shown('받는 날')).toHaveDisplayValue(day)
        expect(shown('받을 지점')).toHaveDisplayValue(branch)
      }),
  }
}

test('the next stay says whose snacks they are, when and where', async () => {
  await putLastOrder()
  await putStay()
  const { dialog, shows } = await openOrder()
  await shows('김서연', '오늘 11.24(화)', '성수점')
  expect(dialog.queryByText('누구 간식인지 선생님이 알 수 없어요.')).toBeNull()
})

test('the child of the page goes before that of the next stay', async () => {
  await putLastOrder()
  await putStay()
  const { shows } = await openOrder('김하준')
  await shows('김하준', '선택 안 함', '판교점')
})

test('without a stay ahead it is the child of the last one, and the branch of the last order', async () => {
  await putLastOrder()
  await putStay({ startsAt: new Date('2026-11-10T13:00:00+09:00') })
  const { dialog, shows } = await openOrder()
  await shows('김서연', '선택 안 함', '판교점')
  expect(dialog.getByText('누구 간식인지 선생님이 알 수 없어요.')).toBeVisible()
})

test('stays that cannot be read leave the choice to the parent', async () => {
  await putLastOrder()
  await putStay()
  await site.fail({ collection: 'bookings', status: 403 })
  const { shows } = await openOrder()
  await shows('선택 안 함', '선택 안 함', '판교점')
})
