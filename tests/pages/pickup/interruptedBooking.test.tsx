import { fireEvent, screen, within } from '@testing-library/react'
import { addDays } from 'date-fns/addDays'
import { beforeEach, expect, test, vi } from 'vitest'
import { dayOf } from '@/domain/dates/day'
import { holidayName } from '@/domain/dates/holidays'
import { MemberBookAll } from '@/pages/pickup/cart/MemberBookAll'
import { now } from '@/platform/clock'
import { useReservationCart } from '@/stores/reservationCart'
import { aReservation } from '../../domain/rides/aReservation'
import { asMember } from '../../remote/asMember'
import { aChildDocument } from '../../repository/memberAccount'
import { localSite } from '../localSite'

const site = localSite()
const alert = vi.fn()
let uid = ''

beforeEach(async () => {
  vi.stubGlobal('alert', alert.mockReset())
  uid = await site.signInByPhone()
  await site.put(`users/${uid}/children/own`, aChildDocument('이하늘'))
  const days = Array.from({ length: 140 }, (_, index) => dayOf(addDays(now(), index + 2)))
    .filter((day) => holidayName(day) === undefined)
    .slice(0, 110)
  const lines = days.map((date, index) =>
    aReservation({
      ...{ id: `line-${index}`, date, seriesId: 'series-1' },
      child: { id: 'own', name: '이하늘' },
    }),
  )
  useReservationCart.getState().add(lines)
})

test('an interrupted series says what is left, which the next press books', async () => {
  site.open(asMember(<MemberBookAll />, uid))
  await site.waitForAnswers()
  const release = site.hold('commit', 1)
  fireEvent.click(screen.getByRole('button', { name: '전체 예약하기' }))
  expect(await screen.findByText('0 / 110')).toBeVisible()
  await vi.waitFor(() => expect(site.asked(':commit')).toBe(1))
  await site.fail({ collection: 'rides', status: 503 })
  release()
  const failure = await screen.findByRole('alert', undefined, { timeout: 5000 })
  expect(failure).toHaveTextContent(/^100건을 예약했고 10건이 남았어요\. /)
  expect(useReservationCart.getState().items).toHaveLength(10)
  await site.fail()
  fireEvent.click(within(failure).getByRole('button', { name: '다시 시도' }))
  expect(await screen.findByText('다른 화면', undefined, { timeout: 5000 })).toBeVisible()
  expect(alert).toHaveBeenCalledExactlyOnceWith(
    '10건, 총 77,420원\n아지트에서 확인하면 예약이 확정돼요.',
  )
  expect(useReservationCart.getState().items).toEqual([])
  expect(await site.list('rides')).toHaveLength(110)
})
