import { screen, waitFor, within } from '@testing-library/react'
import { addHours } from 'date-fns/addHours'
import { addMinutes } from 'date-fns/addMinutes'
import type { ReactElement } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { sessionIdAt } from '@/domain/programs/programSession'
import type { RideStatus } from '@/domain/rides/booked/ride'
import { StaffCarePage } from '@/pages/staff/care/StaffCarePage'
import { StaffOrdersPage } from '@/pages/staff/orders/StaffOrdersPage'
import { StaffProgramsPage } from '@/pages/staff/programs/StaffProgramsPage'
import { StaffTodayPage } from '@/pages/staff/today/StaffTodayPage'
import { sessionBookingId } from '@/repository/programs/bookingDocument'
import { anOrder } from '../../domain/orders/anOrder'
import { aRide, inSeoul } from '../../domain/rides/aRide'
import { aChildDocument } from '../../repository/memberAccount'
import { localSite } from '../localSite'

const OWN_FAMILY = '본인과 가족의 것은 다른 선생님이 처리해 주세요.'
const OWN = { uid: 'staff-1', childId: 'child-1', childName: '도준' }
const OTHER = { uid: 'parent-1', childId: 'child-1', childName: '김하준' }
const NOW = inSeoul('2026-11-24T14:30')

const site = localSite()
const confirm = vi.fn()

const open = async (page: ReactElement, address: string) =>
  (await site.openAsStaff(page, address)).user
const rowOf = async (list: string, words: string) => {
  const items = within(await screen.findByRole('list', { name: list })).getAllByRole('listitem')
  const found = items.find((item) => item.textContent?.includes(words))
  if (!found) throw new Error(`No row says ${words}.`)
  return within(found)
}
type Row = Awaited<ReturnType<typeof rowOf>>
const buttonsOf = (row: Row) =>
  row.queryAllByRole('button').map((button) => button.textContent?.trim() ?? '')

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: NOW })
  // Without an observer every row is near.
  vi.stubGlobal('IntersectionObserver', undefined)
  vi.stubGlobal('confirm', confirm.mockReset().mockReturnValue(true))
  for (const { uid, childName } of [OWN, OTHER]) {
    await site.put(`users/${uid}`, { nickname: '보호자', phone: '+821000000032' })
    await site.put(`users/${uid}/children/child-1`, aChildDocument(childName))
  }
})

describe('주문', () => {
  test.each(['membership', 'topup', 'snack', 'specialSnack'] as const)(
    'an own order of the kind %s can be cancelled while it waits, not confirmed or refunded',
    async (kind) => {
      await site.putAll('orders', [
        anOrder({ ...OWN, kind, id: 'o-1', depositor: '도담쌤' }),
        anOrder({ ...OWN, kind, id: 'o-2', depositor: '도담쌤', status: 'paid' }),
        anOrder({ kind, id: 'o-3', depositor: '김민서', status: 'paid' }),
      ])
      await open(<StaffOrdersPage />, '/staff/orders')
      const awaiting = await rowOf('입금 대기', '도담쌤')
      expect(awaiting.getByText(OWN_FAMILY)).toBeVisible()
      expect(buttonsOf(awaiting)).toEqual(['주문 취소'])
      const paid = await rowOf('결제 완료', '도담쌤')
      expect(paid.getByText(OWN_FAMILY)).toBeVisible()
      expect(buttonsOf(paid)).toEqual([])
      const theirs = await rowOf('결제 완료', '김민서')
      expect(theirs.queryByText(OWN_FAMILY)).toBeNull()
      expect(buttonsOf(theirs)).toEqual(['환불'])
    },
  )

  test('an unreadable own order that is paid is not refunded', async () => {
    await site.putAll('orders', [
      anOrder({ ...OWN, id: 'o-1', totalKRW: -1 }),
      anOrder({ ...OWN, id: 'o-2', totalKRW: -1, status: 'paid' }),
    ])
    await open(<StaffOrdersPage />, '/staff/orders')
    const paid = await rowOf('결제 완료', 'o-2')
    expect(paid.getByText(OWN_FAMILY)).toBeVisible()
    expect(buttonsOf(paid)).toEqual([])
    expect(buttonsOf(await rowOf('입금 대기', 'o-1'))).toEqual(['주문 취소'])
  })
})

