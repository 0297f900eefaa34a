import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { TopupPricingPage } from '@/pages/topup/TopupPricingPage'
import { RepositoryError } from '@/repository/firestore/repositoryError'
import { readSnackRows } from '@/repository/snacks/snackMenu'
import { storeRows } from '../../remote/storeRows'
import { withQueries } from '../../remote/withQueries'

vi.mock('@/repository/snacks/snackMenu', async (importOriginal) => ({
  ...(await importOriginal<typeof import('@/repository/snacks/snackMenu')>()),
  readSnackRows: vi.fn(),
}))

afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

test('counts with the remembered menu in an outage and shows its age', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00+09:00') })
  vi.spyOn(console, 'warn').mockReturnValue()
  storeRows({
    name: 'snack-basic',
    savedAt: new Date('2026-11-20T09:00:00+09:00'),
    documents: [{ id: 'milk', title: '우유', order: 1, allergens: [], price: 1_800 }],
  })
  vi.mocked(readSnackRows).mockRejectedValue(new RepositoryError('denied'))
  render(withQueries(<TopupPricingPage />), { wrapper: MemoryRouter })
  await act(async () => {})
  expect(
    screen.getByText(/기본 간식 메뉴의 가운데 값 1,800원\(3시간 전 메뉴 기준\)으로 나눈 개수/),
  ).toBeInTheDocument()
})

test('counts rides, hours and snacks, without a menu all but snacks', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.mocked(readSnackRows).mockRejectedValue(new RepositoryError('denied'))
  render(withQueries(<TopupPricingPage />), { wrapper: MemoryRouter })
  await act(async () => {})
  const card = screen
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent?.includes('100,000원'))
  expect(card).toHaveTextContent(/최대 14회.*최대 8시간.*메뉴에서 확인/)
})
