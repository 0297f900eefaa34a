import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { PickupStepPage } from '@/pages/pickup/PickupStepPage'
import { hydrateDeviceStores, resetDeviceStores } from '@/stores/deviceStore'
import { localSite } from '../localSite'

const site = localSite()

beforeEach(() => {
  hydrateDeviceStores()
  return () => act(() => void resetDeviceStores('all'))
})

test('a step opened too early leads to the first unfinished one', async () => {
  const { user, router } = site.open(<PickupStepPage />, '/pickup/review', '/pickup/*')
  await site.waitForAnswers()
  const path = () => router.state.location.pathname
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))
  expect(path()).toBe('/pickup/child')
  await user.click(screen.getByRole('radio', { name: /^김서연/ }))
  await act(() => router.navigate('/pickup/route'))
  expect(path()).toBe('/pickup/date')
  await press(/^2026년 11월 30일/)
  await press(/^2026년 11월 27일/)
  await press('다음')
  expect(path()).toBe('/pickup/time')
  await act(() => router.navigate(-1))
  expect(path()).toBe('/pickup/date')
  const days = within(screen.getByRole('list', { name: '선택한 날짜' })).getAllByRole('listitem')
  expect(days[0]).toHaveTextContent('2026.11.27(금)')
  expect(days[1]).toHaveTextContent('2026.11.30(월)')
  await press('이전')
  expect(screen.getByRole('radio', { name: /^김서연/ })).toBeChecked()
})