describe('오늘의 픽업', () => {
  const show = () => open(<StaffTodayPage />, '/staff?date=2026-11-24')
  const startsAt = addHours(NOW, 1)

  test.each<RideStatus>(['requested', 'confirmed', 'onTheWay', 'pickedUp'])(
    'an own %s ride is assigned, not taken further or declined',
    async (status) => {
      await site.put('rides/r-1', aRide({ ...OWN, status, startsAt }))
      await show()
      const row = await rowOf('픽업 목록', '도준')
      expect(row.getByText(OWN_FAMILY)).toBeVisible()
      expect(buttonsOf(row)).toEqual(['배정'])
    },
  )

  test('the fee of an own cancelled ride is charged by a colleague', async () => {
    const cancelled = { status: 'cancelled', cancelFeeKRW: 4070, startsAt } as const
    await site.put('rides/r-1', aRide({ ...OWN, ...cancelled }))
    await show()
    const row = await rowOf('픽업 목록', '도준')
    expect(await row.findByText(OWN_FAMILY)).toBeVisible()
    expect(row.queryByRole('button', { name: '수수료 청구' })).toBeNull()
  })

  test('「모두 확정하기」 leaves own rides out and says so', async () => {
    await site.put('rides/r-1', aRide({ ...OWN, id: 'r-1', startsAt }))
    await site.put('rides/r-2', aRide({ ...OTHER, id: 'r-2', startsAt }))
    const user = await show()
    await rowOf('픽업 목록', '김하준')
    await user.click(screen.getByRole('button', { name: '모두 확정하기' }))
    expect(confirm).toHaveBeenCalledExactlyOnceWith(
      `1건을 확정할까요?\n담당이 없는 1건이 있어요.\n${OWN_FAMILY}`,
    )
    await waitFor(async () =>
      expect((await site.get('rides/r-2'))?.status).toEqual({ stringValue: 'confirmed' }),
    )
    expect((await site.get('rides/r-1'))?.status).toEqual({ stringValue: 'requested' })
    expect(screen.getByRole('button', { name: '모두 확정하기' })).toBeDisabled()
  })
})

