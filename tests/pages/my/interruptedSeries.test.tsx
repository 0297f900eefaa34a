import { screen, waitFor } from '@testing-library/react'
import { addDays } from 'date-fns/addDays'
import { beforeEach, expect, test, vi } from 'vitest'
import { CancelForm } from '@/pages/my/rides/dialogs/CancelForm'
import { aRide, inSeoul } from '../../domain/rides/aRide'
import { asMember } from '../../remote/asMember'
import { localSite } from '../localSite'

const site = localSite()
const first = aRide({ id: 'day-0', seriesId: 'series-1', status: 'confirmed' })
const series = Array.from({ length: 260 }, (_, day) => ({
  ...first,
  id: `day-${day}`,
  startsAt: addDays(first.startsAt, day),
}))
const nothing = () => undefined

beforeEach(async () => {
  vi.setSystemTime(inSeoul('2026-11-25T10:00'))
  await site.signInMember('parent-1')
  await site.putAll('rides', series)
})

test('while a series is sent, its count and fee stay, and the progress counts', async () => {
  const { user } = site.open(
    asMember(<CancelForm ride={first} onClose={nothing} onDone={nothing} />),
  )
  await user.click(await screen.findByRole('radio', { name: '전체' }))
  const release = site.hold('commit', 2)
  await user.click(screen.getByRole('button', { name: '예약 취소하기' }))
  expect(await screen.findByText('100 / 260', undefined, { timeout: 5000 })).toBeVisible()
  expect(screen.getByText('취소할 예약').closest('p')).toHaveTextContent('260건')
  expect(screen.getByText('취소 수수료').closest('p')).toHaveTextContent('3,870원')
  release()
  await waitFor(() => expect(screen.queryByText(/ \/ 260$/)).toBeNull(), { timeout: 5000 })
})
