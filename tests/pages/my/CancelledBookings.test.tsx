import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { CancelledBookings } from '@/pages/my/home/CancelledBookings'
import { aCareBooking } from '../../domain/care/aCareBooking'
import { aRide, inSeoul } from '../../domain/rides/aRide'
import { asMember } from '../../remote/asMember'
import { localSite } from '../localSite'

const site = localSite()
const region = () => within(screen.getByRole('region', { name: '취소된 예약' }))

beforeEach(async () => {
  vi.setSystemTime(inSeoul('2026-12-20T09:00'))
  await site.signInMember('parent-1')
  await site.putBookings(
    aCareBooking({
      uid: 'parent-1',
      startsAt: inSeoul('2026-12-24T13:00'),
      cancelledAt: inSeoul('2026-12-19T09:00'),
      cancelReason: '휴무: 겨울 휴원',
    }),
  )
  await site.putAll('rides', [
    aRide({
      status: 'declined',
      reason: '휴무: 겨울 휴원',
      startsAt: inSeoul('2026-12-24T12:30'),
    }),
  ])
})

test('what the agit has cancelled stands until it is confirmed, also after the page is opened again', async () => {
  const { view } = site.open(asMember(<CancelledBookings />))
  await site.waitForAnswers()
  expect(region().getByText('12.24(목) 13:00 김하준 돌봄 · 휴무: 겨울 휴원')).toBeVisible()
  const [first] = region().getAllByRole('button', { name: '확인' })
  expect(first).toHaveAccessibleDescription('12.24(목) 12:30 김하준 픽업 · 휴무: 겨울 휴원')
  if (first) fireEvent.click(first)
  expect(region().getAllByRole('listitem')).toHaveLength(1)
  expect(region().getByRole('heading')).toHaveFocus()
  view.unmount()
  site.open(asMember(<CancelledBookings />))
  await site.waitForAnswers()
  fireEvent.click(region().getByRole('button', { name: '확인' }))
  expect(screen.queryByRole('region', { name: '취소된 예약' })).toBeNull()
  expect(screen.getByText('취소된 예약을 모두 확인했어요.')).toHaveFocus()
})
