import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { emptyMemberChild } from '@/domain/account/memberChild'
import type { SnackMenuItem } from '@/domain/snacks/snackMenu'
import { MenuTab } from '@/pages/snack/MenuTab'
import { readChildren } from '@/repository/account/children'
import { RepositoryError } from '@/repository/firestore/repositoryError'
import { signIn, signOut } from '../../features/account/signedInMember'
import { withQueries } from '../../remote/withQueries'

vi.mock('@/services/account', () => ({ watchAccount: vi.fn() }))
vi.mock('@/repository/account/users', () => ({ readProfile: () => new Promise(() => {}) }))
vi.mock('@/repository/account/children', () => ({ readChildren: vi.fn() }))

afterEach(() => {
  act(signOut)
  vi.restoreAllMocks()
})

const child = {
  ...emptyMemberChild,
  photoConsentVersion: '',
  id: 'own',
  name: '박하나',
  allergens: [2],
}
const milk: SnackMenuItem = {
  id: 'milk',
  title: '우유',
  priceKRW: 1_500,
  imageUrl: undefined,
  order: 10,
  allergens: [2],
}

function open() {
  const menu = { status: 'loaded', data: [milk] } as const
  render(
    withQueries(
      <MemoryRouter>
        <MenuTab basic={menu} growth={menu} />
      </MemoryRouter>,
    ),
  )
}
const select = () => screen.getByRole('combobox', { name: '자녀' })
const choices = () =>
  within(select())
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

test('a member’s menu uses the account’s children and no samples', async () => {
  vi.mocked(readChildren).mockResolvedValue([child])
  signIn('parent-1')
  open()
  expect(await screen.findByRole('option', { name: '박하나' })).toBeInTheDocument()
  expect(choices()).toEqual(['선택 안 함', '박하나'])
  fireEvent.change(select(), { target: { value: 'own' } })
  expect(screen.getAllByText(/박하나.*알레르기/).length).toBeGreaterThan(0)
})

test('a failed read of the children is shown and can be retried', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.mocked(readChildren).mockRejectedValue(new RepositoryError('timeout'))
  signIn('parent-2')
  open()
  const again = await screen.findByRole('button', { name: '다시 시도' })
  vi.mocked(readChildren).mockResolvedValue([child])
  fireEvent.click(again)
  expect(await screen.findByRole('option', { name: '박하나' })).toBeInTheDocument()
  expect(select()).toHaveFocus()
})
