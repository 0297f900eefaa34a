import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { MenuPanel } from '@/pages/home/MenuPanel'
import { Today } from '@/pages/my/home/Today'
import { hydrateDeviceStores } from '@/stores/deviceStore'
import { useNextBooking } from '@/stores/nextBooking'
import { useFirstSteps } from '@/stores/putAway'
import { useSignInMark } from '@/stores/signInMark'
import { aRide, inSeoul } from '../../domain/rides/aRide'
import { asMember } from '../../remote/asMember'
import { localSite } from '../localSite'

const site = localSite()
const question = () => screen.getByRole('heading', { level: 1 })
const link = () => screen.findByRole('link', { name: '다음 예약' })

beforeEach(async () => {
  vi.setSystemTime(inSeoul('2026-11-25T14:50'))
  hydrateDeviceStores()
  await site.signInMember('parent-1')
  useFirstSteps.getState().end('parent-1')
})

const remember = (readAt: string) =>
  useNextBooking.getState().keep({
    readAt: inSeoul(readAt).getTime(),
    coming: ['2026-11-25T15:00', '2026-11-26T13:00'].map((time, index) => ({
      kind: index === 0 ? 'ride' : 'stay',
      startsAt: inSeoul(time),
      childId: 'child-1',
      childName: '김하준',
    })),
  })

test('what 「내 정보」 has read stands on the home page in place of the question', async () => {
  await site.put('rides/ride-1', aRide())
  const { view } = site.open(asMember(<Today />))
  await screen.findByRole('list', { name: '진행 상황' })
  await site.waitForAnswers()
  view.unmount()
  site.open(<MenuPanel />)
  expect(await link()).toHaveAttribute('href', '/my')
  expect(await link()).toHaveAccessibleDescription('오늘 15:00 김하준 픽업 14:50에 확인했어요')
  expect(question()).toHaveTextContent('오늘 오후, 무엇을 도와드릴까요?')
  expect(question()).toHaveClass('sr-only')
})

test('what has begun gives way to what comes after it', async () => {
  remember('2026-11-25T09:02')
  vi.setSystemTime(inSeoul('2026-11-25T15:00'))
  site.open(<MenuPanel />)
  expect(await link()).toHaveAccessibleDescription('내일 13:00 김하준 돌봄 09:02에 확인했어요')
})

test.each([
  ['read a day ago', () => remember('2026-11-24T14:50')],
  [
    'a guest',
    () => {
      remember('2026-11-25T14:50')
      act(() => useSignInMark.setState({ mark: null }))
    },
  ],
  ['nothing read', () => {}],
])('the question stands for %s', async (_, prepare) => {
  prepare()
  site.open(<MenuPanel />)
  await site.waitForAnswers()
  expect(screen.queryByRole('link', { name: '다음 예약' })).toBeNull()
  expect(question()).not.toHaveClass('sr-only')
})
