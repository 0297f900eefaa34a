import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LoginPage } from '@/pages/login/LoginPage'
import { useChildrenStore } from '@/stores/children'
import { resetDeviceStores } from '@/stores/deviceStore'
import { useSignInMark } from '@/stores/signInMark'

const asked = vi.hoisted(() => ({
  signInWith: vi.fn(),
  sendPhoneCode: vi.fn(),
  confirmPhoneCode: vi.fn(),
  readProfile: vi.fn(),
  deleteAccount: vi.fn(),
  signOut: vi.fn(),
  saveChildren: vi.fn(),
  readChildren: vi.fn(),
}))
vi.mock('@/services/phone', () => asked)
vi.mock('@/services/social', () => ({ ...asked, prepareWindows: vi.fn() }))
vi.mock('@/services/account', () => asked)
vi.mock('@/repository/users', () => asked)
vi.mock('@/repository/children', () => asked)

const account = { uid: 'u1', phone: '+821000000002', providers: [] }
const profile = { nickname: '하준맘', phone: account.phone }

function openLogin(address = '/login') {
  const router = createMemoryRouter(
    [
      { path: '/login', element: <LoginPage /> },
      { path: '*', element: <h1>다음 화면</h1> },
    ],
    { initialEntries: [address] },
  )
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { router, user: userEvent.setup() }
}

const button = (name: string) => screen.getByRole('button', { name })
const kakao = () => button('카카오로 계속하기')

beforeEach(() => {
  resetDeviceStores('all')
  vi.resetAllMocks()
  asked.signInWith.mockResolvedValue({ ok: true, account, isNew: false })
  asked.confirmPhoneCode.mockResolvedValue({ ok: true, account, isNew: false })
  asked.sendPhoneCode.mockImplementation(async (e164: string) => ({
    ok: true,
    sent: { e164, sentAt: Date.now(), verificationId: 'v1' },
  }))
  asked.readProfile.mockResolvedValue(profile)
  asked.readChildren.mockResolvedValue([])
  asked.deleteAccount.mockResolvedValue({ ok: true })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a member goes on to the page that asked', () => {
  test.each([
    ['네이버로 계속하기', 'naver', '/login?next=/pickup', '/pickup'],
    ['카카오로 계속하기', 'kakao', '/login?next=//evil.example', '/my'],
  ])('%s', async (name, provider, address, next) => {
    const { router, user } = openLogin(address)
    await user.dblClick(button(name))
    expect(asked.signInWith).toHaveBeenCalledExactlyOnceWith(provider)
    expect(await screen.findByRole('heading', { name: '다음 화면' })).toBeVisible()
    expect(router.state.location.pathname).toBe(next)
    expect(useSignInMark.getState().mark).toMatchObject({ uid: 'u1', nickname: '하준맘' })
  })
})

describe('somebody without a profile', () => {
  test.each([
    ['new', true, 1],
    ['left by a sign-up', false, 0],
  ])('%s', async (_, isNew, deletions) => {
    asked.signInWith.mockResolvedValue({ ok: true, account, isNew })
    asked.readProfile.mockResolvedValue(undefined)
    const { user } = openLogin()
    await user.click(kakao())
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText('가입된 계정이 없어요. 회원가입을 먼저 해 주세요.')).toBeVisible()
    expect(alert.getByRole('link', { name: '회원가입' })).toHaveAttribute('href', '/signup')
    expect(asked.deleteAccount).toHaveBeenCalledTimes(deletions)
    expect(asked.signOut).toHaveBeenCalled()
    expect(useSignInMark.getState().mark).toBeNull()
  })

  test('a read that failed deletes nothing and can be tried again', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    asked.signInWith.mockResolvedValue({ ok: true, account, isNew: true })
    asked.readProfile.mockRejectedValueOnce(new Error('down'))
    const { user } = openLogin()
    await user.click(kakao())
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '처리하지 못했어요. 잠시 후 다시 시도해 주세요.',
    )
    expect(asked.deleteAccount).not.toHaveBeenCalled()
    await user.click(button('다시 시도'))
    expect(await screen.findByRole('heading', { name: '다음 화면' })).toBeVisible()
    expect(asked.signInWith).toHaveBeenCalledOnce()
  })
})

describe('a guest’s children', () => {
  const child = { id: 'c9', name: '이도윤', birthday: '', school: '', allergens: [2], careNote: '' }
  const dialog = () => screen.findByRole('dialog', { name: '자녀 정보 옮기기' })
  beforeEach(() => {
    const { children, setChildren } = useChildrenStore.getState()
    setChildren([...children, child])
  })

  test('move under one new id, however often it is tried', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    asked.saveChildren.mockRejectedValueOnce(new Error('down'))
    const { user } = openLogin()
    await user.click(kakao())
    const inside = within(await dialog())
    expect(inside.getByText('이 기기에 저장한 자녀 1명을 계정으로 옮길까요?')).toBeVisible()
    await user.click(inside.getByRole('button', { name: '옮기기' }))
    await user.click(await inside.findByRole('button', { name: '다시 시도' }))
    expect(await screen.findByRole('heading', { name: '다음 화면' })).toBeVisible()
    const [first, second] = asked.saveChildren.mock.calls
    expect(first).toEqual(second)
    expect(first?.[0]).toBe('u1')
    expect(first?.[1]).toMatchObject([{ name: '이도윤', allergens: [] }])
    expect(first?.[1][0].id).not.toBe('c9')
    expect(useChildrenStore.getState().children.map(({ name }) => name)).not.toContain('이도윤')
    expect(localStorage.getItem('dodam-children-move')).not.toContain(first?.[1][0].id)
  })

  test('health data comes along with consent only', async () => {
    const { user } = openLogin()
    await user.click(kakao())
    const inside = within(await dialog())
    await user.click(
      inside.getByRole('checkbox', {
        name: '알레르기·돌봄 메모(건강 정보) 수집·이용에 동의합니다 (선택)',
      }),
    )
    await user.click(inside.getByRole('button', { name: '옮기기' }))
    expect(await screen.findByRole('heading', { name: '다음 화면' })).toBeVisible()
    expect(asked.saveChildren.mock.calls[0]?.[1]).toMatchObject([{ allergens: [2] }])
  })

  test('who wants them to stay is not asked again, another account is', async () => {
    const { user, router } = openLogin()
    await user.click(kakao())
    await user.click(within(await dialog()).getByRole('button', { name: '옮기지 않기' }))
    expect(await screen.findByRole('heading', { name: '다음 화면' })).toBeVisible()
    expect(asked.saveChildren).not.toHaveBeenCalled()
    resetDeviceStores('account')
    await router.navigate('/login')
    await user.click(await screen.findByRole('button', { name: '카카오로 계속하기' }))
    expect(await screen.findByRole('heading', { name: '다음 화면' })).toBeVisible()
    asked.signInWith.mockResolvedValue({
      ok: true,
      account: { ...account, uid: 'u2' },
      isNew: false,
    })
    await router.navigate('/login')
    await user.click(await screen.findByRole('button', { name: '카카오로 계속하기' }))
    expect(await dialog()).toBeVisible()
  })
})
