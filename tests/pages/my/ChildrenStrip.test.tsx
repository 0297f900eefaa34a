import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { emptyMemberChild } from '@/domain/account/memberChild'
import { ChildrenStrip } from '@/pages/my/home/ChildrenStrip'
import { readChildren } from '@/repository/children'
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

function child(name: string) {
  return { ...emptyMemberChild, id: name, name }
}
