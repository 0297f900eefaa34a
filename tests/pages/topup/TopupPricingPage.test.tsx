import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { TopupPricingPage } from '@/pages/topup/TopupPricingPage'
import { readSnackMenu, recallSnackMenu } from '@/repository/snackMenu'

vi.mock('@/repository/snackMenu')

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('counts with the remembered menu in an outage and says how old it is', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00+09:00') })
  vi.spyOn(console, 'warn').mockReturnValue()
  const milk = { id: 'milk', title: '우유', imageUrl: undefined, order: 1, allergens: [] }
  vi.mocked(recallSnackMenu).mockReturnValue({
    data: [{ ...milk, priceKRW: 1_800 }],
    savedAt: new Date('2026-11-20T09:00:00+09:00'),
    isFresh: false,
  })
  vi.mocked(readSnackMenu).mockRejectedValue(new Error('down'))
  render(<TopupPricingPage />, { wrapper: MemoryRouter })
  await act(async () => {})
  expect(
    screen.getByText(/기본 간식 메뉴의 가운데 값 1,800원\(3시간 전 메뉴 기준\)으로 나눈 개수/),
  ).toBeInTheDocument()
})
