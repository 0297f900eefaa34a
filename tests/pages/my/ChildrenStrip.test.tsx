import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { emptyMemberChild } from '@/domain/account/memberChild'
import { ChildrenStrip } from '@/pages/my/home/ChildrenStrip'
import { readChildren } from '@/repository/children'
import { RepositoryError } from '@/repository/repositoryError'
import { signIn, signOut } from '../../features/account/signedInMember'
import { openMyPage } from './openMyPage'

vi.mock('@/services/account', () => ({ watchAccount: vi.fn() }))
vi.mock('@/repository/users', () => ({ readProfile: () => new Promise(() => {}) }))
vi.mock('@/repository/children', () => ({ readChildren: vi.fn() }))

afterEach(() => {
  act(signOut)
  vi.restoreAllMocks()
})

const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('a guest sees the children of the device', () => {
  openMyPage(<ChildrenStrip />)
  expect(names()).toEqual(['김하준', '김서연'])
})

test('a member sees the children of the account and never the samples', async () => {
  let answer = (_: readonly ReturnType<typeof child>[]) => {}
  vi.mocked(readChildren).mockReturnValue(new Promise((resolve) => (answer = resolve)))
  signIn('parent-1')
  openMyPage(<ChildrenStrip />)
  expect(screen.queryByText('김하준')).toBeNull()
  await act(async () => answer([child('박하나')]))
  expect(names()).toEqual(['박하나'])
})

test('a member without a child sees that there is none', async () => {
  vi.mocked(readChildren).mockResolvedValue([])
  signIn('parent-2')
  openMyPage(<ChildrenStrip />)
  expect(await screen.findByText('등록된 자녀가 없어요.')).toBeInTheDocument()
})

test('children that could not be read are asked for again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.mocked(readChildren).mockRejectedValue(new RepositoryError('timeout'))
  signIn('parent-3')
  const { user } = openMyPage(<ChildrenStrip />)
  const again = await screen.findByRole('button', { name: '다시 시도' })
  vi.mocked(readChildren).mockResolvedValue([child('박하나')])
  await user.click(again)
  expect(await screen.findByText('박하나')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '자녀 관리' })).toHaveFocus()
})

function child(name: string) {
  return { ...emptyMemberChild, id: name, name }
}