describe('돌봄', () => {
  const programId = 'care-seongsu'
  const sessionAt = (startsAt: Date) => sessionIdAt({ programId, startsAt })
  const pathOf = async (startsAt: Date, { uid, childId }: typeof OWN) => {
    const sessionId = sessionAt(startsAt)
    const id = await sessionBookingId({ sessionId, uid, childId })
    return { sessionId, id, path: `program_sessions/${sessionId}/bookings/${id}` }
  }

  async function putStay(startsAt: Date, child: typeof OWN, attendance: object = {}) {
    const { sessionId, id, path } = await pathOf(startsAt, child)
    await site.put(`program_sessions/${sessionId}`, {
      ...{ programId, startsAt, endsAt: addHours(startsAt, 2) },
      ...{ capacity: 20, taken: 2, last: '' },
    })
    await site.put(path, {
      ...{ ...child, programId, startsAt, passId: 'pass-1', slot: '1' },
      ...{ createdAt: startsAt, updatedAt: startsAt },
      ...attendance,
    })
    await site.put(`users/${child.uid}/passes/pass-1/uses/1`, {
      ...{ sessionId, bookingId: id, childId: child.childId, createdAt: startsAt },
    })
  }
  const show = () => open(<StaffCarePage />, '/staff/care?date=2026-11-24')
  const running = inSeoul('2026-11-24T13:00')
  const over = inSeoul('2026-11-24T11:00')
  const arrived = { arrivedAt: addMinutes(NOW, -5), by: 'staff-1' }

  test('an own child is marked in; the rest is left to a colleague', async () => {
    await putStay(running, OWN)
    const user = await show()
    const row = await rowOf('돌봄 명단', '도준')
    expect(row.getByText(OWN_FAMILY)).toBeVisible()
    expect(row.queryByRole('button', { name: '도준 조정' })).toBeNull()
    expect(row.queryByRole('button', { name: '도준 예약 취소' })).toBeNull()
    await user.click(row.getByRole('button', { name: '도준 등원' }))
    expect(await screen.findByRole('button', { name: '도준 하원' })).toBeVisible()
    const { path } = await pathOf(running, OWN)
    expect((await site.get(path))?.by).toEqual({ stringValue: 'staff-1' })
  })

  test.each([
    ['has come', arrived],
    ['has left', { ...arrived, leftAt: addMinutes(NOW, -1), leftWith: '보호자' }],
  ])('of an own child that %s nothing is taken back', async (_, attendance) => {
    await putStay(running, OWN, attendance)
    await show()
    const row = await rowOf('돌봄 명단', '도준')
    expect(row.getByText(OWN_FAMILY)).toBeVisible()
    expect(row.queryByRole('button', { name: '도준 되돌리기' })).toBeNull()
  })

  test('the use of an own missed stay is returned by a colleague', async () => {
    await putStay(over, OWN)
    await putStay(over, OTHER)
    const user = await show()
    await user.click(await screen.findByRole('button', { name: /11:00~13:00/ }))
    const theirs = await rowOf('돌봄 명단', '김하준')
    expect(await theirs.findByRole('button', { name: '김하준 이용권 돌려주기' })).toBeVisible()
    expect(theirs.queryByText(OWN_FAMILY)).toBeNull()
    const own = await rowOf('돌봄 명단', '도준')
    expect(own.getByText(OWN_FAMILY)).toBeVisible()
    expect(own.queryByRole('button', { name: '도준 이용권 돌려주기' })).toBeNull()
  })

  test('「휴원」 leaves own bookings out and says so', async () => {
    await putStay(running, OWN)
    await putStay(running, OTHER)
    const user = await show()
    await rowOf('돌봄 명단', '도준')
    await user.click(screen.getByRole('button', { name: '휴원' }))
    const dialog = within(await screen.findByRole('dialog', { name: '휴원' }))
    expect(dialog.getByText('1명의 예약을 취소할까요? 이용권이 돌아가요.')).toBeVisible()
    expect(dialog.getByText(OWN_FAMILY)).toBeVisible()
    await user.type(dialog.getByRole('textbox', { name: '사유' }), '눈이 많이 와요.')
    await user.click(dialog.getByRole('button', { name: '휴원하기' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '휴원' })).toBeNull())
    const [own, theirs] = await Promise.all([pathOf(running, OWN), pathOf(running, OTHER)])
    expect(await site.get(theirs.path)).toHaveProperty('cancelledAt')
    expect(await site.get(own.path)).not.toHaveProperty('cancelledAt')
    expect(await screen.findByText('예약을 받지 않아요.')).toBeVisible()
    expect(screen.queryByRole('button', { name: '휴원' })).toBeNull()
  })

  test('on the roster an own child is marked out, and nothing taken back', async () => {
    await putStay(running, OWN, arrived)
    const user = await open(<StaffProgramsPage />, '/staff/programs')
    await user.selectOptions(screen.getByRole('combobox', { name: '프로그램' }), programId)
    await user.click(await screen.findByRole('button', { name: '명단' }))
    expect(await screen.findByRole('button', { name: '도준 하원' })).toBeVisible()
    const row = await rowOf('명단', '도준')
    expect(row.getByText(OWN_FAMILY)).toBeVisible()
    expect(row.queryByRole('button', { name: '도준 되돌리기' })).toBeNull()
  })
})
